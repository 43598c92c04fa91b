package v7p3r.lab.model;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;

class ConfusionMatrixTest {
  private static ConfusionMatrix of(int... actualThenPredicted) {
    ConfusionMatrix confusion = new ConfusionMatrix();
    for (int i = 0; i < actualThenPredicted.length; i += 2) {
      confusion.add(actualThenPredicted[i], actualThenPredicted[i + 1]);
    }
    return confusion;
  }

  @Test
  void countsHitsAndNeighbors() {
    ConfusionMatrix confusion = of(0, 0, 1, 2, 4, 2, 3, 3);
    assertThat(confusion.accuracy()).isEqualTo(0.5);
    assertThat(confusion.withinOne()).isEqualTo(0.75);
    assertThat(confusion.predictedCount(2)).isEqualTo(2);
    assertThat(confusion.actualCount(4)).isOne();
  }

  @Test
  void kappaIsOneForPerfectAndZeroForConstantPredictions() {
    assertThat(of(0, 0, 1, 1, 4, 4).weightedKappa()).isEqualTo(1);
    assertThat(of(0, 2, 1, 2, 4, 2).weightedKappa()).isZero();
  }

  /** By hand: weights 0, 1, 1, 0; expected 2*2*1/4 twice. */
  @Test
  void kappaIsWhatTheFormulaGives() {
    assertThat(of(0, 0, 0, 1, 1, 0, 1, 1).weightedKappa()).isEqualTo(0, within(1e-12));
    // observed (0-1)^2 = 1; rows 3 and 1, columns 2 and 2: expected (3*2 + 1*2)/4 = 2
    assertThat(of(0, 0, 0, 0, 0, 1, 1, 1).weightedKappa()).isEqualTo(0.5, within(1e-12));
  }
}
