package v7p3r.arena.match;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import v7p3r.arena.game.Adjudication;
import v7p3r.arena.game.Allowance;
import v7p3r.arena.game.GameBegun;
import v7p3r.arena.game.GameRecord;
import v7p3r.arena.game.GameRules;
import v7p3r.arena.game.MoveMade;
import v7p3r.arena.game.Termination;
import v7p3r.arena.match.MatchPlan.Format;
import v7p3r.arena.player.EngineSpec;
import v7p3r.arena.player.ScriptedEngine;
import v7p3r.arena.player.SearchLimit;
import v7p3r.arena.record.MetricsDatabase;
import v7p3r.arena.record.MetricsDatabase.StoredMatch;
import v7p3r.arena.stats.Sprt;
import v7p3r.arena.stats.Trinomial;
import v7p3r.arena.work.LiveListener;
import v7p3r.arena.work.StopSignal;
import v7p3r.notation.PgnGame;
import v7p3r.notation.PgnReader;

@Timeout(120)
class MatchTest {
  private static final InstantSource TIME = InstantSource.system();

  @TempDir Path folder;

  private static Entrant entrant(String name, String mode) {
    EngineSpec scripted = ScriptedEngine.in(mode);
    return new Entrant(
        new EngineSpec(name, scripted.command(), scripted.folder(), scripted.options(), false),
        Allowance.of(SearchLimit.ofNodes(1)));
  }

  /** Games of scripted engines are short: both push pawns until one is out of moves or fails. */
  private static MatchPlan plan(int rounds, Optional<Sprt> sprt, Entrant... entrants) {
    return new MatchPlan(
        "test",
        Format.ROUND_ROBIN,
        List.of(entrants),
        rounds,
        OpeningSuite.START,
        new GameRules(
            new Adjudication(Optional.empty(), Optional.empty(), java.util.OptionalInt.of(4)),
            Duration.ofSeconds(5)),
        sprt,
        2);
  }

  private MetricsDatabase database() throws IOException {
    return MetricsDatabase.open(folder.resolve("games.db"));
  }

  private MatchReport run(MatchPlan plan) throws IOException {
    try (MetricsDatabase database = database()) {
      return Match.begin(plan, database, pgn(), new MatchListener() {}, new StopSignal(), TIME)
          .run();
    }
  }

  private Optional<Path> pgn() {
    return Optional.of(folder.resolve("games.pgn"));
  }

  private List<PgnGame> pgnGames() throws IOException {
    List<PgnGame> games = new ArrayList<>();
    try (PgnReader reader =
        PgnReader.open(
            pgn().orElseThrow(),
            problem -> {
              throw new AssertionError(problem);
            })) {
      reader.games().forEach(games::add);
    }
    return games;
  }

  @Test
  void twoEnginesPlayPairsWithColorsSwapped() throws IOException {
    MatchReport report = run(plan(3, Optional.empty(), entrant("A", "good"), entrant("B", "good")));
    assertThat(report.isComplete()).isTrue();
    assertThat(report.played()).isEqualTo(6);
    assertThat(report.repeated()).as("the same two games three times").isEqualTo(4);
    assertThat(report.first().games()).isEqualTo(new Trinomial(0, 2, 0));
    assertThat(report.first().pairs().drawDraw()).isEqualTo(1);
    assertThat(pgnGames()).hasSize(6);
    assertThat(pgnGames().stream().filter(game -> game.tags().white().equals("A"))).hasSize(3);
    assertThat(pgnGames().getFirst().length()).isEqualTo(8);
  }

  @Test
  void forfeitsAreCountedForWhoCausedThem() throws IOException {
    MatchReport report =
        run(plan(2, Optional.empty(), entrant("A", "good"), entrant("Cheat", "illegal")));
    assertThat(report.first().games()).isEqualTo(new Trinomial(0, 0, 4));
    assertThat(report.lines().get(1).forfeits()).containsEntry(Termination.ILLEGAL_MOVE, 4);
    assertThat(report.forfeits()).isEqualTo(4);
    assertThat(MatchText.summary(report)).contains("Forfeits: Cheat lost 4 by an illegal move");
  }

  @Test
  void anEngineThatCrashesIsStartedAgainAndTheMatchGoesOn() throws IOException {
    MatchReport report =
        run(plan(2, Optional.empty(), entrant("A", "good"), entrant("C", "crash-at-move")));
    assertThat(report.first().games()).isEqualTo(new Trinomial(0, 0, 4));
    assertThat(report.lines().get(1).forfeits()).containsEntry(Termination.CRASH, 4);
  }

  @Test
  void aDecidedTestEndsTheMatch() throws IOException {
    Sprt sprt = new Sprt(0, 50, 0.05, 0.05, Sprt.Model.LOGISTIC);
    MatchReport report =
        run(plan(500, Optional.of(sprt), entrant("A", "good"), entrant("Cheat", "illegal")));
    assertThat(report.isDecided()).isTrue();
    assertThat(report.played()).isLessThan(200);
    assertThat(report.test().orElseThrow().verdict()).isEqualTo(Sprt.Verdict.ELO1_ACCEPTED);
    assertThat(MatchText.summary(report)).contains("Verdict:  passed, A is more than 0 Elo");
  }

