package v7p3r.lab.profile.source;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import v7p3r.arena.source.TextSource;

/** One position a line of a file, plain or packed; broken lines are told and left out. */
final class LineSamples implements SampleSource {
  private static final int BATCH = 8;

  /** Reads the position of a line. */
  @FunctionalInterface
  interface Format {
    /**
     * The position of a line, or empty for a line without one.
     *
     * @throws IllegalArgumentException if the line is broken
     */
    Optional<Sample> read(String line, String place);
  }

  private final Path file;
  private final BufferedReader lines;
  private final Format format;
  private final int every;
  private final long seed;
  private final Consumer<String> problems;
  private long number;

  LineSamples(Path file, Format format, int every, long seed, Consumer<String> problems)
      throws IOException {
    this.file = file;
    this.format = format;
    this.every = every;
    this.seed = seed;
    this.problems = problems;
    lines =
        new BufferedReader(
            new InputStreamReader(TextSource.open(file), StandardCharsets.UTF_8), 1 << 16);
  }

  @Override
  public Optional<Batch> next() throws IOException {
    List<Sample> samples = new ArrayList<>(BATCH);
    while (samples.size() < BATCH) {
      String line = lines.readLine();
      if (line == null) {
        return samples.isEmpty() ? Optional.empty() : Optional.of(Batch.of(samples));
      }
      number++;
      if (!line.isBlank() && line.charAt(0) != '#' && FileSource.isTaken(number, every, seed)) {
        read(line).ifPresent(samples::add);
      }
    }
    return Optional.of(Batch.of(samples));
  }

  private Optional<Sample> read(String line) {
    try {
      return format.read(line, FileSource.name(file) + "#" + number);
    } catch (IllegalArgumentException e) {
      problems.accept(file + ", line " + number + ": " + e.getMessage());
      return Optional.empty();
    }
  }

  @Override
  public void close() throws IOException {
    lines.close();
  }
}
