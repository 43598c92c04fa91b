package v7p3r.lab.learn;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import v7p3r.arena.record.ClockedMove;
import v7p3r.search.Tunable;

class ClockUseTest {
  private final ClockUse use = new ClockUse();

  /** Forty moves of 150 ms each on a clock of 8+0.08. */
  @BeforeEach
  void play() {
    List<ClockedMove> moves = new ArrayList<>();
    long clock = 8_000;
    for (int i = 1; i <= 40; i++) {
      clock += 80 - 150;
      moves.add(new ClockedMove(1, 0, 10 + i, "8+0.08", 150_000, clock));
    }
    use.add(moves);
  }

  @Test
  void whatIsLeftIsAShareOfAllThatWasGiven() {
    ClockUse.Left left = use.found().getFirst();
    assertThat(left.control()).isEqualTo("8+0.08");
    assertThat(left.sides()).isOne();
    assertThat(left.ownMoves()).isEqualTo(40);
    assertThat(left.leftMillis()).isEqualTo(5_200);
    assertThat(left.leftPercent()).isEqualTo(100 * 5_200 / (8_000 + 40 * 80.0), within(1e-9));
  }

  @Test
  void theSameNumbersLeaveTheSame() {
    assertThat(use.with(Map.of()).getFirst().leftMillis()).isEqualTo(5_200, within(1.0));
  }

  @Test
  void aNearerHorizonLeavesLess() {
    double before = 5_200;
    for (int horizon : new int[] {36, 30, 24}) {
      double left = use.with(Map.of(Tunable.TIME_HORIZON, horizon)).getFirst().leftMillis();
      assertThat(left).isBetween(0.0, before - 50);
      before = left;
    }
  }

  @Test
  void gamesWithoutAClockAreLeftOut() {
    ClockUse other = new ClockUse();
    other.add(List.of(new ClockedMove(1, 0, 1, "8000 nodes", 5, 5)));
    other.add(List.of());
    assertThat(other.found()).isEmpty();
  }
}
