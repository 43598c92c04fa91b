package v7p3r.arena.record;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import v7p3r.arena.record.MetricsDatabase.StoredMatch;

/** Matches and other rows of games by their names; the transaction around it is the caller's. */
final class MatchTable {
  private final Connection connection;

  /** Why the games of a row belong together. */
  enum Kind {
    MATCH,
    /** The games of one configuration. */
    LOOP;

    private String word() {
      return name().toLowerCase(Locale.ROOT);
    }
  }

  MatchTable(Connection connection) {
    this.connection = connection;
  }

  StoredMatch add(Kind kind, String name, String plan, Instant now) throws SQLException {
    try (PreparedStatement insert =
        connection.prepareStatement(
            "INSERT INTO match (name, plan, created, kind) VALUES (?, ?, ?, ?)",
            Statement.RETURN_GENERATED_KEYS)) {
      insert.setString(1, name);
      insert.setString(2, plan);
      insert.setString(3, now.toString());
      insert.setString(4, kind.word());
      insert.executeUpdate();
      return new StoredMatch(Parameters.generatedKey(insert), name, plan, now, false);
    }
  }

  List<StoredMatch> all(Kind kind) throws SQLException {
    return find("kind = ?", kind.word());
  }

  Optional<StoredMatch> named(Kind kind, String name) throws SQLException {
    return find("kind = ? AND name = ?", kind.word(), name).stream().findFirst();
  }

  /** The newest match that is not finished. */
  Optional<StoredMatch> unfinished() throws SQLException {
    List<StoredMatch> open = find("kind = ? AND finished IS NULL", Kind.MATCH.word());
    return open.isEmpty() ? Optional.empty() : Optional.of(open.getLast());
  }

  List<StoredMatch> loops(String config) throws SQLException {
    return find("kind = ? AND plan = ?", Kind.LOOP.word(), config);
  }

  /** The newest last. */
  private List<StoredMatch> find(String condition, String... arguments) throws SQLException {
    try (PreparedStatement select =
        connection.prepareStatement(
            "SELECT id, name, plan, created, finished FROM match WHERE "
                + condition
                + " ORDER BY id")) {
      for (int i = 0; i < arguments.length; i++) {
        select.setString(i + 1, arguments[i]);
      }
      List<StoredMatch> found = new ArrayList<>();
      try (ResultSet row = select.executeQuery()) {
        while (row.next()) {
          found.add(
              new StoredMatch(
                  row.getLong(1),
                  row.getString(2),
                  row.getString(3),
                  Instant.parse(row.getString(4)),
                  row.getString(5) != null));
        }
      }
      return found;
    }
  }

  int finish(long match, String verdict, Instant now) throws SQLException {
    try (PreparedStatement update =
        connection.prepareStatement("UPDATE match SET finished = ?, verdict = ? WHERE id = ?")) {
      update.setString(1, now.toString());
      update.setString(2, verdict);
      update.setLong(3, match);
      return update.executeUpdate();
    }
  }

  int removeIfEmpty(long match) throws SQLException {
    try (PreparedStatement delete =
        connection.prepareStatement(
            "DELETE FROM match WHERE id = ?"
                + " AND NOT EXISTS (SELECT 1 FROM game WHERE match_id = match.id)")) {
      delete.setLong(1, match);
      return delete.executeUpdate();
    }
  }
}
