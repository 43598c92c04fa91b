package v7p3r.search.time;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.atomic.AtomicBoolean;
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
import v7p3r.search.ExtensionSet;
import v7p3r.search.Facts;
import v7p3r.search.IterationFacts;
import v7p3r.search.Limits;
import v7p3r.search.Reductions;
import v7p3r.search.SearchListener;
import v7p3r.search.Signals;
import v7p3r.search.Tunable;
import v7p3r.search.tree.NegamaxSearch;

/** The rulings on the clock, one by one. */
class TimeManagerTest {
  private static final long MILLI = 1_000_000;
  private static final int OVERHEAD = 30;

  /** The overhead, 900 ms for a pause in a game that is long enough, 200 ms for a cold start. */
  private static final int RESERVE = 1_130;

  private static TimeManager manager(TimeArm arm) {
    TimeManager time = new TimeManager();
    time.setArm(arm);
    time.setMoveOverhead(OVERHEAD);
    return time;
  }

  private static TimeManager started(TimeArm arm, Limits limits, int fullMove) {
    TimeManager time = manager(arm);
    time.start(limits, Color.WHITE, fullMove, false);
    return time;
  }

  private static long softMillis(TimeArm arm, Limits limits, int fullMove) {
    return started(arm, limits, fullMove).softNanos() / MILLI;
  }

  /** The longest that any effort could get. */
  private static long ceilingMillis(TimeManager time) {
    time.grant(Effort.ofShare(1_000_000));
    return time.softNanos() / MILLI;
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
    time.start(first, Color.WHITE, 1, false);
    time.start(later, Color.WHITE, 45, false);
    assertThat(time.softNanos()).isEqualTo(3_500 * MILLI);
    time.newGame();
    time.start(later, Color.WHITE, 45, false);
    assertThat(time.softNanos()).isEqualTo(3_000 * MILLI);
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
    assertThat(softMillis(TimeArm.SEED, Limits.onClock(60_000 + RESERVE, 0), fullMove))
        .isEqualTo(60_000 / movesLeft);
  }

  @Test
  void theSeedGivesAFifthMoreInTheMiddleOfTheGame() {
    assertThat(softMillis(TimeArm.SEED, Limits.onClock(60_000 + RESERVE, 0), 30))
        .isEqualTo(60_000 / 30 * 6 / 5);
  }

  @Test
  void capsApplyOnlyWhereAnIncrementExists() {
    // A bullet game: with an increment a move may use one and a half of it, if that is a fair
    // share.
    assertThat(softMillis(TimeArm.SEED, Limits.onClock(40_000 + RESERVE, 1_500), 10))
        .isEqualTo(2_250);
    assertThat(softMillis(TimeArm.SEED, Limits.onClock(40_000 + RESERVE, 0), 10)).isEqualTo(1_000);
  }

  @Test
  void aCapNeverCutsBelowAFairShareOfTheClock() {
    assertThat(softMillis(TimeArm.SEED, Limits.onClock(100_000 + RESERVE, 10), 10))
        .isEqualTo(2_500);
  }

  // ---- Limits ----

  @ParameterizedTest
  @EnumSource
  void neverThinksLongerThanWhatIsLeft(TimeArm arm) {
    SplittableRandom random = new SplittableRandom(3);
    for (int i = 0; i < 10_000; i++) {
      long clock = random.nextLong(40, 2_000_000);
      Limits limits = Limits.onClock(clock, random.nextLong(0, 20_000));
      limits = random.nextBoolean() ? limits : limits.withMovesToGo(random.nextInt(1, 60));
      TimeManager time = started(arm, limits, random.nextInt(1, 120));
      assertThat(time.softNanos()).isPositive().isLessThanOrEqualTo(time.hardNanos());
      time.grant(Effort.ofShare(random.nextDouble(100)));
      assertThat(time.softNanos()).isLessThanOrEqualTo(time.hardNanos());
      assertThat(time.hardNanos()).isLessThanOrEqualTo(Math.max(1, clock - OVERHEAD) * MILLI);
    }
  }

