package v7p3r.search.time;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import v7p3r.board.Color;

/** What is kept back of a clock, with a usual overhead of 30 ms. */
class ReserveTest {
  private static final long MILLI = 1_000_000;
  private static final int OVERHEAD = 30;

  private final Reserve reserve = new Reserve();
  private int fullMove;

  /** A clock with a small increment. */
  private static ToldClock clock(long millis, int fullMove) {
    return new ToldClock(millis, 10, 0, fullMove);
  }

  private static ToldClock suddenDeath(long millis) {
    return new ToldClock(millis, 0, 0, 1);
  }

  /** A search that took so long of a second, and was told the right clock afterwards. */
  private void search(long millis) {
    fullMove++;
    reserve.begin(clock(100_000, fullMove), Color.WHITE);
    reserve.ended(millis * MILLI, 1_000 * MILLI);
    fullMove++;
    reserve.begin(clock(100_010 - millis, fullMove), Color.WHITE);
    reserve.newGame();
  }

  private void warmUp() {
    for (int i = 0; i < 30; i++) {
      search(1_000);
    }
  }

  private long kept(ToldClock clock) {
    reserve.begin(clock, Color.WHITE);
    return reserve.millis(clock, OVERHEAD);
  }

  @ParameterizedTest
  @CsvSource({
    "500, 333", // two thirds of a small clock
    "1000, 480",
    "3000, 500", // a sixth of the first clock
    "5000, 833",
    "8000, 900",
    "600000, 900"
  })
  void theFirstClockOfAGameSaysForWhichPauseItHasRoom(long first, long expected) {
    warmUp();
    assertThat(kept(clock(first, 1))).isEqualTo(OVERHEAD + expected);
  }

  @Test
  void whatIsKeptForAPauseStaysTheSameWhileTheClockRunsDown() {
    warmUp();
    kept(clock(6_000, 1));
    assertThat(kept(clock(2_000, 30))).isEqualTo(OVERHEAD + 900);
    reserve.newGame();
    assertThat(kept(clock(2_000, 1))).as("another game").isEqualTo(OVERHEAD + 480);
  }

  @Test
  void moreIsKeptBackWhereNoTimeComesBack() {
    warmUp();
    assertThat(kept(suddenDeath(1_000))).isEqualTo(OVERHEAD + 600);
    assertThat(kept(suddenDeath(600))).as("three quarters").isEqualTo(OVERHEAD + 450);
  }

  @Test
  void aColdStartKeepsMore() {
    assertThat(kept(clock(1_000, 1))).isEqualTo(OVERHEAD + 680);
    assertThat(kept(clock(500, 2))).as("four fifths").isEqualTo(OVERHEAD + 400);
    assertThat(kept(suddenDeath(600))).as("seven eighths").isEqualTo(OVERHEAD + 525);
    warmUp();
    assertThat(kept(clock(1_000, 1))).isEqualTo(OVERHEAD + 480);
  }

  @ParameterizedTest
  @CsvSource({"0, 0", "10, 310", "30, 930", "500, 3000"})
  void withoutOverheadNothingIsKeptAndWithALargeOneFiveMore(long overhead, long expected) {
    warmUp();
    ToldClock clock = clock(10_000, 1);
    reserve.begin(clock, Color.WHITE);
    assertThat(reserve.millis(clock, overhead)).isEqualTo(expected);
  }

  @Test
  void aSearchThatEndedLateIsRememberedForAWhile() {
    warmUp();
    search(1_300);
    assertThat(kept(clock(60_000, 1))).isEqualTo(OVERHEAD + 900 + 300);
    for (int i = 0; i < 14; i++) {
      search(1_000);
    }
    assertThat(kept(clock(60_000, 1))).as("a half is forgotten").isBetween(1_070L, 1_085L);
    for (int i = 0; i < 200; i++) {
      search(1_000);
    }
    assertThat(kept(clock(60_000, 1))).isEqualTo(OVERHEAD + 900);
  }

  @Test
  void whoeverWasLateKeepsMoreOfASmallClock() {
    warmUp();
    assertThat(kept(clock(600, 1))).as("two thirds").isEqualTo(OVERHEAD + 400);
    search(1_100);
    assertThat(kept(clock(600, 1))).as("four fifths").isEqualTo(OVERHEAD + 480);
    // Forty moves to come lose 6.25 ms each, an eighth of fifty; of the rest seven eighths.
    assertThat(kept(suddenDeath(600))).isEqualTo(OVERHEAD + 250 + 306);
  }

  @Test
  void aClockOfNodesIsNeverLateAndNeverCold() {
    reserve.setCountsNodes(true);
    search(1_900);
    assertThat(kept(clock(60_000, 1))).isEqualTo(OVERHEAD + 480);
    assertThat(kept(suddenDeath(60_000))).isEqualTo(OVERHEAD + 600);
  }
}
