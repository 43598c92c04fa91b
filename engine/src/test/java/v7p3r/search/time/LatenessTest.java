package v7p3r.search.time;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import v7p3r.board.Color;

/** What moves take of the clock beyond what they were given. */
class LatenessTest {
  private static final long MILLI = 1_000_000;

  private final Lateness lateness = new Lateness();

  private void begin(int fullMove, long clock) {
    lateness.begin(new ToldClock(clock, 100, 0, fullMove), Color.WHITE);
  }

  /** A search of a number of milliseconds, one second at most. */
  private void search(int fullMove, long clock, long millis) {
    begin(fullMove, clock);
    lateness.ended(millis * MILLI, 1_000 * MILLI);
  }

  @Test
  void whatAnAnswerLosesOnItsWayIsSeenOnTheNextClock() {
    search(1, 60_000, 400);
    begin(2, 60_000 + 100 - 400 - 41);
    assertThat(lateness.worst()).as("but for a millisecond of rounding").isEqualTo(40 * MILLI);
    assertThat(lateness.usual()).isEqualTo(5 * MILLI);
  }

  @Test
  void aSearchBeyondItsHardLimitIsLateAtOnce() {
    search(1, 60_000, 1_700);
    assertThat(lateness.worst()).isEqualTo(700 * MILLI);
    begin(2, 60_000 + 100 - 1_700);
    assertThat(lateness.worst()).isEqualTo(700 * MILLI);
    assertThat(lateness.usual())
        .as("a pause is not usual: 50 ms count")
        .isBetween(6L * MILLI, 7L * MILLI);
  }

  @Test
  void aMoveThatTookNoMoreThanItWasGivenIsNotLate() {
    search(1, 60_000, 900);
    begin(2, 60_000 + 100 - 900);
    assertThat(lateness.worst()).isZero();
    assertThat(lateness.usual()).isZero();
  }

  @Test
  void clocksOfOtherMovesOtherSidesAndOtherGamesSayNothing() {
    search(1, 60_000, 400);
    begin(3, 59_000);
    search(4, 59_000, 400);
    lateness.begin(new ToldClock(58_000, 100, 0, 5), Color.BLACK);
    search(6, 58_000, 400);
    lateness.newGame();
    begin(7, 57_000);
    assertThat(lateness.worst()).isZero();
  }

  @Test
  void aSearchThatWasBegunAgainCountsOnce() {
    search(1, 60_000, 400);
    begin(2, 59_700);
    begin(2, 59_650);
    assertThat(lateness.worst()).isZero();
  }

  @Test
  void aClockSetAnewSaysNothing() {
    search(1, 60_000, 400);
    begin(2, 50_000);
    search(2, 50_000, 400);
    begin(3, 110_000);
    assertThat(lateness.worst()).isZero();
  }
}
