package v7p3r.desc.control;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;

class PesTrendTest {
  private final PesTrend trend = new PesTrend();

  private void add(float... all) {
    for (float pes : all) {
      trend.add(pes);
    }
  }

  @Test
  void oneMoveIsNoTrend() {
    add(0.7f);
    assertThat(trend.gradient()).isZero();
  }

  @Test
  void aStraightLineHasItsSlope() {
    add(0.2f, 0.3f);
    assertThat(trend.gradient()).isCloseTo(0.1f, within(1e-6f));
    add(0.4f, 0.5f);
    assertThat(trend.gradient()).isCloseTo(0.1f, within(1e-6f));
  }

  @Test
  void onlyTheLastFourMovesCountInTheirOrder() {
    add(0.9f, 0.1f, 0.8f, 0.6f, 0.4f, 0.2f);
    assertThat(trend.gradient()).isCloseTo(-0.2f, within(1e-6f));
  }

  @Test
  void theFittedLineIsTheBestOne() {
    add(0f, 1f, 0f, 1f);
    assertThat(trend.gradient()).as("(1.5 - 0.5 + 0 + ...) / 5").isCloseTo(0.2f, within(1e-6f));
  }

  @Test
  void aNewGameHasNoTrend() {
    add(0.2f, 0.9f);
    trend.clear();
    assertThat(trend.gradient()).isZero();
  }
}
