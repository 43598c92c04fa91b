package v7p3r.arena.spsa;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Duration;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Random;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import v7p3r.arena.game.Adjudication;
import v7p3r.arena.game.GameRules;
import v7p3r.arena.match.EntrantWords;
import v7p3r.arena.match.OpeningSuite;
import v7p3r.arena.spsa.TuningJournal.Step;
import v7p3r.arena.stats.Elo;
import v7p3r.arena.work.StopSignal;

@Timeout(120)
class TuningRunTest {
  private static final int[] BEST = {70, 20, 450};
  private static final double[] SCALES = {15, 6, 80};

  @TempDir Path folder;

  private static TuningPlan plan(int iterations, List<Parameter> parameters, String... engine) {
    return new TuningPlan(
        EntrantWords.read(List.of("nodes=300"), List.of(engine)),
        parameters,
        iterations,
        1,
        OpeningSuite.START,
        new GameRules(
            new Adjudication(Optional.empty(), Optional.empty(), OptionalInt.of(20)),
            Duration.ofSeconds(10)),
        7);
  }

  private static TuningPlan hill(int iterations) {
    return plan(
        iterations,
        List.of(
            new Parameter("A", 40, 0, 100, 6, 0.02),
            new Parameter("B", 35, 5, 60, 3, 0.02),
            new Parameter("C", 300, 100, 900, 40, 0.02)),
        "cmd=internal");
  }

  /** Points fall with the squared distance from the best values; half of all games are drawn. */
  private static double height(int[] values) {
    double height = 0;
    for (int i = 0; i < values.length; i++) {
      double distance = (values[i] - BEST[i]) / SCALES[i];
      height -= distance * distance;
    }
    return height;
  }

  /** A pair of games of players whose strength is their height, decided by a fixed chance. */
  private static Duel simulated() {
    return (iteration, first, second) -> {
      Random random = new Random(99L * iteration);
      double chance = 1 / (1 + Math.exp(height(second) - height(first)));
      int balance = 0;
      for (int game = 0; game < 2; game++) {
        if (random.nextBoolean()) {
          balance += random.nextDouble() < chance ? 1 : -1;
        }
      }
      return balance;
    };
  }

  private TuningRun run(Path file, TuningPlan plan, Duel duel) throws IOException {
    try (TuningJournal journal = TuningJournal.begin(file, plan)) {
      TuningRun run = new TuningRun(journal);
      run.run(duel, 1, new StopSignal(), now -> {});
      return run;
    }
  }

  @Test
  void noisyGamesLeadToTheBestValues() throws IOException {
    TuningRun run = run(folder.resolve("hill.jsonl"), hill(6000), simulated());
    assertThat(run.isComplete()).isTrue();
    for (int i = 0; i < BEST.length; i++) {
      assertThat(run.values()[i]).isCloseTo(BEST[i], within(SCALES[i] / 2));
    }
  }

  @Test
  void theBestValuesAreNotLeft() throws IOException {
    List<Parameter> atBest =
        List.of(
            new Parameter("A", 70, 0, 100, 6, 0.02),
            new Parameter("B", 20, 5, 60, 3, 0.02),
            new Parameter("C", 450, 100, 900, 40, 0.02));
    TuningRun run =
        run(folder.resolve("top.jsonl"), plan(3000, atBest, "cmd=internal"), simulated());
    for (int i = 0; i < BEST.length; i++) {
      assertThat(run.values()[i]).isCloseTo(BEST[i], within(SCALES[i] / 2));
    }
  }

