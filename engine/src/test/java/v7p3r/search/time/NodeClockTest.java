package v7p3r.search.time;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import v7p3r.board.Color;
import v7p3r.search.Limits;

/** Stocks of nodes that run down: what is left for the next move. */
class NodeClockTest {
  private static final Limits TOLD = Limits.onClock(1_000, 10);

  private final NodeClock clock = new NodeClock();

  private void search(int side, long nodes) {
    clock.start(TOLD, side);
    clock.ended(TOLD, side, nodes);
  }

  @Test
  void isWhatItIsToldAtTheFirstMoveAndRunsByNodesFromThen() {
    clock.setRate(100);
    assertThat(clock.start(TOLD, Color.WHITE)).isEqualTo(TOLD);
    clock.ended(TOLD, Color.WHITE, 20_000);
    assertThat(clock.start(TOLD, Color.WHITE).whiteTime()).isEqualTo(1_000 - 200 + 10);
    clock.ended(TOLD, Color.WHITE, 1_050);
    Limits other = Limits.onClock(7, 10);
    assertThat(clock.start(other, Color.WHITE).whiteTime()).isEqualTo(809); // 809.5
    assertThat(clock.start(other, Color.WHITE).blackTime()).isEqualTo(7);
  }

  @Test
  void sidesHaveClocksOfTheirOwn() {
    clock.setRate(100);
    search(Color.WHITE, 20_000);
    assertThat(clock.start(TOLD, Color.BLACK).blackTime()).isEqualTo(1_000);
  }

  @Test
  void anotherGameOrAnotherRateBeginsAnew() {
    clock.setRate(100);
    search(Color.WHITE, 20_000);
    clock.newGame();
    assertThat(clock.start(TOLD, Color.WHITE)).isEqualTo(TOLD);
    clock.ended(TOLD, Color.WHITE, 20_000);
    clock.setRate(200);
    assertThat(clock.start(TOLD, Color.WHITE)).isEqualTo(TOLD);
  }

  @Test
  void aClockThatIsOverIsEmpty() {
    clock.setRate(1);
    assertThat(clock.start(TOLD.withTime(Color.WHITE, -5), Color.WHITE).whiteTime()).isZero();
  }

  @Test
  void neverFallsBelowNothing() {
    clock.setRate(100);
    search(Color.BLACK, 900_000);
    assertThat(clock.start(TOLD, Color.BLACK).blackTime()).isZero();
  }

  @Test
  void staysOutOfRealTimeOfMovesToGoAndOfPondering() {
    search(Color.WHITE, 20_000);
    assertThat(clock.start(TOLD, Color.WHITE)).isSameAs(TOLD);
    clock.setRate(100);
    for (Limits limits : new Limits[] {TOLD.withMovesToGo(5), TOLD.withPonder(true)}) {
      assertThat(clock.start(limits, Color.WHITE)).isSameAs(limits);
      clock.ended(limits, Color.WHITE, 20_000);
      assertThat(clock.start(TOLD, Color.WHITE)).isEqualTo(TOLD);
      clock.newGame();
    }
  }

  @Test
  void hugeClocksStayHuge() {
    clock.setRate(10_000);
    Limits limits = Limits.onClock(Long.MAX_VALUE, Long.MAX_VALUE);
    assertThat(clock.start(limits, Color.WHITE).whiteTime()).isGreaterThan(1L << 40);
    clock.ended(limits, Color.WHITE, 1);
    assertThat(clock.start(limits, Color.WHITE).whiteTime()).isGreaterThan(1L << 40);
  }
}
