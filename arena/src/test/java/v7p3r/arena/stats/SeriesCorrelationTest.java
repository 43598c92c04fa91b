package v7p3r.arena.stats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;

class SeriesCorrelationTest {
  private static final double[] RISING = {1, 2, 3, 4};

  @Test
  void ofAnExampleByHand() {
    double[] other = {1, 2, 3, 6.5};
    // Deviations -1.5 -0.5 0.5 1.5 and -2.125 -1.125 -0.125 3.375
    double expected = (3.1875 + 0.5625 - 0.0625 + 5.0625) / Math.sqrt(5 * 17.1875);
    assertThat(SeriesCorrelation.of(RISING, other)).isCloseTo(expected, within(1e-12));
    assertThat(SeriesCorrelation.ofRanks(RISING, other)).isEqualTo(1, within(1e-12));
  }

  @Test
  void ofOppositesIsMinusOneAndOfAConstantNothing() {
    assertThat(SeriesCorrelation.of(RISING, new double[] {8, 6, 4, 2}))
        .isEqualTo(-1, within(1e-12));
    assertThat(SeriesCorrelation.of(RISING, new double[] {7, 7, 7, 7})).isZero();
  }

  @Test
  void equalValuesShareTheirRanks() {
    assertThat(SeriesCorrelation.ranks(new double[] {3, 1, 3, 2})).containsExactly(3.5, 1, 3.5, 2);
  }
}
