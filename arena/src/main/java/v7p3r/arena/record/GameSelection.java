package v7p3r.arena.record;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import v7p3r.arena.game.PlayedMove;
import v7p3r.arena.game.Termination;
import v7p3r.arena.player.Score;
import v7p3r.arena.player.Thought;
import v7p3r.arena.record.MetricsDatabase.StoredGame;
import v7p3r.board.Position;
import v7p3r.notation.Fen;
import v7p3r.notation.GameResult;
import v7p3r.notation.UciMove;

/** Finds games of the database again. */
final class GameSelection {
  private static final String COLUMNS =
      "game.id, match.name, game.number, w.name, b.name, game.result, game.termination, game.words,"
          + " game.eco, game.opening, game.started, game.plies";
  private static final String TABLES =
      " FROM game JOIN match ON match.id = game.match_id JOIN engine w ON w.id = game.white"
          + " JOIN engine b ON b.id = game.black";
  private static final String CHOSEN =
      " WHERE (?1 IS NULL OR instr(lower(w.name), lower(?1)) OR instr(lower(b.name), lower(?1)))"
          + " AND (?2 IS NULL OR game.opening LIKE '%' || ?2 || '%' OR game.eco LIKE ?2 || '%')"
          + " AND (?3 IS NULL OR game.result = ?3) AND (?4 IS NULL OR game.started >= ?4)"
          + " AND (?5 IS NULL OR match.name = ?5) AND (?6 IS NULL OR game.termination = ?6)";

  private final Connection connection;

  GameSelection(Connection connection) {
    this.connection = connection;
  }

  /** The newest first. */
  GameList list(GameFilter filter, int offset, int limit) throws SQLException {
    List<ListedGame> games = new ArrayList<>();
    try (PreparedStatement select =
        connection.prepareStatement(
            "SELECT " + COLUMNS + TABLES + CHOSEN + " ORDER BY game.id DESC LIMIT ?7 OFFSET ?8")) {
      set(select, filter);
      select.setInt(7, limit);
      select.setInt(8, offset);
      try (ResultSet row = select.executeQuery()) {
        while (row.next()) {
          games.add(listed(row));
        }
      }
    }
    return new GameList(count(filter), games);
  }

  /** The results of all that a filter chooses, in the order in which each was first seen. */
  List<ResultCount> resultCounts(GameFilter filter) throws SQLException {
    List<ResultCount> counts = new ArrayList<>();
    try (PreparedStatement select =
        connection.prepareStatement(
            "SELECT w.name, b.name, game.result, count(*)"
                + TABLES
                + CHOSEN
                + " GROUP BY 1, 2, 3 ORDER BY min(game.id)")) {
      set(select, filter);
      try (ResultSet row = select.executeQuery()) {
        while (row.next()) {
          counts.add(
              new ResultCount(
                  row.getString(1), row.getString(2), row.getString(3), row.getLong(4)));
        }
      }
    }
    return counts;
  }

  /** How many games a filter chooses. */
  int count(GameFilter filter) throws SQLException {
    String sql = filter.equals(GameFilter.ALL) ? "" : TABLES.substring(10) + CHOSEN;
    try (PreparedStatement select =
        connection.prepareStatement("SELECT count(*) FROM game" + sql)) {
      if (!sql.isEmpty()) {
        set(select, filter);
      }
      return select.executeQuery().getInt(1);
    }
  }

  /** How many games a match has. */
  int count(long match) throws SQLException {
    try (PreparedStatement select =
        connection.prepareStatement("SELECT count(*) FROM game WHERE match_id = ?")) {
      select.setLong(1, match);
      return select.executeQuery().getInt(1);
    }
  }

  boolean hasGame(long match, int number) throws SQLException {
    try (PreparedStatement select =
        connection.prepareStatement("SELECT 1 FROM game WHERE match_id = ? AND number = ?")) {
      select.setLong(1, match);
      select.setInt(2, number);
      return select.executeQuery().next();
    }
  }

  /** The results of a match, by the numbers of the games. */
  List<StoredGame> results(long match) throws SQLException {
    List<StoredGame> games = new ArrayList<>();
    try (PreparedStatement select =
        connection.prepareStatement(
            "SELECT number, result, termination, fen || (SELECT"
                + " coalesce(group_concat(' ' || uci, ''), '') FROM (SELECT uci FROM move"
                + " WHERE game_id = game.id ORDER BY ply))"
                + " FROM game WHERE match_id = ? ORDER BY number")) {
      select.setLong(1, match);
      try (ResultSet row = select.executeQuery()) {
        while (row.next()) {
          games.add(
              new StoredGame(
                  row.getInt(1),
                  GameResult.parse(row.getString(2)).orElseThrow(),
                  Termination.valueOf(row.getString(3)),
                  row.getString(4)));
        }
      }
    }
    return games;
  }

  /** The PGN texts of a match in the order in which the games ended. */
  List<String> pgn(long match) throws SQLException {
    List<String> texts = new ArrayList<>();
    try (PreparedStatement select =
        connection.prepareStatement("SELECT pgn FROM game WHERE match_id = ? ORDER BY id")) {
      select.setLong(1, match);
      try (ResultSet row = select.executeQuery()) {
        while (row.next()) {
          texts.add(row.getString(1));
        }
      }
    }
    return texts;
  }

