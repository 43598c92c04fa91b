package v7p3r.arena.record;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.OptionalLong;

/** Questions about games that were played on a server; the transaction is the caller's. */
final class ServerGames {
  private final Connection connection;

  ServerGames(Connection connection) {
    this.connection = connection;
  }

  int nextNumber(long match) throws SQLException {
    try (PreparedStatement select =
        connection.prepareStatement(
            "SELECT coalesce(max(number), 0) + 1 FROM game WHERE match_id = ?")) {
      select.setLong(1, match);
      try (ResultSet row = select.executeQuery()) {
        return row.getInt(1);
      }
    }
  }

  boolean hasGame(long match, String pgnPart) throws SQLException {
    try (PreparedStatement select =
        connection.prepareStatement(
            "SELECT 1 FROM game WHERE match_id = ? AND instr(pgn, ?) > 0 LIMIT 1")) {
      select.setLong(1, match);
      select.setString(2, pgnPart);
      try (ResultSet row = select.executeQuery()) {
        return row.next();
      }
    }
  }

  int gamesSince(long match, String pgnPart, Instant since) throws SQLException {
    try (PreparedStatement select =
        connection.prepareStatement(
            "SELECT count(*) FROM game WHERE match_id = ? AND started >= ?"
                + " AND instr(pgn, ?) > 0")) {
      select.setLong(1, match);
      select.setString(2, since.toString());
      select.setString(3, pgnPart);
      try (ResultSet row = select.executeQuery()) {
        return row.getInt(1);
      }
    }
  }

  /** Those who are not this engine; the most frequent first. */
  List<String> opponents() throws SQLException {
    try (PreparedStatement select =
        connection.prepareStatement(
            "SELECT engine.name FROM game JOIN engine ON engine.id IN (white, black)"
                + " WHERE engine.identity NOT LIKE 'V7P3R %'"
                + " GROUP BY engine.name ORDER BY count(*) DESC, engine.name")) {
      List<String> names = new ArrayList<>();
      try (ResultSet row = select.executeQuery()) {
        while (row.next()) {
          names.add(row.getString(1));
        }
      }
      return names;
    }
  }

  List<ObservedMove> against(String opponent) throws SQLException {
    try (PreparedStatement select =
        connection.prepareStatement(
            "SELECT move.game_id, move.ply, move.side = (white.name <> ?1) AS theirs, move.phase,"
                + " move.micros, move.clock, CASE WHEN mate > 0 THEN 1000 WHEN mate IS NOT NULL"
                + " THEN -1000 ELSE max(-1000, min(1000, centipawns)) END AS score, move.pes,"
                + " game.eco, game.opening, CASE WHEN result = '1/2-1/2' THEN 0 WHEN"
                + " (result = '1-0') = (white.name = ?1) THEN 1 ELSE -1 END AS outcome"
                + " FROM game JOIN engine AS white ON white.id = game.white"
                + " JOIN engine AS black ON black.id = game.black"
                + " JOIN move ON move.game_id = game.id"
                + " WHERE ?1 IN (white.name, black.name) AND result <> '*'"
                + " ORDER BY game.id, move.ply")) {
      select.setString(1, opponent);
      List<ObservedMove> moves = new ArrayList<>();
      try (ResultSet row = select.executeQuery()) {
        while (row.next()) {
          moves.add(move(row));
        }
      }
      return moves;
    }
  }

  private static ObservedMove move(ResultSet row) throws SQLException {
    long clock = row.getLong(6);
    OptionalLong left = row.wasNull() ? OptionalLong.empty() : OptionalLong.of(clock);
    int score = row.getInt(7);
    OptionalInt seen = row.wasNull() ? OptionalInt.empty() : OptionalInt.of(score);
    double pes = row.getDouble(8);
    OptionalDouble effort = row.wasNull() ? OptionalDouble.empty() : OptionalDouble.of(pes);
    return new ObservedMove(
        row.getLong(1),
        row.getInt(2),
        row.getBoolean(3),
        row.getInt(4),
        row.getLong(5),
        left,
        seen,
        effort,
        (row.getString(9) + " " + row.getString(10)).strip(),
        row.getInt(11));
  }
}