  @Test
  void aRoundRobinHasATableWithTheBestOnTop() throws IOException {
    MatchReport report =
        run(
            plan(
                1,
                Optional.empty(),
                entrant("Cheat", "illegal"),
                entrant("A", "good"),
                entrant("B", "good")));
    assertThat(report.planned()).isEqualTo(6);
    assertThat(report.lines())
        .extracting(MatchReport.Line::name)
        .containsExactly("A", "B", "Cheat");
    assertThat(report.first().games()).isEqualTo(new Trinomial(0, 2, 2));
    assertThat(MatchText.summary(report)).contains("engine", "75.0 %");
  }

  @Test
  void whatAnEngineRemarksWhileItGetsReadyIsToldOnce() throws IOException {
    List<String> told = new ArrayList<>();
    MatchListener listener =
        new MatchListener() {
          @Override
          public void remarked(String engine, String remark) {
            told.add(engine + ": " + remark);
          }
        };
    MatchPlan plan = plan(4, Optional.empty(), entrant("A", "remark"), entrant("B", "late-remark"));
    try (MetricsDatabase database = database()) {
      Match.begin(plan, database, pgn(), listener, new StopSignal(), TIME).run();
    }
    assertThat(told).containsExactlyInAnyOrder("A: models are missing", "B: models are gone");
  }

  @Test
  void aStoppedMatchGoesOnExactly() throws IOException {
    MatchPlan plan = plan(10, Optional.empty(), entrant("A", "good"), entrant("B", "good"));
    StopSignal stop = new StopSignal();
    MatchListener stopAfterThree =
        new MatchListener() {
          @Override
          public void gameFinished(int number, GameRecord game, MatchReport report) {
            if (report.played() == 3) {
              stop.finish();
            }
          }
        };
    try (MetricsDatabase database = database()) {
      MatchReport report = Match.begin(plan, database, pgn(), stopAfterThree, stop, TIME).run();
      assertThat(report.played()).isBetween(3, 4);
      assertThat(report.isComplete()).isFalse();
    }
    Files.writeString(
        pgn().orElseThrow(), "[Event \"cut in the mid", java.nio.file.StandardOpenOption.APPEND);
    try (MetricsDatabase database = database()) {
      StoredMatch stored = database.unfinishedMatch().orElseThrow();
      Match match =
          Match.resume(stored, database, pgn(), new MatchListener() {}, new StopSignal(), TIME);
      assertThat(match.plan()).isEqualTo(plan);
      assertThat(match.run().played()).isEqualTo(20);
      assertThat(database.games(stored))
          .extracting(MetricsDatabase.StoredGame::number)
          .containsExactlyElementsOf(IntStream.rangeClosed(1, 20).boxed().toList());
      assertThat(database.unfinishedMatch()).isEmpty();
    }
    assertThat(pgnGames()).hasSize(20);
    assertThat(pgnGames().stream().map(game -> game.tags().value("Round").orElseThrow()).distinct())
        .hasSize(20);
  }

  @Test
  void abandonedGamesLeaveNoTrace() throws IOException {
    StopSignal stop = new StopSignal();
    MatchPlan plan = plan(1, Optional.empty(), entrant("A", "good"), entrant("Mute", "silence"));
    Thread.ofPlatform().daemon().start(() -> abandonWhenPlaying(stop));
    try (MetricsDatabase database = database()) {
      MatchReport report =
          Match.begin(plan, database, pgn(), new MatchListener() {}, stop, TIME).run();
      assertThat(report.played()).isZero();
      assertThat(database.games(database.unfinishedMatch().orElseThrow())).isEmpty();
    }
  }

  @Test
  void anyNumberOfListenersSeeGamesWhileTheyArePlayed() throws IOException {
    MatchPlan plan = plan(1, Optional.empty(), entrant("A", "good"), entrant("B", "good"));
    List<String> first = new CopyOnWriteArrayList<>();
    List<String> live = new CopyOnWriteArrayList<>();
    try (MetricsDatabase database = database()) {
      Match match = Match.begin(plan, database, pgn(), telling(first), new StopSignal(), TIME);
      try (var _ = match.audience().addLive(telling(live), 10_000)) {
        match.run();
      }
      List<String> moves = first.stream().filter(line -> line.startsWith("1 moved")).toList();
      assertThat(moves).hasSizeGreaterThan(4);
      assertThat(first.indexOf("1 begun A - B")).isLessThan(first.indexOf(moves.getFirst()));
      String finished =
          first.stream().filter(line -> line.startsWith("1 finished")).findFirst().orElseThrow();
      assertThat(first.indexOf(finished)).isGreaterThan(first.indexOf(moves.getLast()));
      assertThat(first).contains("2 begun B - A").anyMatch(line -> line.endsWith("2 played"));
      assertThat(live).containsExactlyElementsOf(first);
    }
  }

