package v7p3r.lab.learn;

import java.io.BufferedReader;
import java.io.BufferedWriter;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;

/** The rows of two datasets in one; both must have the same columns. */
final class DatasetJoin {
  private static final String DEEP = "deep.csv";
  private static final int LOOKED_AT = 2000;

  private DatasetJoin() {}

  /**
   * Writes the deep layers of two folders into a third; it is there when it is whole.
   *
   * @return how many rows each gave
   */
  static long[] write(Path old, Path fresh, Path joined) throws IOException {
    Files.createDirectories(joined);
    Path unfinished = joined.resolve(DEEP + ".part");
    long[] rows = new long[2];
    try (BufferedReader first = Files.newBufferedReader(old.resolve(DEEP));
        BufferedReader second = Files.newBufferedReader(fresh.resolve(DEEP));
        BufferedWriter out = Files.newBufferedWriter(unfinished)) {
      String header = header(first, old);
      String other = header(second, fresh);
      if (!header.equals(other)) {
        throw new IOException(
            "%s: expected the %d columns of this version of the engine, found %d others; profile"
                    .formatted(old.resolve(DEEP), other.split(",").length, header.split(",").length)
                + " the dataset anew");
      }
      out.write(header);
      out.newLine();
      rows[0] = copy(first, out);
      rows[1] = copy(second, out);
    }
    Files.move(unfinished, joined.resolve(DEEP), StandardCopyOption.REPLACE_EXISTING);
    return rows;
  }

  private static String header(BufferedReader lines, Path folder) throws IOException {
    String header = lines.readLine();
    if (header == null) {
      throw new IOException(folder.resolve(DEEP) + ": expected a header, found an empty file");
    }
    return header;
  }

  private static long copy(BufferedReader lines, BufferedWriter out) throws IOException {
    long count = 0;
    for (String line = lines.readLine(); line != null; line = lines.readLine()) {
      out.write(line);
      out.newLine();
      count++;
    }
    return count;
  }

  /** The nodes that most positions of a dataset were profiled with: the least of its first ones. */
  static long reference(Path folder) throws IOException {
    Path file = folder.resolve(DEEP);
    try (BufferedReader lines = Files.newBufferedReader(file)) {
      int column = List.of(header(lines, folder).split(",")).indexOf("n_ref");
      if (column < 0) {
        throw new IOException(file + ", line 1: expected a column n_ref, found none");
      }
      long least = Long.MAX_VALUE;
      for (int i = 0; i < LOOKED_AT; i++) {
        String line = lines.readLine();
        if (line == null) {
          break;
        }
        least = Math.min(least, number(file, i + 2, line.split(",", -1), column));
      }
      if (least == Long.MAX_VALUE) {
        throw new IOException(file + ": expected rows of positions, found none");
      }
      return least;
    }
  }

  private static long number(Path file, int line, String[] fields, int column) throws IOException {
    String text = column < fields.length ? fields[column] : "";
    try {
      return Long.parseLong(text);
    } catch (NumberFormatException e) {
      throw new IOException(
          "%s, line %d, n_ref: expected a number, found '%s'".formatted(file, line, text), e);
    }
  }
}
