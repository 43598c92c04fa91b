package v7p3r.uci;

import java.io.ByteArrayOutputStream;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import v7p3r.engine.Engine;

/** A GUI's end of a UCI loop that runs in this process on a thread of its own. */
final class UciSession implements AutoCloseable {
  private static final long PATIENCE_SECONDS = 30;
  private static final byte[] END = {};

  private final BlockingQueue<byte[]> input = new LinkedBlockingQueue<>();
  private final BlockingQueue<String> output = new LinkedBlockingQueue<>();
  private final Thread thread;
  private volatile Throwable failure;

  UciSession() {
    this(new Engine());
  }

  UciSession(Engine engine) {
    UciLoop loop = new UciLoop(engine, new Input(), new Output());
    thread = Thread.ofPlatform().daemon().name("uci").start(loop::run);
    thread.setUncaughtExceptionHandler((t, e) -> failure = e);
  }

  void send(String... lines) {
    for (String line : lines) {
      sendBytes((line + "\n").getBytes(StandardCharsets.UTF_8));
    }
  }

  void sendBytes(byte[] bytes) {
    if (bytes.length > 0) {
      input.add(bytes);
    }
  }

  void endInput() {
    input.add(END);
  }

  /** The next line of output. */
  String read() {
    try {
      String line = output.poll(PATIENCE_SECONDS, TimeUnit.SECONDS);
      if (line == null) {
        throw new AssertionError("no answer; the loop " + (thread.isAlive() ? "runs" : "ended"));
      }
      return line;
    } catch (InterruptedException e) {
      throw new AssertionError(e);
    }
  }

  /** All lines up to the first one with the given beginning, which is the last of the list. */
  List<String> readUntil(String beginning) {
    List<String> lines = new ArrayList<>();
    do {
      lines.add(read());
    } while (!lines.getLast().startsWith(beginning));
    return lines;
  }

  /** Sends isready and gives back what was said before readyok. */
  List<String> sync() {
    send("isready");
    List<String> lines = readUntil("readyok");
    return lines.subList(0, lines.size() - 1);
  }

  /** Lines that are there already. */
  List<String> pending() {
    List<String> lines = new ArrayList<>();
    output.drainTo(lines);
    return lines;
  }

  /** Waits for the loop to end by itself. */
  void awaitEnd() {
    try {
      thread.join(PATIENCE_SECONDS * 1000);
    } catch (InterruptedException e) {
      throw new AssertionError(e);
    }
    if (thread.isAlive()) {
      throw new AssertionError("the loop has not ended");
    }
    if (failure != null) {
      throw new AssertionError("the loop failed", failure);
    }
  }

  @Override
  public void close() {
    send("quit");
    endInput();
    awaitEnd();
  }

  private final class Input extends InputStream {
    private byte[] bytes = END;
    private int next;

    @Override
    public int read() {
      byte[] one = new byte[1];
      return read(one, 0, 1) < 0 ? -1 : one[0] & 0xff;
    }

    @Override
    public int read(byte[] target, int offset, int length) {
      if (next == bytes.length) {
        try {
          bytes = input.take();
          next = 0;
        } catch (InterruptedException e) {
          return -1;
        }
        if (bytes.length == 0) {
          input.add(END);
          return -1;
        }
      }
      int count = Math.min(length, bytes.length - next);
      System.arraycopy(bytes, next, target, offset, count);
      next += count;
      return count;
    }
  }

  private final class Output extends OutputStream {
    private final ByteArrayOutputStream line = new ByteArrayOutputStream();

    @Override
    public void write(int b) {
      if (b == '\n') {
        output.add(line.toString(StandardCharsets.UTF_8));
        line.reset();
      } else {
        line.write(b);
      }
    }

    @Override
    public void write(byte[] bytes, int offset, int length) {
      for (int i = offset; i < offset + length; i++) {
        write(bytes[i]);
      }
    }
  }
}
