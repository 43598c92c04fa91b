package v7p3r.lab.model;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class RankingTest {
  @Test
  void theAreaIsTheShareOfPairsInTheRightOrder() {
    boolean[] happens = {false, false, true, true};
    assertThat(Ranking.auc(new float[] {0.1f, 0.4f, 0.35f, 0.8f}, i -> happens[i])).isEqualTo(0.75);
    assertThat(Ranking.auc(new float[] {0, 1, 2, 3}, i -> happens[i])).isEqualTo(1);
    assertThat(Ranking.auc(new float[] {3, 2, 1, 0}, i -> happens[i])).isZero();
  }

  @Test
  void tiesCountHalf() {
    boolean[] happens = {false, true, false, true};
    assertThat(Ranking.auc(new float[4], i -> happens[i])).isEqualTo(0.5);
    assertThat(Ranking.auc(new float[] {0, 1, 1, 2}, i -> happens[i])).isEqualTo(0.875);
  }

  @Test
  void withoutBothKindsThereIsNoArea() {
    assertThat(Ranking.auc(new float[] {1, 2}, _ -> true)).isNaN();
  }
}
