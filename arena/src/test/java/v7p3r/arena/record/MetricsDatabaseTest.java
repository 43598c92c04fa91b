package v7p3r.arena.record;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.lang.reflect.Field;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import v7p3r.arena.game.Allowance;
import v7p3r.arena.game.Ending;
import v7p3r.arena.game.GameRecord;
import v7p3r.arena.game.Incident;
import v7p3r.arena.game.Opening;
import v7p3r.arena.game.PlayedMove;
import v7p3r.arena.game.Termination;
import v7p3r.arena.game.TimeControl;
import v7p3r.arena.player.Score;
import v7p3r.arena.player.SearchLimit;
import v7p3r.arena.player.Thought;
import v7p3r.arena.record.MetricsDatabase.StoredGame;
import v7p3r.arena.record.MetricsDatabase.StoredMatch;
import v7p3r.board.Color;
import v7p3r.board.Position;
import v7p3r.notation.Fen;
import v7p3r.notation.GameResult;
import v7p3r.notation.UciMove;

class MetricsDatabaseTest {
  private static final Instant NOW = Instant.parse("2026-03-01T12:00:00.250Z");

  @TempDir Path folder;

  private Path file() {
    return folder.resolve("new/games.db");
  }

  /** 1. f3 e5 2. g4 Qh4 mate, with thoughts of all kinds. */
  static GameRecord game() {
    Position position = new Position();
    String[] moves = {"f2f3", "e7e5", "g2g4", "d8h4"};
    PlayedMove[] played = new PlayedMove[4];
    for (int i = 0; i < 4; i++) {
      Thought thought =
          switch (i) {
            case 1 -> thought(Score.centipawns(35));
            case 3 -> thought(Score.mateIn(1));
            default -> Thought.NONE;
          };
      int move = UciMove.parse(position, moves[i]);
      position.make(move);
      played[i] =
          new PlayedMove(move, moves[i], i == 0, thought, 1_234_567, OptionalLong.of(7000 - i));
    }
    Allowance allowance = Allowance.of(SearchLimit.ofNodes(500));
    return new GameRecord(
        new GameRecord.Side("A", "A 1.0", allowance),
        new GameRecord.Side("B", "B 2.0", allowance),
        new Opening("Fool", Fen.START, List.of(played[0].move())),
        List.of(played),
        new Ending(GameResult.BLACK_WINS, Termination.CHECKMATE, "Black mates"),
        Optional.of(new Incident("A", Termination.TIME, "was 1 ms late", 2, List.of("> go"))),
        NOW,
        Duration.ofMillis(61_500));
  }

  private static Thought thought(Score score) {
    return new Thought(
        Optional.of(score),
        OptionalInt.of(12),
        OptionalInt.of(20),
        OptionalLong.of(4321),
        OptionalLong.of(99999),
        OptionalLong.of(43),
        List.of("e7e5"),
        List.of("desc pes 0.45 mode Standard"));
  }

  @Test
  void aGameComesBackAsItWent() throws IOException {
    try (MetricsDatabase database = MetricsDatabase.open(file())) {
      StoredMatch match = database.addMatch("one", "{}", NOW);
      database.addGame(match, 7, game(), "pgn text\n");
    }
    try (MetricsDatabase database = MetricsDatabase.open(file())) {
      StoredMatch match = database.match("one").orElseThrow();
      assertThat(match.plan()).isEqualTo("{}");
      assertThat(match.isFinished()).isFalse();
      assertThat(database.games(match))
          .containsExactly(
              new StoredGame(
                  7,
                  GameResult.BLACK_WINS,
                  Termination.CHECKMATE,
                  Fen.START + " f2f3 e7e5 g2g4 d8h4"));
      assertThat(game().played()).isEqualTo(database.games(match).getFirst().played());
      assertThat(database.pgn(match)).containsExactly("pgn text\n");
    }
  }

