package v7p3r.lab.dataset;

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
import java.util.Set;
import java.util.stream.Collectors;

/** Questions in SQL, to a database in memory that reads the files of a dataset. */
final class DuckDb implements AutoCloseable {
  private static final Set<String> TEXTS =
      Set.of("fen", "source", "game", "phase", "split", "best_move");
  private static final Set<String> WHOLE =
      Set.of("ply", "nodes", "n_ref", "score", "depth_reached", "improves");

  private final Connection connection;

  DuckDb() throws IOException {
    try {
      connection = DriverManager.getConnection("jdbc:duckdb:");
    } catch (SQLException e) {
      throw new IOException("DuckDB: expected a database in memory, found " + e.getMessage(), e);
    }
  }

  /** Writes the rows of a checked file as Parquet and gives them a name for questions. */
  void importCsv(CheckedCsv csv, Path parquet, String name) throws IOException {
    String types =
        csv.columns().stream()
            .map(column -> "'" + column + "': '" + type(column) + "'")
            .collect(Collectors.joining(", ", "{", "}"));
    run(
        "COPY (SELECT * FROM read_csv(%s, header = true, auto_detect = false, delim = ',', columns = %s))"
                .formatted(quoted(csv.sound()), types)
            + " TO %s (FORMAT parquet, COMPRESSION zstd)".formatted(quoted(parquet)));
    run("CREATE VIEW %s AS SELECT * FROM read_parquet(%s)".formatted(name, quoted(parquet)));
  }

  private static String type(String column) {
    if (TEXTS.contains(column)) {
      return "VARCHAR";
    }
    return WHOLE.contains(column) ? "BIGINT" : "FLOAT";
  }

  private static String quoted(Path path) {
    return "'" + path.toString().replace("'", "''") + "'";
  }

  void run(String sql) throws IOException {
    try (Statement statement = connection.createStatement()) {
      statement.execute(sql);
    } catch (SQLException e) {
      throw new IOException("DuckDB: " + e.getMessage(), e);
    }
  }

  /** The answer to a question as a table. */
  DataTable ask(String key, String title, String sql) throws IOException {
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
