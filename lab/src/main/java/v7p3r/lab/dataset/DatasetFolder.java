package v7p3r.lab.dataset;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import v7p3r.lab.work.Progress;

/** The files that the profiler made, by layer; either may be missing. */
public record DatasetFolder(Path folder) {
  static final String WIDE = "wide";
  static final String DEEP = "deep";

  Path csv(String layer) {
    return folder.resolve(layer.equals(WIDE) ? "effort_dataset.csv" : "deep.csv");
  }

  Path parquet(String layer) {
    return folder.resolve(layer.equals(WIDE) ? "effort_dataset.parquet" : "deep.parquet");
  }

  boolean has(String layer) {
    return Files.isRegularFile(csv(layer));
  }

  /**
   * Checks all rows and writes the sound ones as Parquet.
   *
   * @return the rows that are broken
   * @throws IOException if there is no file at all, or one without a header
   */
  public List<BrokenRow> writeParquet(Progress progress) throws IOException {
    try (DuckDb database = new DuckDb()) {
      return importInto(database, progress);
    }
  }

  /** Checks all rows, writes Parquet and opens that as the views {@code wide} and {@code deep}. */
  List<BrokenRow> importInto(DuckDb database, Progress progress) throws IOException {
    if (!has(WIDE) && !has(DEEP)) {
      throw new IOException(
          folder + ": expected effort_dataset.csv or deep.csv, found neither; profile makes them");
    }
    List<BrokenRow> broken = new ArrayList<>();
    for (String layer : List.of(WIDE, DEEP)) {
      if (has(layer)) {
        progress.say("checking " + csv(layer) + ", writing " + parquet(layer));
        Path copy = folder.resolve(layer + ".sound.csv");
        try {
          CheckedCsv csv = CheckedCsv.check(csv(layer), copy);
          broken.addAll(csv.broken());
          database.importCsv(csv, parquet(layer), layer);
        } finally {
          Files.deleteIfExists(copy);
        }
      }
    }
    return broken;
  }
}
