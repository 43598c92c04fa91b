package v7p3r.uci;

import java.io.BufferedReader;
import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;

/** The engine as a program of its own, as a GUI starts it; notes when each line of it came. */
final class EngineProcess implements AutoCloseable {
  private static final long PATIENCE_SECONDS = 60;

  /** A line and the moment it was read, in nanoseconds. */
  record Answer(String line, long nanos) {}

  private final Process process;
  private final BlockingQueue<Answer> answers = new LinkedBlockingQueue<>();

  EngineProcess() throws IOException {
    process =
        new ProcessBuilder(
                System.getProperty("java.home") + "/bin/java",
                "-XX:+UseSerialGC",
                "-XX:+DisplayVMOutputToStderr",
                "-Xmx512m",
                "-cp",
                "target" + File.separator + "classes",
                "v7p3r.uci.Uci")
            .start();
    Thread.ofPlatform().daemon().name("answers").start(this::readAnswers);
  }

  private void readAnswers() {
    try (BufferedReader lines = process.inputReader(StandardCharsets.UTF_8)) {
      for (String line = lines.readLine(); line != null; line = lines.readLine()) {
        answers.add(new Answer(line, System.nanoTime()));
      }
    } catch (IOException e) {
      answers.add(new Answer("broken pipe: " + e, System.nanoTime()));
    }
  }

  /** All lines at once; gives back the moment they were sent. */
  long send(String... lines) {
    try {
      String text = String.join("\n", lines) + "\n";
      long now = System.nanoTime();
      process.getOutputStream().write(text.getBytes(StandardCharsets.UTF_8));
      process.getOutputStream().flush();
      return now;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** All answers up to the first with that beginning, which is the last of the list. */
  List<Answer> readUntil(String beginning) throws InterruptedException {
    List<Answer> read = new ArrayList<>();
    do {
      Answer next = answers.poll(PATIENCE_SECONDS, TimeUnit.SECONDS);
      if (next == null) {
        throw new AssertionError("waited for " + beginning + ", last was " + read);
      }
      read.add(next);
    } while (!read.getLast().line.startsWith(beginning));
    return read;
  }

  /** Milliseconds from sending a command to the answer with that beginning. */
  double millisTo(String command, String beginning) throws InterruptedException {
    long sent = send(command);
    return (readUntil(beginning).getLast().nanos - sent) / 1e6;
  }

  void awaitEnd() throws InterruptedException {
    if (!process.waitFor(PATIENCE_SECONDS, TimeUnit.SECONDS)) {
      throw new AssertionError("quit has not ended the engine");
    }
  }

  int exitCode() {
    return process.exitValue();
  }

  String errors() throws IOException {
    return new String(process.getErrorStream().readAllBytes(), StandardCharsets.UTF_8);
  }

  @Override
  public void close() {
    process.destroyForcibly();
  }
}
