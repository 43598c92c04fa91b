package v7p3r.arena.record;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Collectors;
import v7p3r.arena.game.GameRecord;
import v7p3r.arena.game.Incident;
import v7p3r.arena.game.PlayedMove;
import v7p3r.board.GamePart;
import v7p3r.board.Position;
import v7p3r.notation.Fen;

/** Writes one game into the tables; the transaction around it is the caller's. */
final class GameInsertion {
  private final Connection connection;

  GameInsertion(Connection connection) {
    this.connection = connection;
  }

  void insert(long match, int number, GameRecord game, String pgn) throws SQLException {
    long id = insertGame(match, number, game, pgn);
    insertMoves(id, game);
    if (game.incident().isPresent()) {
      insertIncident(id, game.incident().get());
    }
  }

  private long insertGame(long match, int number, GameRecord game, String pgn) throws SQLException {
    try (PreparedStatement insert =
        connection.prepareStatement(
            "INSERT INTO game (match_id, number, white, black, fen, opening, result, termination,"
                + " words, plies, started, millis, pgn, eco, white_options, black_options)"
                + " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
            Statement.RETURN_GENERATED_KEYS)) {
      insert.setLong(1, match);
      insert.setInt(2, number);
      insert.setLong(3, engineId(game.white()));
      insert.setLong(4, engineId(game.black()));
      insert.setString(5, game.opening().fen());
      insert.setString(6, game.opening().name());
      insert.setString(7, game.ending().result().text());
      insert.setString(8, game.ending().termination().name());
      insert.setString(9, game.ending().words());
      insert.setInt(10, game.moves().size());
      insert.setString(11, game.start().toString());
      insert.setLong(12, game.duration().toMillis());
      insert.setString(13, pgn);
      insert.setString(14, game.opening().eco());
      insert.setString(15, options(game.white()));
      insert.setString(16, options(game.black()));
      insert.executeUpdate();
      return Parameters.generatedKey(insert);
    }
  }

  private static String options(GameRecord.Side side) {
    return side.options().entrySet().stream()
        .map(option -> option.getKey() + "=" + option.getValue())
        .collect(Collectors.joining("; "));
  }

  private long engineId(GameRecord.Side side) throws SQLException {
    try (PreparedStatement insert =
            connection.prepareStatement(
                "INSERT OR IGNORE INTO engine (name, identity, allowance, version)"
                    + " VALUES (?, ?, ?, ?)");
        PreparedStatement select =
            connection.prepareStatement(
                "SELECT id FROM engine WHERE name = ? AND identity = ? AND allowance = ?")) {
      for (PreparedStatement statement : List.of(insert, select)) {
        statement.setString(1, side.name());
        statement.setString(2, side.identity());
        statement.setString(3, side.allowance().toString());
      }
      insert.setString(4, EngineVersion.of(side.identity()));
      insert.executeUpdate();
      try (ResultSet row = select.executeQuery()) {
        return row.getLong(1);
      }
    }
  }

  private void insertMoves(long id, GameRecord game) throws SQLException {
    List<PlayedMove> moves = game.moves();
    Position position = Fen.parse(game.opening().fen());
    try (PreparedStatement insert =
        connection.prepareStatement(
            "INSERT INTO move (game_id, ply, uci, opening, centipawns, mate, depth, seldepth,"
                + " nodes, nps, micros, clock, remarks, side, phase, pes, mode)"
                + " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)")) {
      for (int ply = 0; ply < moves.size(); ply++) {
        PlayedMove move = moves.get(ply);
        var thought = move.thought();
        insert.setLong(1, id);
        insert.setInt(2, ply);
        insert.setString(3, move.uci());
        insert.setBoolean(4, move.fromOpening());
        OptionalInt none = OptionalInt.empty();
        Parameters.set(
            insert, 5, thought.score().map(s -> s.isMate() ? none : some(s.value())).orElse(none));
        Parameters.set(
            insert, 6, thought.score().map(s -> s.isMate() ? some(s.value()) : none).orElse(none));
        Parameters.set(insert, 7, thought.depth());
        Parameters.set(insert, 8, thought.selectiveDepth());
        Parameters.set(insert, 9, thought.nodes());
        Parameters.set(insert, 10, thought.nodesPerSecond());
        insert.setLong(11, move.nanos() / 1000);
        Parameters.set(insert, 12, move.clockMillis());
        String remarks = String.join("\n", thought.remarks());
        Parameters.set(insert, 13, Optional.of(remarks).filter(text -> !text.isEmpty()));
        insert.setInt(14, position.sideToMove());
        insert.setInt(15, GamePart.of(position).ordinal());
        MoveFacts.setEffort(insert, 16, Optional.of(remarks));
        position.make(move.move());
        insert.addBatch();
      }
      insert.executeBatch();
    }
  }

  private static OptionalInt some(int value) {
    return OptionalInt.of(value);
  }

  private void insertIncident(long game, Incident incident) throws SQLException {
    try (PreparedStatement insert =
        connection.prepareStatement(
            "INSERT INTO incident (game_id, player, kind, words, ply, conversation)"
                + " VALUES (?, ?, ?, ?, ?, ?)")) {
      insert.setLong(1, game);
      insert.setString(2, incident.player());
      insert.setString(3, incident.kind().name());
      insert.setString(4, incident.words());
      insert.setInt(5, incident.ply());
      insert.setString(6, String.join("\n", incident.conversation()));
      insert.executeUpdate();
    }
  }
}
