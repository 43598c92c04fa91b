package v7p3r.search.time;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import v7p3r.board.Color;
import v7p3r.board.Position;
import v7p3r.notation.Fen;
import v7p3r.search.Effort;
import v7p3r.search.Facts;
import v7p3r.search.IterationFacts;
import v7p3r.search.Limits;
import v7p3r.search.SearchListener;
import v7p3r.search.Statistics;
import v7p3r.search.Tunable;
import v7p3r.search.tree.NegamaxSearch;

/** The rulings on the clock, one by one. */
class TimeManagerTest {
  private static final long MILLI = 1_000_000;
  private static final int OVERHEAD = 30;

  /** The overhead, and 480 ms for a pause. */
  private static final int RESERVE = 510;

  /** Where no time comes back twenty more. */
  private static final int SUDDEN_DEATH_RESERVE = 630;

  private static TimeManager manager(TimeArm arm) {
    TimeManager time = new TimeManager();
    time.setArm(arm);
    return time;
  }

  private static Budget budget(TimeArm arm, Limits limits, int fullMove) {
    return manager(arm).start(limits, Color.WHITE, fullMove, OVERHEAD);
  }

  private static long softMillis(TimeArm arm, Limits limits, int fullMove) {
    return budget(arm, limits, fullMove).soft() / MILLI;
  }

  // ---- The class of a game ----

  @ParameterizedTest
  @CsvSource({
    "60000, 0, BULLET",
    "119999, 0, BULLET",
    "120000, 0, BLITZ",
    "60000, 1500, BLITZ",
    "300000, 4000, BLITZ",
    "600000, 0, RAPID",
    "300000, 10000, RAPID",
    "1800000, 0, CLASSICAL",
    "900000, 30000, CLASSICAL"
  })
  void theClassComesFromTheClockAndFortyIncrements(long clock, long increment, TimeClass pace) {
    assertThat(TimeClass.of(clock, increment)).isEqualTo(pace);
  }

  @Test
  void theClassIsFixedByTheFirstClockOfTheGame() {
    TimeManager time = manager(TimeArm.SEED);
    Limits first = Limits.onClock(120_000, 2_000); // 200 s: blitz, at most 5,000 ms a move
    Limits later = Limits.onClock(30_000 + RESERVE, 2_000); // 110 s would be bullet: 3,000 ms
    time.start(first, Color.WHITE, 1, OVERHEAD);
    assertThat(time.start(later, Color.WHITE, 45, OVERHEAD).soft()).isEqualTo(3_500 * MILLI);
    time.newGame();
    assertThat(time.start(later, Color.WHITE, 45, OVERHEAD).soft()).isEqualTo(3_000 * MILLI);
  }

  // ---- The seed's manager as ruled ----

  @Test
  void theSeedExampleOfABlitzGameHolds() {
    // Five minutes and four seconds, four minutes left at move 10: 6 to 15 seconds.
    assertThat(softMillis(TimeArm.SEED, Limits.onClock(240_000, 4_000), 10))
        .isBetween(6_000L, 15_000L);
    // Five seconds left: less than three.
    assertThat(softMillis(TimeArm.SEED, Limits.onClock(5_000, 4_000), 30)).isLessThan(3_000);
  }

  @ParameterizedTest
  @CsvSource({"1, 40", "19, 40", "40, 20", "80, 20"})
  void theSeedDividesByTheMovesLeftAtTheFullMoveNumber(int fullMove, int movesLeft) {
    assertThat(softMillis(TimeArm.SEED, Limits.onClock(60_000 + SUDDEN_DEATH_RESERVE, 0), fullMove))
        .isEqualTo(60_000 / movesLeft);
  }

  @Test
  void theSeedGivesAFifthMoreInTheMiddleOfTheGame() {
    assertThat(softMillis(TimeArm.SEED, Limits.onClock(60_000 + SUDDEN_DEATH_RESERVE, 0), 30))
        .isEqualTo(60_000 / 30 * 6 / 5);
  }

  @Test
  void capsApplyOnlyWhereAnIncrementExists() {
    // A bullet game: with an increment a move may use one and a half of it, if that is a fair
    // share.
    assertThat(softMillis(TimeArm.SEED, Limits.onClock(40_000 + RESERVE, 1_500), 10))
        .isEqualTo(2_250);
    assertThat(softMillis(TimeArm.SEED, Limits.onClock(40_000 + SUDDEN_DEATH_RESERVE, 0), 10))
        .isEqualTo(1_000);
  }

  @Test
  void aCapNeverCutsBelowAFairShareOfTheClock() {
    assertThat(softMillis(TimeArm.SEED, Limits.onClock(100_000 + RESERVE, 10), 10))
        .isEqualTo(2_500);
  }