  /** A is worth 40 Elo, B nothing, C costs 20; all three are shaken at once. */
  @Test
  void aRunThatMovesNothingMeasuresManySwitchesAtOnce() throws IOException {
    double[] worth = {40, 0, -20};
    List<Parameter> switches =
        Stream.of("A", "B", "C").map(name -> new Parameter(name, 0.5, 0, 1, 0.5, 1e-9)).toList();
    Duel duel =
        (iteration, first, second) -> {
          double elo = 0;
          for (int i = 0; i < worth.length; i++) {
            assertThat(first[i] + second[i]).isEqualTo(1);
            elo += worth[i] * (first[i] - second[i]);
          }
          Random random = new Random(31L * iteration);
          double chance = Elo.expectedScore(elo);
          return (random.nextDouble() < chance ? 1 : -1) + (random.nextDouble() < chance ? 1 : -1);
        };
    TuningRun run =
        run(folder.resolve("switches.jsonl"), plan(20_000, switches, "cmd=internal"), duel);
    assertThat(run.values()).containsExactly(new double[] {0.5, 0.5, 0.5}, within(1e-4));
    List<Leaning> leanings = run.leanings();
    for (int i = 0; i < worth.length; i++) {
      // 40,000 games without draws: 1.96 x 347.4 x sqrt(0.25 / 40,000) x 2 = 3.4
      assertThat(leanings.get(i).error()).isCloseTo(3.4, within(0.1));
      assertThat(leanings.get(i).elo()).isCloseTo(worth[i], within(4.5));
    }
  }

  @Test
  void theScoreOfAnIterationIsThatOfAllItsPairs() throws IOException {
    TuningPlan one = hill(8);
    TuningPlan four =
        new TuningPlan(
            one.engine(), one.parameters(), 8, 4, one.openings(), one.rules(), one.seed());
    Duel won = (iteration, first, second) -> first[0] > second[0] ? 2 : -2;
    assertThat(run(folder.resolve("1.jsonl"), one, won).leanings().getFirst().elo())
        .isEqualTo(Double.POSITIVE_INFINITY);
    // Five of eight points: 400 x log10(5 / 3)
    assertThat(run(folder.resolve("4.jsonl"), four, won).leanings().getFirst().elo())
        .isCloseTo(88.7, within(0.1));
  }

  @Test
  void aStoppedRunGoesOnExactly() throws IOException {
    double[] whole = run(folder.resolve("whole.jsonl"), hill(200), simulated()).values();
    Path file = folder.resolve("parts.jsonl");
    StopSignal stop = new StopSignal();
    try (TuningJournal journal = TuningJournal.begin(file, hill(200))) {
      TuningRun first = new TuningRun(journal);
      first.run(
          simulated(),
          1,
          stop,
          now -> {
            if (now.finished() == 77) {
              stop.finish();
            }
          });
      assertThat(first.isComplete()).isFalse();
    }
    Files.writeString(file, "{\"iteration\":78,\"bal", StandardOpenOption.APPEND);
    try (TuningJournal journal = TuningJournal.resume(file)) {
      TuningRun second = new TuningRun(journal);
      assertThat(second.plan()).isEqualTo(hill(200));
      assertThat(second.finished()).isEqualTo(77);
      second.run(simulated(), 1, new StopSignal(), now -> {});
      assertThat(second.values()).isEqualTo(whole);
    }
    try (TuningJournal journal = TuningJournal.resume(file)) {
      assertThat(journal.steps()).extracting(Step::iteration).doesNotHaveDuplicates().hasSize(200);
    }
  }

  @Test
  void aRunOfTheVersionBeforeGoesOn() throws IOException {
    Path file = folder.resolve("before.jsonl");
    try (InputStream before = TuningRunTest.class.getResourceAsStream("before.jsonl")) {
      Files.copy(before, file);
    }
    String old = Files.readString(file);
    try (TuningJournal journal = TuningJournal.resume(file)) {
      assertThat(journal.steps()).hasSize(4);
      TuningRun run = new TuningRun(journal);
      run.run(simulated(), 1, new StopSignal(), now -> {});
      assertThat(run.isComplete()).isTrue();
    }
    assertThat(Files.readString(file)).startsWith(old);
    try (TuningJournal journal = TuningJournal.resume(file)) {
      assertThat(journal.steps()).extracting(Step::iteration).containsExactly(1, 2, 3, 4, 5, 6);
    }
  }

  @Test
  void aForgedIterationIsNotBelieved() throws IOException {
    Path file = folder.resolve("forged.jsonl");
    run(file, hill(5), simulated());
    List<String> lines = new ArrayList<>(Files.readAllLines(file));
    lines.add("{\"iteration\":6,\"balance\":2.0,\"values\":[99.0,59.0,899.0]}");
    Files.write(file, lines);
    assertThatThrownBy(() -> TuningJournal.resume(file))
        .hasMessageStartingWith(file + ", line 7: ");
  }

