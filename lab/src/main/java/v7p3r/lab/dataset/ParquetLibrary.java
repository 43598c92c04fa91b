package v7p3r.lab.dataset;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.ServiceLoader;

/**
 * Reads and writes Parquet. It is large, stands in a module of its own and is only there when asked
 * for; so it is found, not named.
 */
public interface ParquetLibrary {
  /**
   * One pass over the rows of a file, in their order.
   *
   * @throws IOException if it is no Parquet file, or a damaged one
   */
  DatasetRows rows(Path parquet) throws IOException;

  /** A new database in memory, for questions to Parquet files. */
  ColumnDatabase open() throws IOException;

  /** The one on the class path. */
  static Optional<ParquetLibrary> find() {
    return ServiceLoader.load(ParquetLibrary.class).findFirst();
  }

  /** The one on the class path, which must be there. */
  static ParquetLibrary required() {
    return find()
        .orElseThrow(
            () ->
                new IllegalStateException(
                    "the library for Parquet is not in this program: use the full package, or"
                        + " ./v7p3r in the sources"));
  }
}