  // ---- Reserve ----

  @ParameterizedTest
  @CsvSource({
    "10000, 0, 9000",
    "10000, 10, 8847",
    "10000, 30, 8541",
    "10000, 500, 6300",
    "100, 30, 3",
    "40, 30, 1",
    "5, 30, 1"
  })
  void overheadAndAShareOfSmallClocksAreKeptBack(long clock, long overhead, long most) {
    Limits lastMove = Limits.onClock(clock, 0).withMovesToGo(1);
    Budget budget = manager(TimeArm.SIGNALS).start(lastMove, Color.WHITE, 40, overhead);
    assertThat(budget.ceiling()).isEqualTo(most * MILLI);
  }

  @Test
  void moreIsKeptBackWhereNoTimeComesBack() {
    Budget suddenDeath = budget(TimeArm.FIXED, Limits.onClock(10_000, 0), 20);
    assertThat(suddenDeath.ceiling()).isEqualTo((10_000 - SUDDEN_DEATH_RESERVE) / 2 * MILLI);
    Budget increment = budget(TimeArm.FIXED, Limits.onClock(10_000, 1), 20);
    assertThat(increment.ceiling()).isEqualTo((10_000 - RESERVE) / 2 * MILLI);
  }

  @ParameterizedTest
  @EnumSource
  void neverThinksLongerThanWhatIsLeft(TimeArm arm) {
    SplittableRandom random = new SplittableRandom(3);
    for (int i = 0; i < 10_000; i++) {
      long clock = random.nextLong(40, 2_000_000);
      Limits limits = Limits.onClock(clock, random.nextLong(0, 20_000));
      limits = random.nextBoolean() ? limits : limits.withMovesToGo(random.nextInt(1, 60));
      Budget budget = budget(arm, limits, random.nextInt(1, 120));
      assertThat(budget.soft()).isPositive().isLessThanOrEqualTo(budget.hard());
      assertThat(budget.hard()).isLessThanOrEqualTo(budget.ceiling());
      assertThat(budget.ceiling()).isLessThanOrEqualTo(Math.max(1, clock - OVERHEAD) * MILLI);
    }
  }

  @ParameterizedTest
  @EnumSource
  void hugeAndTinyClocksAreNoTrouble(TimeArm arm) {
    for (long clock : new long[] {0, 1, Integer.MAX_VALUE, Long.MAX_VALUE}) {
      for (long increment : new long[] {0, 1, Long.MAX_VALUE}) {
        Budget budget = budget(arm, Limits.onClock(clock, increment), 1);
        assertThat(budget.soft()).isPositive().isLessThanOrEqualTo(budget.ceiling());
        assertThat(budget.hard()).isPositive().isLessThanOrEqualTo(budget.ceiling());
      }
    }
  }

  // ---- Fair shares ----

  @ParameterizedTest
  @EnumSource
  void suddenDeathStillGivesEveryMoveAFairShare(TimeArm arm) {
    for (int move = 1; move <= 80; move++) {
      assertThat(softMillis(arm, Limits.onClock(60_000, 0), move)).isBetween(1_200L, 3_000L);
    }
  }

  @ParameterizedTest
  @EnumSource
  void noMoveMayTakeMoreThanHalfOfTheClock(TimeArm arm) {
    for (int movesToGo : new int[] {Limits.NONE, 2, 5, 40}) {
      Limits limits = Limits.onClock(10_000, 30_000).withMovesToGo(movesToGo);
      assertThat(budget(arm, limits, 30).ceiling()).isLessThanOrEqualTo(5_000 * MILLI);
    }
  }

  /** Iterations that are broken off have searched in vain. */
  @ParameterizedTest
  @CsvSource({"1000", "800", "600"})
  void aSmallClockLeavesRoomForIterationsToEnd(long clock) {
    Budget budget = budget(TimeArm.SIGNALS, Limits.onClock(clock, 10), 20);
    assertThat(budget.hard()).isGreaterThanOrEqualTo(4 * budget.soft());
  }

  @Test
  void theLastMoveBeforeTheControlMayUseMostOfTheClock() {
    Limits limits = Limits.onClock(10_000, 0).withMovesToGo(1);
    assertThat(budget(TimeArm.SIGNALS, limits, 40).hard())
        .isGreaterThan(8_000 * MILLI)
        .isLessThan(9_970 * MILLI);
  }

