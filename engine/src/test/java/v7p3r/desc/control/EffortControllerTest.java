package v7p3r.desc.control;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import v7p3r.board.Position;
import v7p3r.desc.model.PlainModel;
import v7p3r.eval.Theme;
import v7p3r.eval.ThemeSet;
import v7p3r.notation.Fen;
import v7p3r.notation.UciMove;
import v7p3r.search.Effort;
import v7p3r.search.EffortPolicy;
import v7p3r.search.ExtensionSet;
import v7p3r.search.Facts;
import v7p3r.search.Iteration;
import v7p3r.search.IterationFacts;
import v7p3r.search.Limits;
import v7p3r.search.RootNodes;
import v7p3r.search.SearchListener;
import v7p3r.search.SearchResult;
import v7p3r.search.Signals;
import v7p3r.search.Statistics;
import v7p3r.search.Value;

/**
 * With models that answer what a test wants: before a search the number of the move in hundredths,
 * later the fail lows of the iteration.
 */
class EffortControllerTest {
  private static final String QUIET =
      "rnbqkb1r/ppp1pppp/5n2/3p4/3P4/5N2/PPP1PPPP/RNBQKB1R w KQkq - 0 %d";
  private static final long MILLI = 1_000_000;

  /** Milliseconds that a move usually gets. */
  private static final double USUAL = 1000;

  private static final Limits CLOCK = Limits.onClock(60_000, 0);
  private static final long USUAL_NANOS = 2_000_000_000L;
  private static final int MOVE = 1;

  /** Milliseconds after which any model could end a search. */
  private static final long LATE = 1500;

  /** Time factors of the five modes. */
  private static final double[] FACTORS = {0.4, 0.8, 1.0, 1.4, 2.0};

  @TempDir private static Path folder;

  private final List<String> remarks = new ArrayList<>();
  private EffortController controller;

  @BeforeEach
  void writeModels() throws IOException {
    PlainModel.write(folder);
    controller = new EffortController(EffortModels.load(folder), profile(FACTORS));
  }

  private static ModeProfile profile(double... factors) {
    return profile(PesScale.AS_IT_IS, factors);
  }

  private static ModeProfile profile(PesScale scale, double... factors) {
    List<ModeSettings> modes = new ArrayList<>();
    for (double factor : factors) {
      modes.add(ModeSettings.STANDARD.with(ModeCell.TIME, (int) Math.round(100 * factor)));
    }
    return new ModeProfile(modes, true, 0, scale);
  }

  /** Shares of the first move are divided by what is expected. */
  private static double expected() {
    return 0.22 * 0.4 + 0.6 * 0.8 + 0.16 * 1.0 + 0.02 * 1.4;
  }

  private final SearchListener listener =
      new SearchListener() {
        @Override
        public void onIteration(Iteration iteration) {}

        @Override
        public void onRemark(String remark) {
          remarks.add(remark);
        }
      };

  /** A quiet position whose prior PES is given in hundredths. */
  private static Position quiet(int hundredths) {
    return Fen.parse(QUIET.formatted(hundredths));
  }

  private Effort begin(Position root, Limits limits) {
    EffortPolicy asked = controller.forSearch(root, limits, listener);
    return asked.begin(root, limits, USUAL_NANOS);
  }

  private Effort next(int depth, int hundredths) {
    return next(depth, hundredths, 0);
  }

  private Effort next(int depth, int hundredths, int score) {
    return controller.next(facts(depth, hundredths, score, LATE));
  }

  /** The best move has always been the same, and the hand rule asks for the usual time. */
  private static IterationFacts facts(int depth, int hundredths, int score, long millis) {
    Statistics statistics = new Statistics(1000L * depth, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0);
    return new IterationFacts(
        depth,
        depth,
        MOVE,
        score,
        0,
        hundredths,
        0,
        new Signals(depth - 1, 0, 0, 0, Signals.WHOLE),
        millis * MILLI,
        millis / USUAL,
        0,
        RootNodes.NONE,
        statistics);
  }

  private static IterationFacts ruled(IterationFacts facts, int handRule) {
    return Facts.with(facts, new Signals(facts.signals().stableIterations(), 0, 0, 0, handRule));
  }

  private void end() {
    controller.ended(new SearchResult(MOVE, MOVE, 0, 9, Statistics.NONE));
  }