  @Test
  void twoRunsDoNotGoOnWithOneJournal() throws IOException {
    Path file = folder.resolve("shared.jsonl");
    try (TuningJournal journal = TuningJournal.begin(file, hill(5))) {
      assertThat(journal.steps()).isEmpty();
      assertThatThrownBy(() -> TuningJournal.resume(file))
          .hasMessageContaining("in use by another run");
    }
  }

  /** Stopped during iteration 5. */
  private int finishedWhen(Consumer<StopSignal> stopped) throws IOException {
    StopSignal stop = new StopSignal();
    Path file = folder.resolve(stop.hashCode() + ".jsonl");
    TuningRun run = new TuningRun(TuningJournal.begin(file, hill(200)));
    Duel duel =
        (iteration, first, second) -> {
          if (iteration == 5) {
            stopped.accept(stop);
          }
          return 0;
        };
    run.run(duel, 1, stop, now -> {});
    return run.finished();
  }

  @Test
  void anIterationThatRunsIsFinishedOrAbandonedAsAsked() throws IOException {
    assertThat(finishedWhen(StopSignal::finish)).isEqualTo(5);
    assertThat(finishedWhen(StopSignal::abandon)).isEqualTo(4);
  }

  @Test
  void severalThreadsPlayEveryIterationOnce() throws IOException {
    Path file = folder.resolve("threads.jsonl");
    try (TuningJournal journal = TuningJournal.begin(file, hill(300))) {
      new TuningRun(journal).run(simulated(), 4, new StopSignal(), now -> {});
    }
    try (TuningJournal journal = TuningJournal.resume(file)) {
      assertThat(journal.steps()).extracting(Step::iteration).doesNotHaveDuplicates().hasSize(300);
    }
  }

  @Test
  void versionsStayInTheirRangeAndDifferByWholeSteps() {
    Spsa spsa = new Spsa(List.of(new Parameter("N", 4, 2, 6, 0.5, 0.002)), 100, 3);
    for (int k = 1; k <= 100; k++) {
      Spsa.Trial trial = spsa.trial(k);
      assertThat(trial.plus()[0]).isBetween(2, 6);
      assertThat((trial.plus()[0] - trial.minus()[0]) * trial.signs()[0]).isBetween(1, 2);
    }
  }

  @Test
  void theEngineItselfIsTunedByRealGames() throws IOException {
    List<Parameter> parameters =
        List.of(Parameter.of("NullBase", 4, 2, 6), Parameter.of("RazorMargin", 190, 50, 400));
    TuningPlan plan = plan(4, parameters, "cmd=internal", "option.Hash=1");
    TuningRun run = new TuningRun(TuningJournal.begin(folder.resolve("real.jsonl"), plan));
    run.run(
        new EngineDuel(plan, new StopSignal(), InstantSource.system()),
        2,
        new StopSignal(),
        now -> {});
    assertThat(run.finished()).isEqualTo(4);
    assertThat(run.chart().panels()).hasSize(2);
  }

  @Test
  void anOptionThatTheEngineLacksEndsTheRun() throws IOException {
    TuningPlan plan = plan(4, List.of(Parameter.of("Nonsense", 4, 2, 6)), "cmd=internal");
    TuningRun run = new TuningRun(TuningJournal.begin(folder.resolve("wrong.jsonl"), plan));
    EngineDuel duel = new EngineDuel(plan, new StopSignal(), InstantSource.system());
    assertThatThrownBy(() -> run.run(duel, 1, new StopSignal(), now -> {}))
        .isInstanceOf(IOException.class)
        .hasMessageContaining("'Nonsense'");
  }

  @Test
  void journalsAreNotOverwrittenAndMistakesAreNamed() throws IOException {
    Path file = folder.resolve("run.jsonl");
    TuningJournal.begin(file, hill(3)).close();
    assertThatThrownBy(() -> TuningJournal.begin(file, hill(3)))
        .hasMessage(file + " is there already: go on with it (--resume) or choose another file");
    Files.writeString(file, "nonsense\n", StandardOpenOption.APPEND);
    assertThatThrownBy(() -> TuningJournal.resume(file))
        .hasMessageStartingWith(file + ", line 2: expected a line of a tuning run");
    assertThatThrownBy(() -> TuningJournal.resume(folder.resolve("none")))
        .hasMessageContaining("found no file");
  }
}
