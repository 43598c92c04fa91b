package v7p3r.lab.parquet;

import java.io.IOException;
import java.nio.file.Path;
import v7p3r.lab.dataset.ColumnDatabase;
import v7p3r.lab.dataset.DatasetRows;
import v7p3r.lab.dataset.ParquetLibrary;

/** Parquet by DuckDB. */
public final class DuckDbLibrary implements ParquetLibrary {
  @Override
  public DatasetRows rows(Path parquet) throws IOException {
    return new ParquetRows(parquet);
  }

  @Override
  public ColumnDatabase open() throws IOException {
    return new DuckDb();
  }
}
