package v7p3r.search.time;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import v7p3r.board.Position;
import v7p3r.search.RootNodes;
import v7p3r.search.Tunable;
import v7p3r.search.Value;

class RootTrendTest {
  private final int[] tune = Tunable.initialValues();
  private final RootTrend trend = new RootTrend(tune);
  private final int move = new Position().legalMoves().get(0);

  /** What the rule says after iterations with these scores. */
  private int share(int... scores) {
    trend.reset();
    int said = 0;
    for (int score : scores) {
      said = trend.after(move, score, 0, RootNodes.NONE).handRule();
    }
    return said;
  }

  private void set(Tunable tunable, int value) {
    tune[tunable.ordinal()] = value;
  }

  @Test
  void distanceFromTheFirstScoreAsksForMoreTimeInBothDirections() {
    int up = share(0, 60, 60, 60);
    int down = share(60, 0, 0, 0);
    set(Tunable.TIME_FIRST_SCORE, 50);
    assertThat(share(0, 60, 60, 60)).isBetween(up * 128 / 100, up * 130 / 100);
    assertThat(share(60, 0, 0, 0)).isBetween(down * 128 / 100, down * 130 / 100);
    assertThat(share(60, 60, 60, 60)).as("no distance").isEqualTo(restingShare());
  }

  private int restingShare() {
    int before = tune[Tunable.TIME_FIRST_SCORE.ordinal()];
    set(Tunable.TIME_FIRST_SCORE, 0);
    int share = share(60, 60, 60, 60);
    set(Tunable.TIME_FIRST_SCORE, before);
    return share;
  }

  @Test
  void aDistanceBeyondTwoPawnsCountsAsTwo() {
    set(Tunable.TIME_FIRST_SCORE, 60);
    int far = share(0, 500, 500);
    set(Tunable.TIME_FIRST_SCORE, 0);
    assertThat(far).isEqualTo(share(0, 500, 500) * 220 / 100);
  }

  @Test
  void aMateHasNoDistance() {
    int before = share(0, Value.MATE - 5);
    set(Tunable.TIME_FIRST_SCORE, 60);
    assertThat(share(0, Value.MATE - 5)).isEqualTo(before);
  }

  @Test
  void decidedPositionsGetLess() {
    int won = share(620, 620);
    int lost = share(-620, -620);
    int open = share(590, 590);
    set(Tunable.TIME_DECIDED, 50);
    assertThat(share(620, 620)).isEqualTo(won / 2);
    assertThat(share(-620, -620)).isEqualTo(lost / 2);
    assertThat(share(590, 590)).isEqualTo(open);
  }
}
