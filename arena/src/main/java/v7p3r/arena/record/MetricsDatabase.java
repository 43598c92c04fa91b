package v7p3r.arena.record;

import java.io.FileNotFoundException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.SQLException;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import org.sqlite.SQLiteConfig;
import org.sqlite.SQLiteConfig.TransactionMode;
import org.sqlite.SQLiteConnection;
import v7p3r.arena.game.GameRecord;
import v7p3r.arena.game.Termination;
import v7p3r.arena.work.WorkLock;
import v7p3r.notation.GameResult;

/**
 * Matches, games, moves and incidents in one SQLite file. A finished game is one transaction in
 * write-ahead mode: after it, nothing of the game is lost even if the process is killed. For one
 * thread at a time.
 */
public final class MetricsDatabase implements AutoCloseable {
  private final Path file;
  private final SQLiteConnection connection;

  private MetricsDatabase(Path file, SQLiteConnection connection) {
    this.file = file;
    this.connection = connection;
  }

  /** A match in the database; the plan is the text it was stored with. */
  public record StoredMatch(
      long id, String name, String plan, Instant created, boolean isFinished) {}

  /**
   * The result of a game in the database.
   *
   * @param played where it began and all its moves: equal games have equal texts
   */
  public record StoredGame(int number, GameResult result, Termination termination, String played) {}

  /**
   * Opens a database, which is made if it is not there.
   *
   * @throws IOException if the file cannot be used; says why
   */
  public static MetricsDatabase open(Path file) throws IOException {
    WritableFolder.require(file.toAbsolutePath().getParent());
    SQLiteConfig config = new SQLiteConfig();
    config.setJournalMode(SQLiteConfig.JournalMode.WAL);
    config.setSynchronous(SQLiteConfig.SynchronousMode.NORMAL);
    config.enforceForeignKeys(true);
    config.setBusyTimeout(10_000);
    config.setTransactionMode(TransactionMode.IMMEDIATE);
    try {
      SQLiteConnection connection =
          (SQLiteConnection) config.createConnection("jdbc:sqlite:" + file);
      try {
        connection.setAutoCommit(false);
        Schema.migrate(connection);
        connection.getConnectionConfig().setTransactionMode(TransactionMode.DEFERRED);
        connection.commit();
      } catch (SQLException e) {
        connection.close();
        throw e;
      }
      return new MetricsDatabase(file, connection);
    } catch (SQLException e) {
      throw new IOException("cannot use the database " + file + ": " + e.getMessage(), e);
    }
  }

  /**
   * Opens a database that must be there; one of an older version is brought up to date.
   *
   * @throws IOException if there is none or it cannot be used; says why
   */
  public static MetricsDatabase openExisting(Path file) throws IOException {
    if (!Files.isRegularFile(file)) {
      throw new FileNotFoundException(
          "there is no database " + file + "; v7p3r match and v7p3r game make one as they play");
    }
    return open(file);
  }

  // ---- Statistics ----

  /** How many games there are. */
  public int gameCount() throws IOException {
    return transact(() -> new GameSelection(connection).count(GameFilter.ALL));
  }

  public StatsTable answer(Question question, StatsFilter filter) throws IOException {
    return transact(() -> new Answers(connection).to(question, filter));
  }

  public StatsTable answer(AnalysisQuestion question) throws IOException {
    return transact(() -> new Answers(connection).to(question));
  }

  public StatsTable answer(VersionQuestion question) throws IOException {
    return transact(() -> new Answers(connection).to(question));
  }

  // ---- Matches ----

  /** Adds a match under a name of its own. */
  public StoredMatch addMatch(String name, String plan, Instant now) throws IOException {
    return write(() -> matchTable().add(MatchTable.Kind.MATCH, name, plan, now));
  }

  /** Adds the games of a configuration. */
  public StoredMatch addGameLoop(String name, String config, Instant now) throws IOException {
    return write(() -> matchTable().add(MatchTable.Kind.LOOP, name, config, now));
  }

