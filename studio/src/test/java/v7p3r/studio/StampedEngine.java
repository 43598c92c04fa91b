package v7p3r.studio;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.concurrent.TimeUnit;

/**
 * Stands between an engine and who talks to it, and writes down when each line passed: milliseconds
 * of the day's clock with fractions, the direction, the line.
 */
public final class StampedEngine {
  private StampedEngine() {}

  /** The file to write, then the command of the engine. */
  public static void main(String[] args) throws IOException, InterruptedException {
    Process engine = new ProcessBuilder(List.of(args).subList(1, args.length)).start();
    try (PrintWriter notes =
        new PrintWriter(Files.newBufferedWriter(Path.of(args[0])), /* autoFlush= */ true)) {
      Thread out =
          Thread.ofPlatform()
              .start(() -> pass(notes, "<", engine.inputReader(), new PrintWriter(System.out)));
      BufferedReader in =
          new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
      pass(notes, ">", in, new PrintWriter(engine.outputWriter()));
      engine.destroy();
      engine.waitFor(5, TimeUnit.SECONDS);
      out.join();
    }
  }

  private static void pass(PrintWriter notes, String mark, BufferedReader from, PrintWriter to) {
    try {
      for (String line = from.readLine(); line != null; line = from.readLine()) {
        double millis = now();
        to.println(line);
        to.flush();
        notes.println(millis + " " + mark + " " + line);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  static double now() {
    Instant now = Instant.now();
    return now.getEpochSecond() * 1e3 + now.getNano() / 1e6;
  }
}
