package v7p3r.lab.learn;

import java.io.BufferedReader;
import java.io.BufferedWriter;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import v7p3r.lab.dataset.DatasetFile;
import v7p3r.lab.dataset.FactRows;
import v7p3r.lab.schema.Column;
import v7p3r.lab.schema.DataLayer;

/** The rows of two datasets in one; both must have the same columns. */
final class DatasetJoin {
  private static final String DEEP = DataLayer.DEEP.csv();
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
    DatasetFile file = DatasetFile.of(folder, DataLayer.DEEP);
    long least = Long.MAX_VALUE;
    try (FactRows rows = FactRows.open(file, List.of(Column.N_REF), List.of())) {
      for (int i = 0; i < LOOKED_AT && rows.next(); i++) {
        least = Math.min(least, rows.whole(Column.N_REF));
      }
    }
    if (least == Long.MAX_VALUE) {
      throw new IOException(file + ": expected rows of positions, found none");
    }
    return least;
  }
}