  @Test
  void movesAndIncidentsAreKept() throws IOException, SQLException {
    try (MetricsDatabase database = MetricsDatabase.open(file())) {
      database.addGame(database.addMatch("one", "{}", NOW), 1, game(), "");
    }
    assertThat(
            row(
                "SELECT uci, centipawns, mate, depth, seldepth, nodes, nps, micros, clock, remarks"
                    + " FROM move WHERE ply = 1"))
        .isEqualTo("e7e5|35|null|12|20|4321|99999|1234|6999|desc pes 0.45 mode Standard");
    assertThat(row("SELECT centipawns, mate FROM move WHERE ply = 3")).isEqualTo("null|1");
    assertThat(row("SELECT opening, depth FROM move WHERE ply = 0")).isEqualTo("1|null");
    assertThat(row("SELECT player, kind, words, ply, conversation FROM incident"))
        .isEqualTo("A|TIME|was 1 ms late|2|> go");
    assertThat(row("SELECT name, identity, allowance FROM engine WHERE name = 'B'"))
        .isEqualTo("B|B 2.0|500 nodes");
  }

  private String row(String query) throws SQLException {
    try (Connection connection = DriverManager.getConnection("jdbc:sqlite:" + file());
        ResultSet row = connection.createStatement().executeQuery(query)) {
      StringBuilder text = new StringBuilder();
      for (int i = 1; i <= row.getMetaData().getColumnCount(); i++) {
        text.append(i == 1 ? "" : "|").append(row.getString(i));
      }
      return text.toString();
    }
  }

  @Test
  void modesOfEffortAreCountedByTheClockOfTheirPlayer() throws IOException {
    try (MetricsDatabase database = MetricsDatabase.open(file())) {
      StoredMatch match = database.addMatch("one", "{}", NOW);
      database.addGame(match, 1, game(), "");
      database.addGame(match, 2, game(), "");
      assertThat(database.pacedEfforts())
          .containsExactly(new PacedEffort("500 nodes", "", "Standard", 4, 4 * 4321));
      assertThat(database.clockedMoves().subList(0, 3))
          .containsExactly(
              new ClockedMove(1, Color.WHITE, 2, "500 nodes", 1234, 6998),
              new ClockedMove(1, Color.BLACK, 1, "500 nodes", 1234, 6999),
              new ClockedMove(1, Color.BLACK, 2, "500 nodes", 1234, 6997));
    }
  }

  @Test
  void aGameNumberCanOnlyBeStoredOnceAndTheRestStays() throws IOException {
    try (MetricsDatabase database = MetricsDatabase.open(file())) {
      StoredMatch match = database.addMatch("one", "{}", NOW);
      database.addGame(match, 1, game(), "");
      assertThatThrownBy(() -> database.addGame(match, 1, game(), ""))
          .isInstanceOf(IOException.class)
          .hasMessageContaining("game 1 of one is there already")
          .hasMessageNotContaining("UNIQUE");
      database.addGame(match, 2, game(), "");
      assertThat(database.games(match)).hasSize(2);
    }
  }

  @Test
  void twoMatchesThatWriteAtOnceLoseNoGame() throws Exception {
    int games = 60;
    try (MetricsDatabase one = MetricsDatabase.open(file());
        MetricsDatabase two = MetricsDatabase.open(file())) {
      StoredMatch first = one.addMatch("first", "{}", NOW);
      StoredMatch second = two.addMatch("second", "{}", NOW);
      Callable<Void> writer = () -> addGames(one, first, games);
      try (ExecutorService other = Executors.newSingleThreadExecutor()) {
        Future<Void> written = other.submit(writer);
        addGames(two, second, games);
        written.get();
      }
      assertThat(one.games(second)).hasSize(games);
      assertThat(two.games(first)).hasSize(games);
    }
  }

  private static Void addGames(MetricsDatabase database, StoredMatch match, int games)
      throws IOException {
    for (int number = 1; number <= games; number++) {
      database.addGame(match, number, game(), "pgn\n");
    }
    return null;
  }

  @Test
  void theNewestUnfinishedMatchIsFound() throws IOException {
    try (MetricsDatabase database = MetricsDatabase.open(file())) {
      assertThat(database.unfinishedMatch()).isEmpty();
      StoredMatch one = database.addMatch("one", "{}", NOW);
      StoredMatch two = database.addMatch("two", "{}", NOW);
      assertThat(database.unfinishedMatch()).contains(two);
      database.finishMatch(two, "ALL_PLAYED", NOW);
      assertThat(database.unfinishedMatch()).contains(one);
      assertThat(database.match("two").orElseThrow().isFinished()).isTrue();
    }
  }