  private static double share(Effort effort) {
    return effort.share();
  }

  // ---- Modes and time ----

  @ParameterizedTest
  @CsvSource({
    "10, 0.4, Turbo",
    "30, 0.8, Fast",
    "50, 1.0, Standard",
    "70, 1.4, Deep",
    "90, 2.0, Critical",
    "21, 0.62, Fast",
    "61, 1.22, Deep"
  })
  void whatIsKnownBeforeTheSearchSetsModeAndTime(int hundredths, double factor, String mode) {
    Effort effort = begin(quiet(hundredths), CLOCK);
    assertThat(share(effort)).isCloseTo(factor / expected(), within(1e-4));
    assertThat(remarks).containsExactly("desc pes 0.%d mode %s".formatted(hundredths, mode));
  }

  @Test
  void theFirstThreeIterationsChangeNothing() {
    Effort first = begin(quiet(30), CLOCK);
    for (int depth = 1; depth <= 3; depth++) {
      assertThat(next(depth, 90)).isEqualTo(first);
    }
    assertThat(share(next(4, 90))).isCloseTo(2.0 / expected(), within(1e-4));
    assertThat(remarks).hasSize(2).last().isEqualTo("desc pes 0.90 mode Critical");
  }

  @Test
  void whatTheLiveModelSaysIsRankedAmongSearchesWithTheSameBudget() {
    PesScale scale =
        new PesScale(
            List.of(
                new PesScale.Row(3_000, List.of(0.1, 0.2, 0.3, 0.4)),
                new PesScale.Row(12_000, List.of(0.3, 0.4, 0.5, 0.6))));
    controller.setProfile(profile(scale, FACTORS));
    double expected = 0.25 * 0.4 + 0.25 * 0.8 + 0.28 * 1.0 + 0.15 * 1.4 + 0.07 * 2.0;
    assertThat(share(begin(quiet(50), CLOCK))).isCloseTo(1.0 / expected, within(1e-4));
    // 9,000 nodes in 1.5 times the usual time are a budget of 6,000, halfway between the rows
    assertThat(share(next(9, 45))).isCloseTo(1.4 / expected, within(1e-4));
    assertThat(remarks).hasSize(2).last().isEqualTo("desc pes 0.70 mode Deep");
  }

  @ParameterizedTest
  @CsvSource({"10, 0.4", "90, 0.4"})
  void theModelIsAskedOnceAnAnswerCouldEndTheSearch(int hundredths, double leastFactor) {
    Effort first = begin(quiet(hundredths), CLOCK);
    long earliest = (long) (1000 * leastFactor / expected());
    assertThat(controller.next(facts(9, 50, 0, earliest))).isEqualTo(first);
    assertThat(share(controller.next(facts(10, 50, 0, earliest + 1))))
        .isCloseTo(1.0 / expected(), within(1e-4));
  }

  @ParameterizedTest
  @CsvSource({"0, 640, 1.0", "50, 640, 0.8", "100, 640, 0.64", "100, 1210, 1.21", "50, 1210, 1.1"})
  void signalsOfTheIterationsCountAsMuchAsTheProfileSays(int percent, int said, double counted) {
    controller.setProfile(profile(FACTORS).withSignals(percent));
    begin(quiet(30), CLOCK);
    Effort after = controller.next(ruled(facts(9, 50, 0, LATE), said));
    assertThat(share(after)).isCloseTo(counted / expected(), within(1e-4));
  }

  @Test
  void whatTheSignalsGaveIsNotTakenFromTheNextMove() {
    controller.setProfile(profile(1, 1, 1, 1, 1).withSignals(100));
    begin(quiet(31), CLOCK);
    assertThat(share(searched(1500))).as("the signals ask for more").isGreaterThan(1.2);
    end();
    assertThat(share(begin(quiet(32), CLOCK))).isCloseTo(1, within(1e-4));
  }

  @Test
  void whatAnEarlyEndSavesOfTheTimeWithSignalsIsGivenToTheNextMove() {
    ModeProfile early = profile(1, 1, 1, 1, 1).withSignals(100);
    for (Mode mode : Mode.values()) {
      early = early.with(mode, early.settings(mode).with(ModeCell.EARLY_EXIT, 4));
    }
    controller.setProfile(early);
    begin(quiet(31), CLOCK);
    assertThat(share(searched(1000))).as("ended").isZero();
    end();
    assertThat(share(begin(quiet(32), CLOCK))).isBetween(1.005, 1.05);
  }

