package v7p3r.app.lichess;

import com.sun.net.httpserver.HttpExchange;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;

/**
 * A stream that the server has open: writes lines, and empty ones while there is nothing to say.
 */
final class FakeStream {
  private static final long KEEP_ALIVE_MILLIS = 100;
  private static final String END = "\u0000end";

  private final BlockingQueue<String> lines = new LinkedBlockingQueue<>();
  private volatile boolean mute;
  private volatile boolean ended;

  void send(String line) {
    lines.add(line + "\n");
  }

  /** Sends a part of a line and ends the connection. */
  void cut(String line) {
    lines.add(line.substring(0, line.length() / 2));
    end();
  }

  void end() {
    lines.add(END);
  }

  /** Stays open and says nothing any more. */
  void silence() {
    mute = true;
  }

  boolean isOpen() {
    return !ended;
  }

  /** Writes until the stream ends or the other side goes. */
  void run(HttpExchange exchange) throws IOException {
    exchange.getResponseHeaders().add("Content-Type", "application/x-ndjson");
    exchange.sendResponseHeaders(200, 0);
    try (OutputStream out = exchange.getResponseBody()) {
      while (true) {
        String line = lines.poll(KEEP_ALIVE_MILLIS, TimeUnit.MILLISECONDS);
        if (END.equals(line)) {
          return;
        }
        if (!mute) {
          out.write((line == null ? "\n" : line).getBytes(StandardCharsets.UTF_8));
          out.flush();
        }
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    } finally {
      ended = true;
      exchange.close();
    }
  }
}
