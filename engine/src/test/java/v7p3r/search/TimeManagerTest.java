package v7p3r.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import v7p3r.board.Color;

class TimeManagerTest {
  private static final long MILLI = 1_000_000;

  private static TimeManager started(TimeArm arm, Limits limits, int fullMove) {
    TimeManager time = new TimeManager(arm);
    time.start(limits, Color.WHITE, fullMove, false, 30);
    return time;
  }

  @ParameterizedTest
  @EnumSource
  void neverThinksLongerThanTheClock(TimeArm arm) {
    SplittableRandom random = new SplittableRandom(3);
    for (int i = 0; i < 10_000; i++) {
      long clock = random.nextLong(40, 2_000_000);
      long increment = random.nextLong(0, 20_000);
      Limits limits = Limits.onClock(clock, increment);
      limits = random.nextBoolean() ? limits : limits.withMovesToGo(random.nextInt(1, 60));
      long hard = started(arm, limits, random.nextInt(1, 120)).hardNanos();
      assertThat(hard).isPositive().isLessThanOrEqualTo(Math.max(1, clock - 30) * MILLI);
    }
  }

  @ParameterizedTest
  @EnumSource
  void zeroIncrementStillGetsAFairShare(TimeArm arm) {
    TimeManager time = started(arm, Limits.onClock(60_000, 0), 10);
    assertThat(time.wantsMore(800 * MILLI, 1, 0, 512, 20)).isTrue();
    assertThat(time.wantsMore(20_000 * MILLI, 1, 0, 512, 20)).isFalse();
  }

  @Test
  void aStableMoveThatTakesAllNodesNeedsLessTime() {
    Limits limits = Limits.onClock(60_000, 600);
    TimeManager calm = started(TimeArm.SIGNALS, limits, 20);
    TimeManager wild = started(TimeArm.SIGNALS, limits, 20);
    for (int i = 0; i < 8; i++) {
      calm.wantsMore(0, 1, 30, 1000, 30);
      wild.wantsMore(0, i, 30 - 15 * i, 200, 30);
    }
    long moment = 2_500 * MILLI;
    assertThat(calm.wantsMore(moment, 1, 30, 1000, 30)).isFalse();
    assertThat(wild.wantsMore(moment, 9, -120, 200, 30)).isTrue();
  }

  @Test
  void aFixedBudgetHearsNoSignals() {
    TimeManager time = started(TimeArm.FIXED, Limits.onClock(60_000, 600), 20);
    boolean calm = time.wantsMore(2_500 * MILLI, 1, 30, 1000, 30);
    boolean wild = time.wantsMore(2_500 * MILLI, 9, -120, 200, 30);
    assertThat(calm).isEqualTo(wild);
  }

  @Test
  void aForcedMoveIsPlayedAtOnce() {
    TimeManager time = started(TimeArm.SIGNALS, Limits.onClock(60_000, 0), 20);
    assertThat(time.wantsMore(1, 5, 0, 1024, 1)).isFalse();
  }

  @Test
  void aMoveTimeIsUsedUp() {
    TimeManager time = started(TimeArm.SIGNALS, Limits.forMoveTime(1000), 20);
    assertThat(time.wantsMore(900 * MILLI, 5, 0, 1024, 1)).isTrue();
    assertThat(time.hardNanos()).isEqualTo(970 * MILLI);
  }

  @Test
  void withoutAClockThereIsNoLimit() {
    TimeManager time = started(TimeArm.SIGNALS, Limits.toDepth(9), 20);
    assertThat(time.hardNanos()).isEqualTo(Long.MAX_VALUE);
    assertThat(time.wantsMore(Long.MAX_VALUE / 2, 5, 0, 1024, 30)).isTrue();
  }

  @Test
  void theLastMoveBeforeTheControlMayUseMostOfTheClock() {
    Limits limits = Limits.onClock(10_000, 0).withMovesToGo(1);
    long hard = started(TimeArm.SIGNALS, limits, 40).hardNanos();
    assertThat(hard).isGreaterThan(5_000 * MILLI).isLessThan(9_970 * MILLI);
  }
}