  /** The last of twelve iterations, each with the same move, that have taken so long. */
  private Effort searched(long millis) {
    Effort last = Effort.STANDARD;
    for (int depth = 1; depth <= 12; depth++) {
      last = controller.next(ruled(facts(depth, 50, 0, millis), 1300));
    }
    return last;
  }

  @Test
  void whatTheSignalsSayCountsWhenTheModelIsNotAskedToo() {
    controller.setProfile(profile(FACTORS).withSignals(100));
    begin(quiet(30), CLOCK);
    for (int depth = 1; depth <= 9; depth++) {
      double said = 0.5 + depth / 10.0;
      Effort after = controller.next(ruled(facts(depth, 90, 0, 1), (int) Math.round(1000 * said)));
      double expectedShare = 0.8 / expected() * (depth < 4 ? 1 : said);
      assertThat(share(after)).isCloseTo(expectedShare, within(1e-4));
    }
    assertThat(remarks).as("the model would say 0.90").hasSize(1);
  }

  @Test
  void inCheckNothingEndsTheSearchBeforeItsUsualTime() {
    Effort first = begin(Fen.parse("4k3/8/8/8/7b/8/8/4K3 w - - 0 10"), CLOCK);
    long earliest = 999;
    assertThat(controller.next(facts(9, 90, 0, earliest))).isEqualTo(first);
    assertThat(share(controller.next(facts(10, 90, 0, earliest + 1))))
        .isCloseTo(2.0 / expected(), within(1e-4));
  }

  @Test
  void aProfileThatEndsSearchesByDepthIsFollowedFromTheFourthIterationOn() {
    controller.setProfile(ModeProfiles.of(ModeProfiles.SEED));
    begin(quiet(30), CLOCK);
    assertThat(controller.next(facts(4, 70, 0, 1)).maxDepth()).isEqualTo(14);
  }

  @Test
  void timeFollowsPesAtOnceAndTheModeWithHysteresis() {
    begin(quiet(50), CLOCK);
    assertThat(share(next(4, 62))).isCloseTo(1.24 / expected(), within(1e-4));
    next(5, 58);
    next(6, 38);
    assertThat(remarks).containsExactly("desc pes 0.50 mode Standard");
    next(7, 64);
    next(8, 58);
    next(9, 56);
    assertThat(remarks)
        .containsExactly(
            "desc pes 0.50 mode Standard",
            "desc pes 0.64 mode Deep",
            "desc pes 0.56 mode Standard");
  }

  @Test
  void theBudgetIsAFixedOne() {
    assertThat(controller.weighsSignals()).isTrue();
  }

  // ---- The floor ----

  @ParameterizedTest
  @CsvSource({
    "4k3/8/8/8/7b/8/8/4K3 w - - 0 10",
    "k7/8/8/8/8/8/1r6/K7 w - - 0 10",
    "4k3/P7/8/8/8/8/8/4K3 w - - 0 10"
  })
  void criticalPatternsAreNeverBelowStandardNorTheUsualTime(String fen) {
    Effort effort = begin(Fen.parse(fen), CLOCK);
    assertThat(share(effort)).isCloseTo(1.0, within(1e-4));
    assertThat(share(next(5, 5))).isCloseTo(1.0, within(1e-4));
    assertThat(remarks).containsExactly("desc pes 0.10 mode Standard");
    assertThat(share(next(6, 90))).isCloseTo(2.0 / expected(), within(1e-4));
  }

  @Test
  void mateScoresAreNeverBelowStandardNorTheUsualTime() {
    begin(quiet(10), CLOCK);
    assertThat(share(next(4, 10, Value.mateIn(9)))).isCloseTo(1.0, within(1e-4));
    assertThat(share(next(5, 10, Value.matedIn(8)))).isCloseTo(1.0, within(1e-4));
    assertThat(remarks).last().isEqualTo("desc pes 0.10 mode Standard");
    assertThat(share(next(6, 10, 50))).isCloseTo(0.4 / expected(), within(1e-4));
  }

  // ---- The design's table at work ----

