package v7p3r.lab.parquet;

import java.io.IOException;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Properties;
import v7p3r.lab.dataset.DatasetRows;

/** The rows of a Parquet file, streamed; numbers as the shortest text that means the same. */
final class ParquetRows implements DatasetRows {
  private final Path file;
  private final Connection connection;
  private final ResultSet result;
  private final List<String> columns = new ArrayList<>();
  private long row;

  ParquetRows(Path file) throws IOException {
    this.file = file;
    Properties streaming = new Properties();
    streaming.setProperty("jdbc_stream_results", "true");
    Connection opened = null;
    try {
      opened = DriverManager.getConnection(DuckDb.IN_MEMORY, streaming);
      Statement statement = opened.createStatement();
      result = statement.executeQuery("SELECT * FROM " + DuckDb.parquet(file));
      for (int i = 1; i <= result.getMetaData().getColumnCount(); i++) {
        columns.add(result.getMetaData().getColumnLabel(i));
      }
      connection = opened;
    } catch (SQLException e) {
      close(opened);
      throw damaged(e);
    }
  }

  @Override
  public List<String> columns() {
    return columns;
  }

  @Override
  public Optional<List<String>> next() throws IOException {
    try {
      if (!result.next()) {
        return Optional.empty();
      }
      row++;
      List<String> fields = new ArrayList<>(columns.size());
      for (int i = 1; i <= columns.size(); i++) {
        Object value = result.getObject(i);
        fields.add(value == null ? "" : value.toString());
      }
      return Optional.of(fields);
    } catch (SQLException e) {
      throw damaged(e);
    }
  }

  @Override
  public String place() {
    return row == 0 ? "columns" : "row " + row;
  }

  /** The first line of what DuckDB says; the others show the question. */
  private IOException damaged(SQLException e) {
    String problem = e.getMessage().lines().findFirst().orElse("");
    return new IOException(file + ": expected a Parquet file, found " + problem, e);
  }

  @Override
  public void close() throws IOException {
    close(connection);
  }

  /** The statement and its result end with their connection. */
  private static void close(Connection connection) throws IOException {
    try {
      if (connection != null) {
        connection.close();
      }
    } catch (SQLException e) {
      throw new IOException("DuckDB: " + e.getMessage(), e);
    }
  }
}