  /** All matches, the newest last. */
  public List<StoredMatch> matches() throws IOException {
    return transact(() -> matchTable().all(MatchTable.Kind.MATCH));
  }

  /** The games that were played under a name outside of matches. */
  public Optional<StoredMatch> gameLoop(String name) throws IOException {
    return transact(() -> matchTable().named(MatchTable.Kind.LOOP, name));
  }

  public Optional<StoredMatch> match(String name) throws IOException {
    return transact(() -> matchTable().named(MatchTable.Kind.MATCH, name));
  }

  /** The newest match that is not finished. */
  public Optional<StoredMatch> unfinishedMatch() throws IOException {
    return transact(() -> matchTable().unfinished());
  }

  /** All games of one configuration, those of the newest run last. */
  public List<StoredMatch> gameLoops(String config) throws IOException {
    return transact(() -> matchTable().loops(config));
  }

  public void finishMatch(StoredMatch match, String verdict, Instant now) throws IOException {
    write(() -> matchTable().finish(match.id(), verdict, now));
  }

  /** Forgets a match if no game of it was ever finished. */
  public void removeEmptyMatch(StoredMatch match) throws IOException {
    write(() -> matchTable().removeIfEmpty(match.id()));
  }

  private MatchTable matchTable() {
    return new MatchTable(connection);
  }

  /**
   * Keeps other runs from playing a match until it is closed.
   *
   * @throws IOException if one does already; says so
   */
  public WorkLock lock(StoredMatch match) throws IOException {
    Path place = file.toAbsolutePath();
    return WorkLock.of(
        place.resolveSibling(place.getFileName() + "." + match.id()), "match " + match.name());
  }

  // ---- Games ----

  /** Adds a finished game with its moves and incident, all or nothing. */
  public void addGame(StoredMatch match, int number, GameRecord game, String pgn)
      throws IOException {
    write(
        () -> {
          if (new GameSelection(connection).hasGame(match.id(), number)) {
            throw new SQLException(
                "game %d of %s is there already, so something else plays that match too"
                    .formatted(number, match.name()));
          }
          new GameInsertion(connection).insert(match.id(), number, game, pgn);
          return number;
        });
  }

  /** The games of a match by their numbers. */
  public List<StoredGame> games(StoredMatch match) throws IOException {
    return transact(() -> new GameSelection(connection).results(match.id()));
  }

  /** How many games of a match there are. */
  public int gameCount(StoredMatch match) throws IOException {
    return transact(() -> new GameSelection(connection).count(match.id()));
  }

  /** How the games of a match ended, and how many of them so. */
  public Map<String, Integer> endings(StoredMatch match) throws IOException {
    return transact(() -> new GameSelection(connection).endings(match.id()));
  }

  /** A part of the games that a filter chooses, the newest first. */
  public GameList list(GameFilter filter, int offset, int limit) throws IOException {
    return transact(() -> new GameSelection(connection).list(filter, offset, limit));
  }

  /** Who played whom with which result, in the games that a filter chooses, all at one moment. */
  public List<ResultCount> resultCounts(GameFilter filter) throws IOException {
    return transact(() -> new GameSelection(connection).resultCounts(filter));
  }

  /** A game by its key. */
  public Optional<KeptGame> game(long key) throws IOException {
    return transact(() -> new GameSelection(connection).game(key));
  }

  /** A game by its number in a match. */
  public Optional<KeptGame> game(String match, int number) throws IOException {
    return transact(() -> new GameSelection(connection).game(match, number));
  }

  /** What went wrong in a match, the newest first. */
  public List<KeptIncident> incidents(String match, int limit) throws IOException {
    return transact(() -> new GameSelection(connection).incidents(match, limit));
  }

  /** The PGN texts of a match in the order in which the games ended. */
  public List<String> pgn(StoredMatch match) throws IOException {
    return transact(() -> new GameSelection(connection).pgn(match.id()));
  }

