package v7p3r.arena.record;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.sql.Types;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import org.sqlite.SQLiteConfig;
import v7p3r.arena.game.GameRecord;
import v7p3r.arena.game.Incident;
import v7p3r.arena.game.PlayedMove;
import v7p3r.arena.game.Termination;
import v7p3r.notation.GameResult;

/**
 * Matches, games, moves and incidents in one SQLite file. A finished game is one transaction in
 * write-ahead mode: after it, nothing of the game is lost even if the process is killed. For one
 * thread at a time.
 */
public final class MetricsDatabase implements AutoCloseable {
  /** With less than this a match is not begun: a game is a few kilobytes. */
  private static final long LEAST_FREE_BYTES = 16 << 20;

  private final Path file;
  private final Connection connection;

  private MetricsDatabase(Path file, Connection connection) {
    this.file = file;
    this.connection = connection;
  }

  /** A match in the database; the plan is the text it was stored with. */
  public record StoredMatch(long id, String name, String plan, boolean isFinished) {}

  /** The result of a game in the database. */
  public record StoredGame(int number, GameResult result, Termination termination) {}

  /**
   * Opens a database, which is made if it is not there.
   *
   * @throws IOException if the file cannot be used; says why
   */
  public static MetricsDatabase open(Path file) throws IOException {
    Path folder = file.toAbsolutePath().getParent();
    try {
      Files.createDirectories(folder);
    } catch (IOException e) {
      throw new IOException("cannot make the folder " + folder + ": " + e.getMessage(), e);
    }
    requireSpace(folder, Files.getFileStore(folder).getUsableSpace());
    SQLiteConfig config = new SQLiteConfig();
    config.setJournalMode(SQLiteConfig.JournalMode.WAL);
    config.setSynchronous(SQLiteConfig.SynchronousMode.NORMAL);
    config.enforceForeignKeys(true);
    config.setBusyTimeout(10_000);
    try {
      Connection connection = config.createConnection("jdbc:sqlite:" + file);
      try {
        connection.setAutoCommit(false);
        Schema.migrate(connection);
      } catch (SQLException e) {
        connection.close();
        throw e;
      }
      return new MetricsDatabase(file, connection);
    } catch (SQLException e) {
      throw new IOException("cannot use the database " + file + ": " + e.getMessage(), e);
    }
  }

  static void requireSpace(Path folder, long bytes) throws IOException {
    if (bytes < LEAST_FREE_BYTES) {
      throw new IOException(
          "the disk of %s is full: %d MB are free, %d MB are needed"
              .formatted(folder, bytes >> 20, LEAST_FREE_BYTES >> 20));
    }
  }

  // ---- Matches ----

  /** Adds a match under a name of its own. */
  public StoredMatch addMatch(String name, String plan, Instant now) throws IOException {
    return transact(
        () -> {
          try (PreparedStatement insert =
              connection.prepareStatement(
                  "INSERT INTO match (name, plan, created) VALUES (?, ?, ?)",
                  Statement.RETURN_GENERATED_KEYS)) {
            insert.setString(1, name);
            insert.setString(2, plan);
            insert.setString(3, now.toString());
            insert.executeUpdate();
            return new StoredMatch(generatedKey(insert), name, plan, false);
          }
        });
  }

  public Optional<StoredMatch> match(String name) throws IOException {
    return findMatch("WHERE name = ?", name);
  }

  /** The newest match that is not finished. */
  public Optional<StoredMatch> unfinishedMatch() throws IOException {
    return findMatch("WHERE finished IS NULL AND ? <> '' ORDER BY id DESC LIMIT 1", "any");
  }

  private Optional<StoredMatch> findMatch(String where, String argument) throws IOException {
    return transact(
        () -> {
          try (PreparedStatement select =
              connection.prepareStatement("SELECT id, name, plan, finished FROM match " + where)) {
            select.setString(1, argument);
            try (ResultSet row = select.executeQuery()) {
              if (!row.next()) {
                return Optional.empty();
              }
              boolean finished = row.getString(4) != null;
              return Optional.of(
                  new StoredMatch(row.getLong(1), row.getString(2), row.getString(3), finished));
            }
          }
        });
  }

  public void finishMatch(StoredMatch match, String verdict, Instant now) throws IOException {
    transact(
        () -> {
          try (PreparedStatement update =
              connection.prepareStatement(
                  "UPDATE match SET finished = ?, verdict = ? WHERE id = ?")) {
            update.setString(1, now.toString());
            update.setString(2, verdict);
            update.setLong(3, match.id());
            return update.executeUpdate();
          }
        });
  }

  // ---- Games ----

  /** Adds a finished game with its moves and incident, all or nothing. */
  public void addGame(StoredMatch match, int number, GameRecord game, String pgn)
      throws IOException {
    transact(
        () -> {
          long id = insertGame(match, number, game, pgn);
          insertMoves(id, game.moves());
          if (game.incident().isPresent()) {
            insertIncident(id, game.incident().get());
          }
          return id;
        });
  }