  /** How the games of a match ended, by the names of the reasons. */
  Map<String, Integer> endings(long match) throws SQLException {
    Map<String, Integer> endings = new LinkedHashMap<>();
    try (PreparedStatement select =
        connection.prepareStatement(
            "SELECT termination, count(*) FROM game WHERE match_id = ? GROUP BY 1 ORDER BY 2"
                + " DESC")) {
      select.setLong(1, match);
      try (ResultSet row = select.executeQuery()) {
        while (row.next()) {
          endings.put(row.getString(1), row.getInt(2));
        }
      }
    }
    return endings;
  }

  private static void set(PreparedStatement select, GameFilter filter) throws SQLException {
    Parameters.set(select, 1, filter.player());
    Parameters.set(select, 2, filter.opening());
    Parameters.set(select, 3, filter.result());
    Parameters.set(select, 4, filter.since());
    Parameters.set(select, 5, filter.match());
    Parameters.set(select, 6, filter.termination());
  }

  private static ListedGame listed(ResultSet row) throws SQLException {
    return new ListedGame(
        row.getLong(1),
        row.getString(2),
        row.getInt(3),
        row.getString(4),
        row.getString(5),
        row.getString(6),
        row.getString(7),
        row.getString(8),
        row.getString(9),
        row.getString(10),
        row.getString(11),
        row.getInt(12));
  }

  /** By its key. */
  Optional<KeptGame> game(long id) throws SQLException {
    return game("game.id = ?1", Long.toString(id), "");
  }

  /** By its number in a match. */
  Optional<KeptGame> game(String match, int number) throws SQLException {
    return game("match.name = ?1 AND game.number = ?2", match, Integer.toString(number));
  }

  private Optional<KeptGame> game(String condition, String first, String second)
      throws SQLException {
    try (PreparedStatement select =
        connection.prepareStatement(
            "SELECT " + COLUMNS + ", game.fen, game.pgn" + TABLES + " WHERE " + condition)) {
      select.setString(1, first);
      if (!second.isEmpty()) {
        select.setString(2, second);
      }
      try (ResultSet row = select.executeQuery()) {
        if (!row.next()) {
          return Optional.empty();
        }
        ListedGame listed = listed(row);
        String fen = row.getString(13);
        return Optional.of(
            new KeptGame(listed, fen, moves(listed.id(), Fen.parse(fen)), row.getString(14)));
      }
    }
  }

  private List<PlayedMove> moves(long game, Position position) throws SQLException {
    List<PlayedMove> moves = new ArrayList<>();
    try (PreparedStatement select =
        connection.prepareStatement(
            "SELECT uci, opening, centipawns, mate, depth, seldepth, nodes, nps, micros, clock,"
                + " remarks FROM move WHERE game_id = ? ORDER BY ply")) {
      select.setLong(1, game);
      try (ResultSet row = select.executeQuery()) {
        while (row.next()) {
          String uci = row.getString(1);
          int move = UciMove.parse(position, uci);
          position.make(move);
          moves.add(
              new PlayedMove(
                  move,
                  uci,
                  row.getInt(2) != 0,
                  thought(row),
                  row.getLong(9) * 1000,
                  number(row, 10)));
        }
      }
    }
    return moves;
  }

  private static Thought thought(ResultSet row) throws SQLException {
    OptionalLong centipawns = number(row, 3);
    OptionalLong mate = number(row, 4);
    Optional<Score> score = Optional.empty();
    if (mate.isPresent()) {
      score = Optional.of(Score.mateIn((int) mate.getAsLong()));
    } else if (centipawns.isPresent()) {
      score = Optional.of(Score.centipawns((int) centipawns.getAsLong()));
    }
    String remarks = row.getString(11);
    return new Thought(
        score,
        small(number(row, 5)),
        small(number(row, 6)),
        number(row, 7),
        number(row, 8),
        OptionalLong.of(row.getLong(9) / 1000),
        List.of(),
        remarks == null || remarks.isEmpty() ? List.of() : List.of(remarks.split("\n")));
  }

  private static OptionalLong number(ResultSet row, int column) throws SQLException {
    long value = row.getLong(column);
    return row.wasNull() ? OptionalLong.empty() : OptionalLong.of(value);
  }

  private static OptionalInt small(OptionalLong number) {
    return number.isPresent() ? OptionalInt.of((int) number.getAsLong()) : OptionalInt.empty();
  }

  /** What went wrong in a match, the newest first. */
  List<KeptIncident> incidents(String match, int limit) throws SQLException {
    List<KeptIncident> incidents = new ArrayList<>();
    try (PreparedStatement select =
        connection.prepareStatement(
            "SELECT game.number, incident.player, incident.kind, incident.words, incident.ply,"
                + " incident.conversation FROM incident JOIN game ON game.id = incident.game_id"
                + " JOIN match ON match.id = game.match_id WHERE match.name = ?"
                + " ORDER BY game.id DESC LIMIT ?")) {
      select.setString(1, match);
      select.setInt(2, limit);
      try (ResultSet row = select.executeQuery()) {
        while (row.next()) {
          incidents.add(
              new KeptIncident(
                  row.getInt(1),
                  row.getString(2),
                  row.getString(3),
                  row.getString(4),
                  row.getInt(5),
                  List.of(row.getString(6).split("\n"))));
        }
      }
    }
    return incidents;
  }
}