  @Test
  void turboOfTheDesignEndsEarlyWhenTheMoveStays() {
    controller.setProfile(ModeProfiles.of(ModeProfiles.SEED));
    begin(quiet(10), CLOCK);
    for (int depth = 1; depth <= 4; depth++) {
      assertThat(next(depth, 10).share()).isPositive();
    }
    Effort after = next(5, 10);
    assertThat(after.share()).as("four times the same move").isZero();
    assertThat(after.minDepth()).isLessThanOrEqualTo(5);
  }

  @Test
  void noOtherModeEndsEarly() {
    controller.setProfile(ModeProfiles.of(ModeProfiles.SEED));
    begin(quiet(30), CLOCK);
    for (int depth = 1; depth <= 12; depth++) {
      assertThat(next(depth, 30).share()).isPositive();
    }
  }

  @Test
  void aSolvedEndingGetsTheLeastTimeAndTeachesNothingAboutTheGame() {
    EffortPolicy solved = controller.forSolved(listener);
    Effort effort = solved.begin(quiet(90), CLOCK, USUAL_NANOS);
    assertThat(effort.share()).isLessThan(0.1);
    assertThat(effort.minDepth()).isOne();
    assertThat(remarks).anyMatch(remark -> remark.contains("solved"));
    float before = controller.gradient();
    solved.ended(SearchResult.withoutMoves(false));
    assertThat(controller.gradient()).isEqualTo(before);
  }

  @Test
  void criticalOfTheDesignNeverTakesMoreThanFiveSeconds() {
    controller.setProfile(ModeProfiles.of(ModeProfiles.SEED));
    assertThat(begin(quiet(90), CLOCK).mostShare() * USUAL_NANOS).isEqualTo(5e9);
    assertThat(begin(quiet(30), CLOCK).mostShare()).as("Fast").isEqualTo(Effort.ANY_SHARE);
    assertThat(begin(quiet(90), Limits.toDepth(9)).mostShare())
        .as("without a clock")
        .isEqualTo(Effort.ANY_SHARE);
  }

  @Test
  void theModeOfTheBeginningChoosesTheThemes() {
    controller.setProfile(ModeProfiles.of(ModeProfiles.SEED));
    ThemeSet on = ThemeSet.ALL.without(Theme.SPACE);
    Position root = quiet(30);
    controller.forSearch(root, CLOCK, listener);
    assertThat(controller.themes(root, on)).isEqualTo(on.without(Theme.MOBILITY));
    assertThat(controller.begin(root, CLOCK, USUAL_NANOS).extensions())
        .isEqualTo(ExtensionSet.NONE);
    Effort deep = next(4, 70);
    assertThat(deep.extensions()).isEqualTo(ExtensionSet.ALL);
    assertThat(deep.reductions().percent()).isEqualTo(50);
    assertThat(deep.minDepth()).isEqualTo(8);
    assertThat(deep.maxDepth()).isEqualTo(14);
  }

  // ---- Searches without a clock ----

  @Test
  void aTimeForTheMoveOrADepthIsKept() {
    for (Limits limits : List.of(Limits.forMoveTime(1000), Limits.toDepth(9), Limits.toNodes(99))) {
      assertThat(begin(quiet(90), limits)).isEqualTo(Effort.STANDARD);
      assertThat(next(4, 10)).isEqualTo(Effort.STANDARD);
    }
    assertThat(remarks).contains("desc pes 0.90 mode Critical", "desc pes 0.10 mode Turbo");
  }

  @Test
  void belowTheLeastClockItIsOff() {
    controller.setMinClock(60_000);
    Position root = quiet(90);
    assertThat(controller.forSearch(root, Limits.onClock(59_999, 0), listener))
        .isSameAs(EffortPolicy.CONSTANT);
    assertThat(remarks).isEmpty();
    assertThat(controller.forSearch(root, CLOCK, listener)).isSameAs(controller);
    assertThat(controller.forSearch(root, Limits.toDepth(5), listener)).isSameAs(controller);
  }

  // ---- Over a game ----

  @Test
  void overAGameTheMeanShareIsOneThoughAllMovesAreHard() {
    SplittableRandom random = new SplittableRandom(7);
    double sum = 0;
    for (int move = 1; move <= 60; move++) {
      begin(quiet(move), CLOCK);
      sum += share(next(4, random.nextInt(70, 100)));
      end();
    }
    assertThat(sum / 60).isBetween(0.95, 1.05);
  }

