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
import java.util.Locale;
import java.util.stream.Collectors;
import v7p3r.lab.dataset.ColumnDatabase;
import v7p3r.lab.report.DataTable;
import v7p3r.lab.schema.Column;

/** Questions in SQL, to a database in memory that reads the files of a dataset. */
final class DuckDb implements ColumnDatabase {
  static final String IN_MEMORY = "jdbc:duckdb:";

  private final Connection connection;

  DuckDb() throws IOException {
    try {
      connection = DriverManager.getConnection(IN_MEMORY);
    } catch (SQLException e) {
      throw new IOException("DuckDB: expected a database in memory, found " + e.getMessage(), e);
    }
  }

  @Override
  public void writeParquet(Path csv, List<String> columns, Path parquet) throws IOException {
    String types =
        columns.stream()
            .map(column -> "'" + column + "': '" + type(column) + "'")
            .collect(Collectors.joining(", ", "{", "}"));
    // Under its name it is whole, even if this process is killed.
    run(
        "COPY (SELECT * FROM read_csv(%s, header = true, auto_detect = false, delim = ',', columns = %s))"
                .formatted(quoted(csv), types)
            + " TO %s (FORMAT parquet, COMPRESSION zstd, USE_TMP_FILE true)"
                .formatted(quoted(parquet)));
  }

  @Override
  public void show(Path parquet, String name, List<Long> without) throws IOException {
    if (without.isEmpty()) {
      run("CREATE VIEW %s AS SELECT * FROM %s".formatted(name, parquet(parquet)));
      return;
    }
    String rows = without.stream().map(row -> "" + (row - 1)).collect(Collectors.joining(", "));
    run(
        """
        CREATE VIEW %s AS SELECT * EXCLUDE (file_row_number)
        FROM read_parquet(%s, file_row_number = true) WHERE file_row_number NOT IN (%s)
        """
            .formatted(name, quoted(parquet), rows));
  }

  /** A Parquet file as a table of a question. */
  static String parquet(Path file) {
    return "read_parquet(" + quoted(file) + ")";
  }

  private static String type(String column) {
    return switch (Column.kindOf(column)) {
      case POSITION, WORD, PART, SPLIT -> "VARCHAR";
      case WHOLE -> "BIGINT";
      case NUMBER, MAYBE -> "FLOAT";
    };
  }

  private static String quoted(Path path) {
    return "'" + path.toString().replace("'", "''") + "'";
  }

  @Override
  public void run(String sql) throws IOException {
    try (Statement statement = connection.createStatement()) {
      statement.execute(sql);
    } catch (SQLException e) {
      throw new IOException("DuckDB: " + e.getMessage(), e);
    }
  }

  @Override
  public DataTable ask(String key, String title, String sql) throws IOException {
    try (Statement statement = connection.createStatement();
        ResultSet result = statement.executeQuery(sql)) {
      int width = result.getMetaData().getColumnCount();
      List<String> columns = new ArrayList<>();
      for (int i = 1; i <= width; i++) {
        columns.add(result.getMetaData().getColumnLabel(i).toLowerCase(Locale.ROOT));
      }
      List<List<Object>> rows = new ArrayList<>();
      while (result.next()) {
        List<Object> row = new ArrayList<>();
        for (int i = 1; i <= width; i++) {
          Object value = result.getObject(i);
          row.add(value == null ? "" : value);
        }
        rows.add(row);
      }
      return new DataTable(key, title, columns, rows);
    } catch (SQLException e) {
      throw new IOException("DuckDB: " + e.getMessage() + " in " + sql, e);
    }
  }

  @Override
  public void close() throws IOException {
    try {
      connection.close();
    } catch (SQLException e) {
      throw new IOException("DuckDB: " + e.getMessage(), e);
    }
  }
}
