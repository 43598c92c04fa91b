package v7p3r.lab.tune;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;

class CorrelationTest {
  @Test
  void aStraightLineIsOneUpAndMinusOneDown() {
    int[] line = {10, 20, 30, 40};
    assertThat(Correlation.of(line, new int[] {3, 5, 7, 9}).pearson()).isCloseTo(1, within(1e-12));
    assertThat(Correlation.of(line, new int[] {9, 7, 5, 3}).spearman())
        .isCloseTo(-1, within(1e-12));
  }

  @Test
  void knownNumbers() {
    Correlation found = Correlation.of(new int[] {1, 2, 3, 4, 5}, new int[] {2, 1, 4, 3, 500});
    assertThat(found.pairs()).isEqualTo(5);
    assertThat(found.pearson()).isCloseTo(0.70923, within(1e-4));
    assertThat(found.spearman()).isCloseTo(0.8, within(1e-12));
  }

  @Test
  void scoresBeyondTheCutOffAreEqual() {
    int[] first = {-9000, 0, 1500};
    assertThat(Correlation.of(first, new int[] {-1500, 0, 20_000}).pearson())
        .isCloseTo(1, within(1e-12));
  }

  @Test
  void equalValuesShareTheirRank() {
    assertThat(Correlation.of(new int[] {1, 1, 2}, new int[] {5, 5, 9}).spearman())
        .isCloseTo(1, within(1e-12));
    assertThat(Correlation.of(new int[] {4, 4, 4}, new int[] {1, 2, 3}).spearman()).isZero();
  }
}
