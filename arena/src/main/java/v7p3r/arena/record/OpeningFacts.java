package v7p3r.arena.record;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.Optional;
import v7p3r.arena.game.OpeningName;
import v7p3r.arena.game.OpeningNames;
import v7p3r.board.Position;
import v7p3r.notation.Fen;
import v7p3r.notation.UciMove;

/** Brings databases of version 3 up: games whose suite did not name their opening get its name. */
final class OpeningFacts {
  private OpeningFacts() {}

  static void fill(Connection connection) throws SQLException {
    try (Statement select = connection.createStatement();
        ResultSet game =
            select.executeQuery("SELECT id, fen FROM game WHERE eco = '' OR opening = ''");
        PreparedStatement update =
            connection.prepareStatement(
                "UPDATE game SET eco = CASE eco WHEN '' THEN ? ELSE eco END,"
                    + " opening = CASE opening WHEN '' THEN ? ELSE opening END WHERE id = ?")) {
      while (game.next()) {
        long id = game.getLong(1);
        Optional<OpeningName> name = name(connection, id, Fen.parse(game.getString(2)));
        if (name.isPresent()) {
          update.setString(1, name.get().eco());
          update.setString(2, name.get().name());
          update.setLong(3, id);
          update.executeUpdate();
        }
      }
    }
  }

  private static Optional<OpeningName> name(Connection connection, long game, Position position)
      throws SQLException {
    Optional<OpeningName> name = OpeningNames.of(position);
    try (PreparedStatement select =
        connection.prepareStatement("SELECT uci FROM move WHERE game_id = ? ORDER BY ply")) {
      select.setLong(1, game);
      try (ResultSet move = select.executeQuery()) {
        while (move.next()) {
          position.make(UciMove.parse(position, move.getString(1)));
          Optional<OpeningName> here = OpeningNames.of(position);
          name = here.isPresent() ? here : name;
        }
      }
    }
    return name;
  }
}