  /** The games of a match by their numbers. */
  public List<StoredGame> games(StoredMatch match) throws IOException {
    return transact(
        () -> {
          List<StoredGame> games = new ArrayList<>();
          try (PreparedStatement select =
              connection.prepareStatement(
                  "SELECT number, result, termination FROM game WHERE match_id = ?"
                      + " ORDER BY number")) {
            select.setLong(1, match.id());
            try (ResultSet row = select.executeQuery()) {
              while (row.next()) {
                games.add(
                    new StoredGame(
                        row.getInt(1),
                        GameResult.parse(row.getString(2)).orElseThrow(),
                        Termination.valueOf(row.getString(3))));
              }
            }
          }
          return games;
        });
  }

  /** The PGN texts of a match in the order in which the games ended. */
  public List<String> pgn(StoredMatch match) throws IOException {
    return transact(
        () -> {
          List<String> texts = new ArrayList<>();
          try (PreparedStatement select =
              connection.prepareStatement("SELECT pgn FROM game WHERE match_id = ? ORDER BY id")) {
            select.setLong(1, match.id());
            try (ResultSet row = select.executeQuery()) {
              while (row.next()) {
                texts.add(row.getString(1));
              }
            }
          }
          return texts;
        });
  }

  private long insertGame(StoredMatch match, int number, GameRecord game, String pgn)
      throws SQLException {
    try (PreparedStatement insert =
        connection.prepareStatement(
            "INSERT INTO game (match_id, number, white, black, fen, opening, result, termination,"
                + " words, plies, started, millis, pgn)"
                + " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
            Statement.RETURN_GENERATED_KEYS)) {
      insert.setLong(1, match.id());
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
      insert.executeUpdate();
      return generatedKey(insert);
    }
  }

  private long engineId(GameRecord.Side side) throws SQLException {
    try (PreparedStatement insert =
            connection.prepareStatement(
                "INSERT OR IGNORE INTO engine (name, identity, allowance) VALUES (?, ?, ?)");
        PreparedStatement select =
            connection.prepareStatement(
                "SELECT id FROM engine WHERE name = ? AND identity = ? AND allowance = ?")) {
      for (PreparedStatement statement : List.of(insert, select)) {
        statement.setString(1, side.name());
        statement.setString(2, side.identity());
        statement.setString(3, side.allowance().toString());
      }
      insert.executeUpdate();
      try (ResultSet row = select.executeQuery()) {
        return row.getLong(1);
      }
    }
  }

  private void insertMoves(long game, List<PlayedMove> moves) throws SQLException {
    try (PreparedStatement insert =
        connection.prepareStatement(
            "INSERT INTO move (game_id, ply, uci, opening, centipawns, mate, depth, seldepth,"
                + " nodes, nps, micros, clock, remarks)"
                + " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)")) {
      for (int ply = 0; ply < moves.size(); ply++) {
        PlayedMove move = moves.get(ply);
        var thought = move.thought();
        insert.setLong(1, game);
        insert.setInt(2, ply);
        insert.setString(3, move.uci());
        insert.setBoolean(4, move.fromOpening());
        OptionalInt none = OptionalInt.empty();
        set(insert, 5, thought.score().map(s -> s.isMate() ? none : some(s.value())).orElse(none));
        set(insert, 6, thought.score().map(s -> s.isMate() ? some(s.value()) : none).orElse(none));
        set(insert, 7, thought.depth());
        set(insert, 8, thought.selectiveDepth());
        set(insert, 9, thought.nodes());
        set(insert, 10, thought.nodesPerSecond());
        insert.setLong(11, move.nanos() / 1000);
        set(insert, 12, move.clockMillis());
        if (thought.remarks().isEmpty()) {
          insert.setNull(13, Types.VARCHAR);
        } else {
          insert.setString(13, String.join("\n", thought.remarks()));
        }
        insert.addBatch();
      }
      insert.executeBatch();
    }
  }

  private static OptionalInt some(int value) {
    return OptionalInt.of(value);
  }

  private static void set(PreparedStatement statement, int index, OptionalInt value)
      throws SQLException {
    if (value.isPresent()) {
      statement.setInt(index, value.getAsInt());
    } else {
      statement.setNull(index, Types.INTEGER);
    }
  }

  private static void set(PreparedStatement statement, int index, OptionalLong value)
      throws SQLException {
    if (value.isPresent()) {
      statement.setLong(index, value.getAsLong());
    } else {
      statement.setNull(index, Types.INTEGER);
    }
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

  // ---- Transactions ----

  private interface Work<T> {
    T run() throws SQLException;
  }

  /** One transaction. */
  private <T> T transact(Work<T> work) throws IOException {
    try {
      try {
        T result = work.run();
        connection.commit();
        return result;
      } catch (SQLException e) {
        connection.rollback();
        throw e;
      }
    } catch (SQLException e) {
      throw new IOException("the database " + file + " failed: " + e.getMessage(), e);
    }
  }

  private static long generatedKey(PreparedStatement insert) throws SQLException {
    try (ResultSet keys = insert.getGeneratedKeys()) {
      keys.next();
      return keys.getLong(1);
    }
  }

  @Override
  public void close() throws IOException {
    try {
      connection.close();
    } catch (SQLException e) {
      throw new IOException("the database " + file + " failed: " + e.getMessage(), e);
    }
  }
}