  @Test
  void aFileThatIsNoDatabaseIsRefused() throws IOException {
    Path file =
        Files.writeString(
            folder.resolve("text.db"), "this is no database, not at all\n".repeat(99));
    assertThatThrownBy(() -> MetricsDatabase.open(file))
        .isInstanceOf(IOException.class)
        .hasMessageStartingWith("cannot use the database " + file);
  }

  @Test
  void aDatabaseFromTheFutureIsRefused() throws IOException, SQLException {
    MetricsDatabase.open(file()).close();
    try (Connection connection = DriverManager.getConnection("jdbc:sqlite:" + file())) {
      connection.createStatement().executeUpdate("PRAGMA user_version = 999");
    }
    assertThatThrownBy(() -> MetricsDatabase.open(file()))
        .hasMessageContaining("the database has version 999, this program knows only");
  }

  @Test
  void aPlaceThatCannotBeWrittenIsNamed() {
    assertThatThrownBy(() -> MetricsDatabase.open(Path.of("/proc/nowhere/games.db")))
        .isInstanceOf(IOException.class)
        .hasMessageStartingWith("cannot make the folder /proc/nowhere");
  }

  @Test
  void pgnTellsTheClockAsTheStandardHasIt() {
    Allowance clock = Allowance.of(TimeControl.parse("40/60+0.5"));
    Allowance other = Allowance.of(TimeControl.parse("8+0.08"));
    assertThat(GamePgn.format(withAllowances(clock, clock), "Test", 1))
        .contains("[TimeControl \"40/60+0.5\"]")
        .doesNotContain("Limit");
    assertThat(GamePgn.format(withAllowances(clock, other), "Test", 1))
        .contains("[TimeControl \"?\"]")
        .contains("[WhiteTimeControl \"40/60+0.5\"]", "[BlackTimeControl \"8+0.08\"]");
  }

  private static GameRecord withAllowances(Allowance white, Allowance black) {
    GameRecord game = game();
    return new GameRecord(
        new GameRecord.Side("A", "A", white),
        new GameRecord.Side("B", "B", black),
        game.opening(),
        game.moves(),
        game.ending(),
        game.incident(),
        game.start(),
        game.duration());
  }

  @Test
  void pgnHasScoreDepthTimeAndTheEnd() {
    assertThat(GamePgn.format(game(), "Test", 7))
        .isEqualTo(
            """
            [Event "Test"]
            [Site "?"]
            [Date "2026.03.01"]
            [Round "7"]
            [White "A"]
            [Black "B"]
            [Result "0-1"]
            [GameStartTime "2026-03-01T12:00:00.250Z"]
            [GameDuration "00:01:01.500"]
            [PlyCount "4"]
            [Termination "normal"]
            [WhiteEngine "A 1.0"]
            [BlackEngine "B 2.0"]
            [TimeControl "-"]
            [WhiteLimit "500 nodes"]
            [BlackLimit "500 nodes"]
            [Opening "Fool"]

            1. f3 {book} 1... e5 {+0.35/12 0.001s, n=4321, sd=20, nps=99999, pes=0.45,
            mode=Standard, tl=6.999s} 2. g4 {0.001s, tl=6.998s} 2... Qh4# {+M1/12 0.001s,
            n=4321, sd=20, nps=99999, pes=0.45, mode=Standard, tl=6.997s, Black mates} 0-1

            """);
  }

  @Test
  void aFullDiskIsCalledByItsName() throws Exception {
    try (MetricsDatabase database = MetricsDatabase.open(file())) {
      StoredMatch match = database.addMatch("full", "{}", NOW);
      Field field = MetricsDatabase.class.getDeclaredField("connection");
      field.setAccessible(true);
      Connection connection = (Connection) field.get(database);
      try (Statement statement = connection.createStatement()) {
        statement.execute("PRAGMA max_page_count = 1"); // no page more than there are
      }
      String longText = "x".repeat(1 << 20);
      assertThatThrownBy(() -> database.addGame(match, 1, game(), longText))
          .isInstanceOf(IOException.class)
          .hasMessageContaining("database or disk is full")
          .hasMessageNotContaining("rollback");
    }
  }
}