  @ParameterizedTest
  @EnumSource
  void hugeAndTinyClocksAreNoTrouble(TimeArm arm) {
    for (long clock : new long[] {0, 1, Integer.MAX_VALUE, Long.MAX_VALUE}) {
      for (long increment : new long[] {0, 1, Long.MAX_VALUE}) {
        TimeManager time = started(arm, Limits.onClock(clock, increment), 1);
        assertThat(time.softNanos()).isPositive().isLessThanOrEqualTo(time.hardNanos());
        assertThat(time.hardNanos() / MILLI).isLessThanOrEqualTo(Math.max(1, clock / 2));
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
      assertThat(ceilingMillis(started(arm, limits, 30))).isBetween(500L, 5_000L);
    }
  }

  /** Iterations that are broken off have searched in vain. */
  @ParameterizedTest
  @CsvSource({"1000", "800", "600"})
  void aSmallClockLeavesRoomForIterationsToEnd(long clock) {
    TimeManager time = started(TimeArm.SIGNALS, Limits.onClock(clock, 10), 20);
    assertThat(time.hardNanos()).isGreaterThanOrEqualTo(4 * time.softNanos());
  }

  @Test
  void theLastMoveBeforeTheControlMayUseMostOfTheClock() {
    Limits limits = Limits.onClock(10_000, 0).withMovesToGo(1);
    assertThat(started(TimeArm.SIGNALS, limits, 40).hardNanos())
        .isEqualTo((10_000 - RESERVE) * 9 / 10 * MILLI);
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
    assertThat(clock).as("left at the control").isBetween(1_130L, 60_000L);
  }

  @ParameterizedTest
  @CsvSource({
    "SIGNALS, 10000, 750",
    "FIXED, 10000, 750",
    "SEED, 10000, 1000" // a long game has no cap
  })
  void anIncrementIsMostlySpent(TimeArm arm, long seconds, long more) {
    // At the same number of moves to go, so that only the increment differs.
    Limits without = Limits.onClock(1_000 * seconds, 0).withMovesToGo(30);
    Limits with = Limits.onClock(1_000 * seconds, 1_000).withMovesToGo(30);
    assertThat(softMillis(arm, with, 10) - softMillis(arm, without, 10)).isEqualTo(more);
  }

  @Test
  void theSeedSpendsNoIncrementWhereTheShareIsAboveItsCap() {
    Limits without = Limits.onClock(500_000, 0).withMovesToGo(30);
    Limits with = Limits.onClock(500_000, 1_000).withMovesToGo(30);
    assertThat(softMillis(TimeArm.SEED, with, 10))
        .as("a blitz game: a share of 16 s, a cap of 2.5 s")
        .isEqualTo(softMillis(TimeArm.SEED, without, 10));
  }

  // ---- Grants ----

  @Test
  void aThreadBesideNeverSeesMoreThanWasGranted() throws InterruptedException {
    TimeManager time = started(TimeArm.SIGNALS, Limits.onClock(600_000, 0), 10);
    double share = 50.0 * MILLI / time.usualNanos();
    Effort capped = new Effort(1, Reductions.STANDARD, ExtensionSet.ALL, 1, 100, share);
    time.grant(capped);
    assertThat(time.hardNanos()).isLessThanOrEqualTo(50 * MILLI);
    AtomicLong seen = new AtomicLong();
    AtomicBoolean isOver = new AtomicBoolean();
    Thread beside =
        Thread.ofPlatform()
            .start(
                () -> {
                  while (!isOver.get()) {
                    seen.addAndGet(time.isOver(50 * MILLI) ? 0 : 1);
                  }
                });
    for (int i = 0; i < 3_000_000; i++) {
      time.grant(capped);
    }
    isOver.set(true);
    beside.join();
    assertThat(seen).as("times that more than the grant was seen").hasValue(0);
  }

  // ---- When to stop ----

  /** Asks as a search does: first what the iteration says, then whether another one begins. */
  static boolean wantsMore(TimeManager time, IterationFacts facts) {
    return time.wantsMore(heard(time, facts));
  }

  private static IterationFacts heard(TimeManager time, IterationFacts facts) {
    Signals signals =
        time.signals(facts.bestMove(), facts.score(), facts.staticEval(), facts.rootNodes());
    return Facts.with(facts, signals);
  }

  @ParameterizedTest
  @EnumSource
  void noIterationBeginsLongAfterTheSoftLimit(TimeArm arm) {
    TimeManager time = started(arm, Limits.onClock(60_000, 0), 10);
    assertThat(wantsMore(time, Facts.at(8, 800 * MILLI))).isTrue();
    assertThat(wantsMore(time, Facts.at(9, 20_000 * MILLI))).isFalse();
  }

  @Test
  void aStableMoveThatTakesAllNodesNeedsLessTime() {
    Limits limits = Limits.onClock(60_000, 600);
    TimeManager calm = started(TimeArm.SIGNALS, limits, 20);
    TimeManager wild = started(TimeArm.SIGNALS, limits, 20);
    for (int i = 1; i < 9; i++) {
      wantsMore(calm, Facts.of(i, 0, 1, 30, 1000, 30));
      wantsMore(wild, Facts.of(i, 0, i, 30 - 15 * i, 200, 30));
    }
    long moment = 2_500 * MILLI;
    assertThat(wantsMore(calm, Facts.of(9, moment, 1, 30, 1000, 30))).isFalse();
    assertThat(wantsMore(wild, Facts.of(9, moment, 9, -120, 200, 30))).isTrue();
  }

  @Test
  void eachSignalAloneMovesTheLimit() {
    int calm = factor(1, 0, 600, 0);
    assertThat(factor(2, 0, 600, 0)).as("another move").isGreaterThan(calm);
    assertThat(factor(1, -40, 600, 0)).as("a falling score").isGreaterThan(calm);
    assertThat(factor(1, 0, 300, 0)).as("few nodes for the best move").isGreaterThan(calm);
    assertThat(factor(1, 0, 600, 150)).as("far from the static score").isGreaterThan(calm);
  }

  /** What the hand rule says of an iteration after three with move 1 and score 0. */
  private static int factor(int move, int score, int share, int surprise) {
    TimeManager time = started(TimeArm.SIGNALS, Limits.onClock(60_000, 600), 20);
    for (int depth = 1; depth <= 3; depth++) {
      heard(time, Facts.of(depth, 0, 1, 0, 600, 30));
    }
    return handRule(time, Facts.of(4, 0, move, score, share, 30), surprise);
  }

  /** What the hand rule says of an iteration with a static score so far away. */
  private static int handRule(TimeManager time, IterationFacts facts, int surprise) {
    int score = facts.score();
    return time.signals(facts.bestMove(), score, score + surprise, facts.rootNodes()).handRule();
  }

  @ParameterizedTest
  @EnumSource(names = {"SEED", "FIXED"})
  void aFixedBudgetHearsNoSignals(TimeArm arm) {
    TimeManager time = started(arm, Limits.onClock(60_000, 600), 20);
    long soft = time.softNanos();
    for (long nanos : new long[] {soft - 1_000, soft + 1_000}) {
      boolean calm = wantsMore(time, Facts.of(9, nanos, 1, 30, 1000, 30));
      boolean wild = wantsMore(time, Facts.of(9, nanos, 9, -120, 200, 30));
      assertThat(calm).isEqualTo(wild).isEqualTo(nanos < soft);
    }
  }

  @ParameterizedTest
  @EnumSource
  void aForcedMoveIsPlayedAtOnce(TimeArm arm) {
    TimeManager time = started(arm, Limits.onClock(60_000, 0), 20);
    assertThat(wantsMore(time, Facts.of(1, 1, 5, 0, 1024, 1))).isFalse();
  }

  @Test
  void aMoveTimeIsUsedUpButForTheOverheadWhateverTheEffort() {
    TimeManager time = started(TimeArm.SIGNALS, Limits.forMoveTime(1000), 20);
    time.grant(new Effort(0.1, Reductions.STANDARD, ExtensionSet.ALL, 1, 5, 0.2));
    assertThat(time.hardNanos()).isEqualTo(970 * MILLI);
    assertThat(wantsMore(time, Facts.at(9, 900 * MILLI))).isTrue();
    assertThat(wantsMore(time, Facts.of(9, 900 * MILLI, 5, 0, 1024, 1))).isTrue();
  }

  @Test
  void withoutAClockThereIsNoLimit() {
    TimeManager time = started(TimeArm.SIGNALS, Limits.toDepth(9), 20);
    assertThat(time.hasLimit()).isFalse();
    assertThat(time.isOver(Long.MAX_VALUE / 2)).isFalse();
    assertThat(wantsMore(time, Facts.at(9, Long.MAX_VALUE / 2))).isTrue();
  }

  // ---- What efforts ask for ----

  @Test
  void anEffortGetsItsShareOfTheUsualTimeAndNoMoreThanTheHardLimit() {
    TimeManager time = started(TimeArm.FIXED, Limits.onClock(60_000, 0), 20);
    long usual = time.softNanos();
    long hard = time.hardNanos();
    assertThat(hard).isEqualTo(2 * usual);
    time.grant(Effort.ofShare(0.25));
    assertThat(time.softNanos()).isEqualTo(usual / 4);
    assertThat(time.hardNanos()).isEqualTo(hard);
    time.grant(Effort.ofShare(7));
    assertThat(time.softNanos()).isEqualTo(hard);
    assertThat(time.isOver(hard - 1)).isFalse();
    assertThat(time.isOver(hard)).isTrue();
    time.start(Limits.onClock(60_000, 0), Color.WHITE, 20, false);
    assertThat(time.softNanos()).as("another move").isEqualTo(usual);
  }

  @Test
  void anEffortMayCapTheTime() {
    TimeManager time = started(TimeArm.FIXED, Limits.onClock(600_000, 0), 20);
    long usual = time.usualNanos();
    time.grant(new Effort(2, Reductions.STANDARD, ExtensionSet.ALL, 1, 99, 0.75));
    assertThat(time.softNanos()).isEqualTo(usual * 3 / 4);
    assertThat(time.hardNanos()).isEqualTo(usual * 3 / 4);
    long hard = 2 * usual;
    time.grant(new Effort(1, Reductions.STANDARD, ExtensionSet.ALL, 1, 99, 4));
    assertThat(time.hardNanos()).as("it can only shorten").isEqualTo(hard);
  }

  @Test
  void theDepthsOfAnEffortBindASearchOnTheClock() {
    TimeManager time = started(TimeArm.FIXED, Limits.onClock(60_000, 0), 20);
    time.grant(new Effort(1, Reductions.STANDARD, ExtensionSet.ALL, 6, 10, Effort.ANY_SHARE));
    assertThat(wantsMore(time, Facts.at(5, 9_000 * MILLI))).isTrue();
    assertThat(wantsMore(time, Facts.at(6, 9_000 * MILLI))).isFalse();
    assertThat(wantsMore(time, Facts.at(9, MILLI))).isTrue();
    assertThat(wantsMore(time, Facts.at(10, MILLI))).isFalse();
  }

  @ParameterizedTest
  @EnumSource
  void aPolicyThatWeighsSignalsGetsTheSameBudgetUnderEveryArm(TimeArm arm) {
    TimeManager time = manager(arm);
    time.start(Limits.onClock(60_000, 600), Color.WHITE, 30, true);
    TimeManager signals = started(TimeArm.SIGNALS, Limits.onClock(60_000, 600), 30);
    assertThat(time.softNanos()).isEqualTo(signals.softNanos());
    assertThat(time.hardNanos()).isEqualTo(signals.hardNanos());
    long soft = time.softNanos();
    assertThat(wantsMore(time, Facts.of(9, soft - 2_000, 1, 30, 1000, 30)))
        .as("the hand rule would have ended it")
        .isTrue();
    assertThat(wantsMore(time, Facts.of(9, soft, 9, -120, 200, 30)))
        .as("the hand rule would have gone on")
        .isFalse();
  }

  // ---- Tuning ----

  private static Stream<Tunable> timeTunables() {
    return Stream.of(Tunable.values()).filter(Tunable::needsClock);
  }

  /** Budgets with and without increment, and the factors of calm, restless and won searches. */
  private static List<Object> behavior(int[] tune) {
    List<Object> seen = new ArrayList<>();
    TimeManager time = new TimeManager(tune);
    for (int fullMove : new int[] {1, 30}) {
      for (long increment : new long[] {600, 0}) {
        time.start(Limits.onClock(60_000, increment), Color.WHITE, fullMove, false);
        seen.add(List.of(time.softNanos(), time.hardNanos()));
      }
    }
    for (int depth = 1; depth <= 12; depth++) {
      seen.add(handRule(time, Facts.of(depth, 0, 1, 0, 1000, 30), 0));
    }
    seen.add(handRule(time, Facts.of(13, 0, 2, -100, 1000, 30), 0));
    seen.add(handRule(time, Facts.of(14, 0, 2, 300, 100, 30), 150));
    seen.add(handRule(time, Facts.of(15, 0, 2, 800, 1000, 30), 0));
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