  private static MatchListener telling(List<String> lines) {
    return new MatchListener() {
      @Override
      public void gameBegun(int number, GameBegun game) {
        lines.add(number + " begun " + game.white().name() + " - " + game.black().name());
      }

      @Override
      public void moved(int number, MoveMade move) {
        lines.add(number + " moved " + move.ply() + " " + move.move().uci());
      }

      @Override
      public void gameFinished(int number, GameRecord game, MatchReport report) {
        lines.add(number + " finished, " + report.played() + " played");
      }
    };
  }

  @Test
  void aListenerThatHangsDoesNotHoldTheMatch() throws IOException, InterruptedException {
    MatchPlan plan = plan(1, Optional.empty(), entrant("A", "good"), entrant("B", "good"));
    CountDownLatch release = new CountDownLatch(1);
    MatchListener hanging =
        new MatchListener() {
          @Override
          public void moved(int number, MoveMade move) {
            try {
              release.await();
            } catch (InterruptedException e) {
              Thread.currentThread().interrupt();
            }
          }
        };
    try (MetricsDatabase database = database()) {
      Match match =
          Match.begin(plan, database, pgn(), new MatchListener() {}, new StopSignal(), TIME);
      LiveListener<MatchListener> live = match.audience().addLive(hanging, 3);
      assertThat(match.run().played()).isEqualTo(2);
      assertThat(live.lost()).as("older news made room for newer").isPositive();
      release.countDown();
      live.close();
    }
  }

  @Test
  void aMatchOfTheVersionBeforeGoesOn() throws IOException {
    Path file = folder.resolve("before.db");
    try (InputStream before = MatchTest.class.getResourceAsStream("before.sqlite")) {
      Files.copy(before, file);
    }
    try (MetricsDatabase database = MetricsDatabase.open(file)) {
      StoredMatch stored = database.unfinishedMatch().orElseThrow();
      List<String> old = database.pgn(stored);
      assertThat(old).hasSize(2);
      MatchReport report =
          Match.resume(
                  stored,
                  database,
                  Optional.empty(),
                  new MatchListener() {},
                  new StopSignal(),
                  TIME)
              .run();
      assertThat(report.played()).isEqualTo(4);
      assertThat(database.pgn(stored)).hasSize(4).startsWith(old.toArray(String[]::new));
    }
  }

  @Test
  void aMatchThatIsBeingPlayedIsNotResumedByASecondRun() throws IOException {
    MatchPlan plan = plan(1, Optional.empty(), entrant("A", "good"), entrant("B", "good"));
    try (MetricsDatabase database = database()) {
      Match match =
          Match.begin(plan, database, pgn(), new MatchListener() {}, new StopSignal(), TIME);
      StoredMatch stored = database.unfinishedMatch().orElseThrow();
      try (var _ = database.lock(stored)) {
        assertThatThrownBy(match::run)
            .isInstanceOf(IOException.class)
            .hasMessageContaining("match " + plan.name() + " is in use by another run");
      }
      assertThat(database.unfinishedMatch()).as("not removed").contains(stored);
      assertThat(match.run().played()).isEqualTo(2);
    }
  }

  /** Both engines of a first game have been started. */
  private static void abandonWhenPlaying(StopSignal stop) {
    while (ProcessHandle.current().descendants().count() < 2) {
      Thread.yield();
    }
    stop.abandon();
  }

  @Test
  void anEngineThatNeverStartsEndsTheMatchBeforeTheFirstGame() throws IOException {
    MatchPlan plan =
        plan(1, Optional.empty(), entrant("A", "good"), entrant("Dead", "crash-at-start"));
    assertThatThrownBy(() -> run(plan))
        .isInstanceOf(IOException.class)
        .hasMessageContaining("Dead ended unexpectedly, exit code 3");
    try (MetricsDatabase database = database()) {
      assertThat(database.unfinishedMatch()).isEmpty();
    }
  }

  @Test
  void theScheduleGivesEachPairingEachOpeningTwice() {
    MatchPlan plan =
        plan(2, Optional.empty(), entrant("A", "good"), entrant("B", "good"), entrant("C", "good"));
    Schedule schedule = Schedule.of(plan);
    assertThat(schedule.games()).isEqualTo(12);
    assertThat(
            IntStream.rangeClosed(1, 12)
                .mapToObj(schedule::encounter)
                .map(e -> e.round() + ":" + e.white() + e.black()))
        .containsExactly(
            "0:01", "0:10", "0:02", "0:20", "0:12", "0:21", "1:01", "1:10", "1:02", "1:20", "1:12",
            "1:21");
  }

  @Test
  void impossiblePlansAreRefused() {
    assertThatThrownBy(() -> plan(1, Optional.empty(), entrant("A", "good")))
        .hasMessage("a match needs two engines, found 1");
    assertThatThrownBy(() -> plan(1, Optional.empty(), entrant("A", "good"), entrant("A", "good")))
        .hasMessage("each engine needs a name of its own, found A, A");
  }
}
