package v7p3r.lab.tune.set;

import java.io.BufferedReader;
import java.io.Closeable;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.Reader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Optional;
import v7p3r.arena.source.TextSource;

/**
 * The samples of a labelled file, plain or packed, one line at a time: tab-separated with a header,
 * EPD with results, or the two columns of Chess-Force. The first line tells which.
 */
public final class SetRows implements Closeable {
  /** How the lines of a kind of file are read. */
  interface Format {
    /** The sample of a line; empty when the line holds none that can be used. */
    Optional<LabelledPosition> read(String line, int number) throws IOException;
  }

  private final Path file;
  private final BufferedReader lines;
  private final Format format;
  private String pending;
  private int number;

  private SetRows(Path file, BufferedReader lines) throws IOException {
    this.file = file;
    this.lines = lines;
    String first = advance();
    if (first == null) {
      throw new SetException(file, "expected positions, found an empty file");
    }
    String source = sourceName(file);
    if (first.indexOf('\t') >= 0) {
      format = new TabSeparated(file, first, number);
    } else if (first.equals(ChessForceCsv.HEADER)) {
      format = new ChessForceCsv(file, source);
    } else {
      format = new LabelledEpd(file, source);
      pending = first;
    }
  }

  public static SetRows open(Path file) throws IOException {
    Reader in = new InputStreamReader(TextSource.open(file), StandardCharsets.UTF_8);
    try {
      return new SetRows(file, new BufferedReader(in, 1 << 16));
    } catch (IOException e) {
      in.close();
      throw e;
    }
  }

  /** The next sample, or empty at the end. */
  public Optional<LabelledPosition> next() throws IOException {
    while (true) {
      String line = pending == null ? advance() : pending;
      pending = null;
      if (line == null) {
        return Optional.empty();
      }
      Optional<LabelledPosition> sample = format.read(line, number);
      if (sample.isPresent()) {
        return sample;
      }
    }
  }

  /** The line of the last sample, from 1. */
  public int line() {
    return number;
  }

  /** The next line with something on it that is no comment; null at the end. */
  private String advance() throws IOException {
    for (String line = lines.readLine(); line != null; line = lines.readLine()) {
      number++;
      if (!line.isBlank() && line.charAt(0) != '#') {
        return line;
      }
    }
    return null;
  }

  /** The file's name without its endings. */
  static String sourceName(Path file) {
    String name = file.getFileName().toString();
    int dot = name.indexOf('.', 1);
    return (dot < 0 ? name : name.substring(0, dot)).replaceAll("\\s", "_");
  }

  @Override
  public void close() throws IOException {
    lines.close();
  }

  @Override
  public String toString() {
    return file + ", line " + number;
  }
}