  @ParameterizedTest
  @EnumSource
  void theMovesToAControlShareTheClockEvenly(TimeArm arm) {
    long clock = 180_000;
    for (int movesToGo = 40; movesToGo >= 1; movesToGo--) {
      Limits limits = Limits.onClock(clock, 0).withMovesToGo(movesToGo);
      long soft = softMillis(arm, limits, 41 - movesToGo);
      assertThat(soft).as(movesToGo + " to go").isBetween(2_000L, 7_500L);
      clock -= soft;
    }
    assertThat(clock).as("left at the control").isBetween(0L, 60_000L);
  }

  @ParameterizedTest
  @CsvSource({"SIGNALS, 750", "FIXED, 750", "SEED, 1000"})
  void anIncrementIsMostlySpent(TimeArm arm, long more) {
    // At the same number of moves to go, so that only the increment differs.
    Limits without = Limits.onClock(1_000_000, 0).withMovesToGo(30);
    Limits with = Limits.onClock(1_000_000, 1_000).withMovesToGo(30);
    assertThat(softMillis(arm, with, 10) - softMillis(arm, without, 10))
        .isLessThanOrEqualTo(more)
        .isGreaterThanOrEqualTo(arm == TimeArm.SEED ? 0 : more);
  }

  // ---- When to stop ----

  private static boolean wantsMore(TimeManager time, Budget budget, IterationFacts facts) {
    return time.wantsMore(budget.standardEffort(), facts);
  }

  @ParameterizedTest
  @EnumSource
  void noIterationBeginsLongAfterTheSoftLimit(TimeArm arm) {
    TimeManager time = manager(arm);
    Budget budget = time.start(Limits.onClock(60_000, 0), Color.WHITE, 10, OVERHEAD);
    assertThat(wantsMore(time, budget, Facts.at(8, 800 * MILLI))).isTrue();
    assertThat(wantsMore(time, budget, Facts.at(9, 20_000 * MILLI))).isFalse();
  }

  @Test
  void aStableMoveThatTakesAllNodesNeedsLessTime() {
    TimeManager calm = manager(TimeArm.SIGNALS);
    TimeManager wild = manager(TimeArm.SIGNALS);
    Limits limits = Limits.onClock(60_000, 600);
    Budget budget = calm.start(limits, Color.WHITE, 20, OVERHEAD);
    wild.start(limits, Color.WHITE, 20, OVERHEAD);
    for (int i = 1; i < 9; i++) {
      wantsMore(calm, budget, Facts.of(i, 0, 1, 30, 1000, 30));
      wantsMore(wild, budget, Facts.of(i, 0, i, 30 - 15 * i, 200, 30));
    }
    long moment = 2_500 * MILLI;
    assertThat(wantsMore(calm, budget, Facts.of(9, moment, 1, 30, 1000, 30))).isFalse();
    assertThat(wantsMore(wild, budget, Facts.of(9, moment, 9, -120, 200, 30))).isTrue();
  }

  @Test
  void eachSignalAloneMovesTheLimit() {
    int calm = factor(1, 0, 600, 0);
    assertThat(factor(2, 0, 600, 0)).as("another move").isGreaterThan(calm);
    assertThat(factor(1, -40, 600, 0)).as("a falling score").isGreaterThan(calm);
    assertThat(factor(1, 0, 300, 0)).as("few nodes for the best move").isGreaterThan(calm);
    assertThat(factor(1, 0, 600, 150)).as("far from the static score").isGreaterThan(calm);
  }

  /** The factor of an iteration after three with move 1 and score 0. */
  private static int factor(int move, int score, int share, int surprise) {
    RootSignals signals = new RootSignals();
    for (int depth = 1; depth <= 3; depth++) {
      signals.afterIteration(Facts.of(depth, 0, 1, 0, 600, 30));
    }
    IterationFacts last = Facts.of(4, 0, move, score, share, 30);
    return signals.afterIteration(surprising(last, surprise));
  }

  /** The same with a static score so far away. */
  private static IterationFacts surprising(IterationFacts facts, int surprise) {
    return new IterationFacts(
        facts.depth(),
        facts.depth(),
        facts.bestMove(),
        facts.score(),
        facts.score() + surprise,
        0,
        0,
        0,
        0,
        facts.rootNodes(),
        Statistics.NONE);
  }

  @ParameterizedTest
  @EnumSource(names = {"SEED", "FIXED"})
  void aFixedBudgetHearsNoSignals(TimeArm arm) {
    TimeManager time = manager(arm);
    Budget budget = time.start(Limits.onClock(60_000, 600), Color.WHITE, 20, OVERHEAD);
    for (long nanos : new long[] {budget.soft() - 1_000, budget.soft() + 1_000}) {
      boolean calm = wantsMore(time, budget, Facts.of(9, nanos, 1, 30, 1000, 30));
      boolean wild = wantsMore(time, budget, Facts.of(9, nanos, 9, -120, 200, 30));
      assertThat(calm).isEqualTo(wild).isEqualTo(nanos < budget.soft());
    }
  }

