package v7p3r.lab.dataset;

import java.io.Closeable;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import v7p3r.lab.report.DataTable;

/** Writes Parquet, and answers questions in SQL to the files it was shown. */
public interface ColumnDatabase extends Closeable {
  /** Writes the rows of comma-separated text, all of them sound, as Parquet. */
  void writeParquet(Path csv, List<String> columns, Path parquet) throws IOException;

  /**
   * Gives the rows of a Parquet file a name for questions.
   *
   * @param without numbers of rows, from 1, that are left out
   */
  void show(Path parquet, String name, List<Long> without) throws IOException;

  /** Does what a sentence in SQL says. */
  void run(String sql) throws IOException;

  /** The answer to a question as a table. */
  DataTable ask(String key, String title, String sql) throws IOException;
}