  @Test
  void aSearchThatPonderedInVainDoesNotCount() {
    double first = share(begin(quiet(90), CLOCK));
    end();
    assertThat(share(begin(quiet(90), CLOCK))).as("the same move again").isEqualTo(first);
    end();
    assertThat(share(begin(quiet(91), CLOCK))).as("the next move").isLessThan(first - 0.2);
  }

  @Test
  void aSearchThatFailedDoesNotCount() {
    double first = share(begin(quiet(90), CLOCK));
    assertThat(share(begin(quiet(91), CLOCK))).isEqualTo(first);
  }

  @Test
  void theGradientTellsWhetherMovesGetHarder() {
    for (int move = 1; move <= 4; move++) {
      begin(quiet(move), CLOCK);
      next(4, 10 * move);
      end();
    }
    begin(quiet(5), CLOCK);
    assertThat(controller.gradient()).isCloseTo(0.1f, within(1e-5f));
  }

  @ParameterizedTest
  @CsvSource({"0, 0.05, Turbo", "1, 0.15, Turbo", "5, 0.55, Standard", "-2, 0.00, Turbo"})
  void theGradientCanBeAFeatureOfPes(double weight, String pes, String mode) {
    controller.setGradientWeight(weight);
    for (int move = 1; move <= 4; move++) {
      begin(quiet(move), CLOCK);
      next(4, 10 * move);
      end();
    }
    begin(quiet(5), CLOCK);
    assertThat(controller.gradient()).as("of what the models say").isCloseTo(0.1f, within(1e-5f));
    assertThat(remarks).last().isEqualTo("desc pes %s mode %s".formatted(pes, mode));
  }

  @ParameterizedTest
  @CsvSource({"carry_known, 0, 1, 1", "carry_surprise, 0, 0, 1"})
  void whatTheSearchBeforeExpectedIsKnown(
      String feature, String first, String expected, String surprised) throws IOException {
    PlainModel.write(folder, feature, PlainModel.LIVE);
    controller = new EffortController(EffortModels.load(folder), profile(FACTORS));
    Position root = new Position();
    begin(root, CLOCK);
    root.make(UciMove.parse(root, "e2e4"));
    int reply = UciMove.parse(root, "e7e5");
    controller.ended(new SearchResult(MOVE, reply, 0, 9, Statistics.NONE));
    root.make(reply);
    begin(root, CLOCK);
    controller.ended(new SearchResult(MOVE, MOVE, 0, 9, Statistics.NONE));
    root.unmake(reply);
    root.make(UciMove.parse(root, "c7c5"));
    begin(root, CLOCK); // e7e5 was pondered on in vain
    assertThat(remarks)
        .containsExactly(
            "desc pes 0.0%s mode Turbo".formatted(first),
            "desc pes 0.0%s mode Turbo".formatted(expected),
            "desc pes 0.0%s mode Turbo".formatted(surprised));
    controller.newGame();
    begin(root, CLOCK);
    assertThat(remarks).last().isEqualTo("desc pes 0.0%s mode Turbo".formatted(first));
  }

  @Test
  void aNewGameForgetsEverything() {
    double first = share(begin(quiet(90), CLOCK));
    end();
    begin(quiet(91), CLOCK);
    end();
    begin(quiet(92), CLOCK);
    end();
    controller.newGame();
    assertThat(controller.gradient()).isZero();
    assertThat(share(begin(quiet(93), CLOCK))).isEqualTo(first);
  }

  @Test
  void aPositionThatComesAgainIsJudgedByWhatIsKnownThen() {
    begin(quiet(30), CLOCK);
    begin(quiet(70), CLOCK); // the same position at another move
    assertThat(remarks).containsExactly("desc pes 0.30 mode Fast", "desc pes 0.70 mode Deep");
  }

  // ---- Reasons ----

  @Test
  void reasonsAreGivenWhenWanted() {
    controller.setVerbose(true);
    begin(quiet(30), CLOCK);
    next(4, 90);
    assertThat(remarks)
        .containsExactly(
            "desc pes 0.30 mode Fast factor 1.06 gradient +0.00 because move_number 30 (+0.30)",
            "desc pes 0.90 mode Critical factor 2.65 gradient +0.00 because live_fail_lows 90"
                + " (+0.90)");
  }
}
