package v7p3r.arena.record;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import v7p3r.arena.player.Effort;
import v7p3r.notation.GameResult;

/** Reads games with announced effort; the transaction around it is the caller's. */
final class EffortGameSelection {
  private final Connection connection;

  EffortGameSelection(Connection connection) {
    this.connection = connection;
  }

  /** The games in which somebody announced an effort, oldest first. */
  List<Long> ids() throws SQLException {
    try (Statement select = connection.createStatement();
        ResultSet row =
            select.executeQuery(
                "SELECT id FROM game WHERE EXISTS (SELECT 1 FROM move"
                    + " WHERE game_id = game.id AND pes IS NOT NULL) ORDER BY id")) {
      List<Long> ids = new ArrayList<>();
      while (row.next()) {
        ids.add(row.getLong(1));
      }
      return ids;
    }
  }

  EffortGame game(long id) throws SQLException {
    try (PreparedStatement select =
        connection.prepareStatement(
            "SELECT match.name, game.number, game.fen, game.result"
                + " FROM game JOIN match ON match.id = game.match_id WHERE game.id = ?")) {
      select.setLong(1, id);
      try (ResultSet row = select.executeQuery()) {
        row.next();
        return new EffortGame(
            row.getString(1),
            row.getInt(2),
            row.getString(3),
            GameResult.parse(row.getString(4)).orElseThrow(),
            moves(id));
      }
    }
  }

  private List<EffortGame.Move> moves(long id) throws SQLException {
    try (PreparedStatement select =
        connection.prepareStatement(
            "SELECT uci, remarks, micros, depth FROM move WHERE game_id = ? ORDER BY ply")) {
      select.setLong(1, id);
      List<EffortGame.Move> moves = new ArrayList<>();
      try (ResultSet row = select.executeQuery()) {
        while (row.next()) {
          String remarks = row.getString(2);
          Object depth = row.getObject(4);
          moves.add(
              new EffortGame.Move(
                  row.getString(1),
                  remarks == null ? Optional.empty() : first(remarks),
                  row.getLong(3),
                  depth instanceof Integer plies ? OptionalInt.of(plies) : OptionalInt.empty()));
        }
      }
      return moves;
    }
  }

  /** What was announced before the search, not what the search made of it. */
  private static Optional<Effort> first(String remarks) {
    return remarks.lines().flatMap(line -> Effort.of(List.of(line)).stream()).findFirst();
  }
}
