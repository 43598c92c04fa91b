package v7p3r.arena.record;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.sql.Types;
import java.util.List;
import java.util.Optional;
import v7p3r.arena.player.Effort;
import v7p3r.board.GamePart;
import v7p3r.board.Position;
import v7p3r.notation.Fen;
import v7p3r.notation.UciMove;

/** Brings databases of version 2 up: what later versions keep with each move and engine. */
final class MoveFacts {
  private MoveFacts() {}

  static void fill(Connection connection) throws SQLException {
    try (Statement select = connection.createStatement();
        ResultSet game = select.executeQuery("SELECT id, fen FROM game")) {
      while (game.next()) {
        fillMoves(connection, game.getLong(1), Fen.parse(game.getString(2)));
      }
    }
    fillVersions(connection);
  }

  private static void fillMoves(Connection connection, long game, Position position)
      throws SQLException {
    try (PreparedStatement select =
            connection.prepareStatement(
                "SELECT ply, uci, remarks FROM move WHERE game_id = ? ORDER BY ply");
        PreparedStatement update =
            connection.prepareStatement(
                "UPDATE move SET side = ?, phase = ?, pes = ?, mode = ?"
                    + " WHERE game_id = ? AND ply = ?")) {
      select.setLong(1, game);
      try (ResultSet move = select.executeQuery()) {
        while (move.next()) {
          update.setInt(1, position.sideToMove());
          update.setInt(2, GamePart.of(position).ordinal());
          setEffort(update, 3, Optional.ofNullable(move.getString(3)));
          update.setLong(5, game);
          update.setInt(6, move.getInt(1));
          update.addBatch();
          position.make(UciMove.parse(position, move.getString(2)));
        }
      }
      update.executeBatch();
    }
  }

  /** Sets two columns, the effort score and the mode. */
  static void setEffort(PreparedStatement statement, int index, Optional<String> remarks)
      throws SQLException {
    Optional<Effort> effort = remarks.flatMap(text -> Effort.of(List.of(text.split("\n"))));
    if (effort.isPresent()) {
      statement.setDouble(index, effort.get().pes());
      statement.setString(index + 1, effort.get().mode());
    } else {
      statement.setNull(index, Types.REAL);
      statement.setNull(index + 1, Types.VARCHAR);
    }
  }

  private static void fillVersions(Connection connection) throws SQLException {
    try (Statement select = connection.createStatement();
        ResultSet engine = select.executeQuery("SELECT id, identity FROM engine");
        PreparedStatement update =
            connection.prepareStatement("UPDATE engine SET version = ? WHERE id = ?")) {
      while (engine.next()) {
        update.setString(1, EngineVersion.of(engine.getString(2)));
        update.setLong(2, engine.getLong(1));
        update.addBatch();
      }
      update.executeBatch();
    }
  }
}
