package v7p3r.arena.record;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;

/** Answers questions with tables; the transaction around it is the caller's. */
final class Answers {
  private final Connection connection;

  Answers(Connection connection) {
    this.connection = connection;
  }

  StatsTable to(Question question, StatsFilter filter) throws SQLException {
    try (PreparedStatement select = connection.prepareStatement(question.sql())) {
      Parameters.set(select, 1, filter.engine());
      Parameters.set(select, 2, filter.opponent());
      Parameters.set(select, 3, filter.match());
      Parameters.set(select, 4, filter.color());
      Parameters.set(select, 5, filter.version());
      Parameters.set(select, 6, filter.since());
      try (ResultSet row = select.executeQuery()) {
        return table(row);
      }
    }
  }

  StatsTable to(AnalysisQuestion question) throws SQLException {
    return table(question.sql());
  }

  StatsTable to(VersionQuestion question) throws SQLException {
    return table(question.sql());
  }

  private StatsTable table(String sql) throws SQLException {
    try (Statement select = connection.createStatement();
        ResultSet row = select.executeQuery(sql)) {
      return table(row);
    }
  }

  private static StatsTable table(ResultSet row) throws SQLException {
    List<String> columns = new ArrayList<>();
    for (int i = 1; i <= row.getMetaData().getColumnCount(); i++) {
      columns.add(row.getMetaData().getColumnLabel(i));
    }
    List<List<Object>> rows = new ArrayList<>();
    while (row.next()) {
      List<Object> values = new ArrayList<>();
      for (int i = 1; i <= columns.size(); i++) {
        Object value = row.getObject(i);
        values.add(value == null ? StatsTable.NOTHING : value);
      }
      rows.add(values);
    }
    return new StatsTable(columns, rows);
  }
}
