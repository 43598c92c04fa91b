package v7p3r.search.sparring;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import v7p3r.board.Color;
import v7p3r.search.Limits;

class ClockShareTest {
  private static final long MILLI = 1_000_000;

  @Test
  void withoutAClockThereIsNoEnd() {
    assertThat(ClockShare.of(Limits.toDepth(5), Color.WHITE, 30)).isEqualTo(ClockShare.ENDLESS);
  }

  @Test
  void aMoveTimeIsUsedUpButForTheOverhead() {
    ClockShare share = ClockShare.of(Limits.forMoveTime(1000), Color.WHITE, 30);
    assertThat(share.hard()).isEqualTo(970 * MILLI);
    assertThat(share.soft()).isEqualTo(Long.MAX_VALUE);
    assertThat(ClockShare.of(Limits.forMoveTime(20), Color.WHITE, 30).hard()).isEqualTo(10 * MILLI);
    assertThat(ClockShare.of(Limits.forMoveTime(1), Color.WHITE, 30).hard()).isEqualTo(MILLI);
  }

  @ParameterizedTest
  @CsvSource({
    "0, 0, -1",
    "1, 0, -1",
    "20, 0, -1",
    "20, 5000, -1",
    "100, 0, 1",
    "1000, 100, -1",
    "60000, 600, 40",
    "5400000, 30000, 2",
    "999999999999999, 999999999999999, -1"
  })
  void neverUsesMoreThanWhatIsLeft(long time, long increment, int movesToGo) {
    Limits limits = Limits.onClock(time, increment).withMovesToGo(movesToGo);
    ClockShare share = ClockShare.of(limits, Color.BLACK, 30);
    assertThat(share.hard()).isPositive().isGreaterThanOrEqualTo(share.soft());
    assertThat(share.hard() / MILLI).isLessThanOrEqualTo(Math.max(1, time - 30));
  }

  @Test
  void thirtyMovesAreExpectedAndTheIncrementIsMostlySpent() {
    ClockShare share = ClockShare.of(Limits.onClock(60_030, 1000), Color.WHITE, 30);
    assertThat(share.hard()).isEqualTo(2750 * MILLI);
  }
}