  /** The keys of all games in which a player announced its effort, oldest first. */
  public List<Long> effortGames() throws IOException {
    return transact(() -> new EffortGameSelection(connection).ids());
  }

  /** One of them. */
  public EffortGame effortGame(long key) throws IOException {
    return transact(() -> new EffortGameSelection(connection).game(key));
  }

  /** How often searches ended in each mode of effort, by the clock and the options they had. */
  public List<PacedEffort> pacedEfforts() throws IOException {
    return transact(() -> new ClockSelection(connection).modes());
  }

  /** All moves that were played on a clock, game by game and in each side by side. */
  public List<ClockedMove> clockedMoves() throws IOException {
    return transact(() -> new ClockSelection(connection).moves());
  }

  // ---- Analyses ----

  /** Begins an analysis, in the place of an earlier one with the same files; its key. */
  public long beginAnalysis(StoredAnalysis analysis) throws IOException {
    return write(() -> new AnalysisInsertion(connection).begin(analysis));
  }

  /** Adds a judged game with its moves, all or nothing. */
  public void addAnalyzed(long analysis, AnalyzedGame game) throws IOException {
    write(
        () -> {
          new AnalysisInsertion(connection).add(analysis, game);
          return game;
        });
  }

  /** Ends an analysis with what all games came to; from now on it counts. */
  public void finishAnalysis(
      long analysis, OptionalDouble fittedSlope, List<AnalyzedGame.Theme> themes, Instant now)
      throws IOException {
    write(
        () -> {
          new AnalysisInsertion(connection).finish(analysis, fittedSlope, themes, now);
          return analysis;
        });
  }

  // ---- Games on a server ----

  /** The number that the next game of a match gets. */
  public int nextNumber(StoredMatch match) throws IOException {
    return transact(() -> new ServerGames(connection).nextNumber(match.id()));
  }

  /** Whether a game of a match has a text in its PGN, such as the address of the game. */
  public boolean hasGame(StoredMatch match, String pgnPart) throws IOException {
    return transact(() -> new ServerGames(connection).hasGame(match.id(), pgnPart));
  }

  /** How many games of a match that began since a time have a text in their PGN. */
  public int gamesSince(StoredMatch match, String pgnPart, Instant since) throws IOException {
    return transact(() -> new ServerGames(connection).gamesSince(match.id(), pgnPart, since));
  }

  /** All who played against this engine, the most frequent opponent first. */
  public List<String> opponents() throws IOException {
    return transact(() -> new ServerGames(connection).opponents());
  }

  /** All moves of finished games against an opponent, game by game. */
  public List<ObservedMove> movesAgainst(String opponent) throws IOException {
    return transact(() -> new ServerGames(connection).against(opponent));
  }

  // ---- Transactions ----

  private interface Work<T> {
    T run() throws SQLException;
  }

  /**
   * One transaction that changes something. It waits for others who write before it reads: had it
   * read first, what they wrote meanwhile would make it fail.
   */
  private <T> T write(Work<T> work) throws IOException {
    return transact(
        () -> {
          beginToWrite();
          return work.run();
        });
  }

  /** The driver begins the next transaction, of the kind set then, as soon as one has ended. */
  private void beginToWrite() throws SQLException {
    connection.getConnectionConfig().setTransactionMode(TransactionMode.IMMEDIATE);
    try {
      connection.rollback();
    } finally {
      connection.getConnectionConfig().setTransactionMode(TransactionMode.DEFERRED);
    }
  }

  /** One transaction. */
  private <T> T transact(Work<T> work) throws IOException {
    try {
      try {
        T result = work.run();
        connection.commit();
        return result;
      } catch (SQLException e) {
        rollBack(e);
        throw e;
      }
    } catch (SQLException e) {
      throw new IOException("the database " + file + " failed: " + e.getMessage(), e);
    }
  }

  /** SQLite may have done so by itself, as on a full disk; what counts is why. */
  private void rollBack(SQLException cause) {
    try {
      connection.rollback();
    } catch (SQLException e) {
      cause.addSuppressed(e);
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