  @ParameterizedTest
  @EnumSource
  void aForcedMoveIsPlayedAtOnce(TimeArm arm) {
    TimeManager time = manager(arm);
    Budget budget = time.start(Limits.onClock(60_000, 0), Color.WHITE, 20, OVERHEAD);
    assertThat(wantsMore(time, budget, Facts.of(1, 1, 5, 0, 1024, 1))).isFalse();
  }

  @Test
  void aMoveTimeIsUsedUpButForTheOverhead() {
    TimeManager time = manager(TimeArm.SIGNALS);
    Budget budget = time.start(Limits.forMoveTime(1000), Color.WHITE, 20, OVERHEAD);
    assertThat(budget.hard()).isEqualTo(970 * MILLI);
    assertThat(wantsMore(time, budget, Facts.at(9, 900 * MILLI))).isTrue();
    assertThat(wantsMore(time, budget, Facts.of(9, 900 * MILLI, 5, 0, 1024, 1))).isTrue();
  }

  @Test
  void withoutAClockThereIsNoLimit() {
    TimeManager time = manager(TimeArm.SIGNALS);
    Budget budget = time.start(Limits.toDepth(9), Color.WHITE, 20, OVERHEAD);
    assertThat(budget.isEndless()).isTrue();
    assertThat(wantsMore(time, budget, Facts.at(9, Long.MAX_VALUE / 2))).isTrue();
  }

  @Test
  void theDepthsOfAnEffortBindASearchOnTheClock() {
    TimeManager time = manager(TimeArm.FIXED);
    Budget budget = time.start(Limits.onClock(60_000, 0), Color.WHITE, 20, OVERHEAD);
    Effort effort = budget.standardEffort().withDepths(6, 10);
    assertThat(time.wantsMore(effort, Facts.at(5, 9_000 * MILLI))).isTrue();
    assertThat(time.wantsMore(effort, Facts.at(6, 9_000 * MILLI))).isFalse();
    assertThat(time.wantsMore(effort, Facts.at(9, MILLI))).isTrue();
    assertThat(time.wantsMore(effort, Facts.at(10, MILLI))).isFalse();
  }

  // ---- Tuning ----

  private static Stream<Tunable> timeTunables() {
    return Stream.of(Tunable.values()).filter(Tunable::needsClock);
  }

  /** Budgets with and without increment, and the factors of calm and of restless searches. */
  private static List<Object> behavior(int[] tune) {
    List<Object> seen = new ArrayList<>();
    TimeManager time = new TimeManager(tune);
    for (int fullMove : new int[] {1, 30}) {
      seen.add(time.start(Limits.onClock(60_000, 600), Color.WHITE, fullMove, OVERHEAD));
      seen.add(time.start(Limits.onClock(60_000, 0), Color.WHITE, fullMove, OVERHEAD));
    }
    RootSignals signals = new RootSignals(tune);
    for (int depth = 1; depth <= 12; depth++) {
      seen.add(signals.afterIteration(Facts.of(depth, 0, 1, 0, 1000, 30)));
    }
    seen.add(signals.afterIteration(Facts.of(13, 0, 2, -100, 1000, 30)));
    seen.add(signals.afterIteration(surprising(Facts.of(14, 0, 2, 300, 100, 30), 150)));
    return seen;
  }

  @ParameterizedTest
  @MethodSource("timeTunables")
  void everyTimeTunableMattersAndMoreIsSomethingElseThanLess(Tunable tunable) {
    int[] least = Tunable.initialValues();
    int[] most = Tunable.initialValues();
    least[tunable.ordinal()] = tunable.min();
    most[tunable.ordinal()] = tunable.max();
    assertThat(behavior(most)).isNotEqualTo(behavior(least));
  }

  @Test
  void aTunableOfASearchReachesItsClock() {
    assertThat(nanosForAMove(Tunable.TIME_HORIZON.max()))
        .isLessThan(nanosForAMove(Tunable.TIME_HORIZON.min()));
  }

  private static long nanosForAMove(int horizon) {
    AtomicLong now = new AtomicLong(1);
    NegamaxSearch search = new NegamaxSearch(1, () -> now.addAndGet(MILLI));
    search.setTunable(Tunable.TIME_HORIZON, horizon);
    search.prepare();
    Position position =
        Fen.parse("r2q1rk1/3nbppp/p2pbn2/1p2p3/4P1P1/1NN1BP2/PPPQ3P/2KR1B1R w - - 0 12");
    long start = now.get();
    search.search(position, Limits.onClock(20_000, 100), SearchListener.SILENT);
    return now.get() - start;
  }
}
