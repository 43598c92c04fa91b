package v7p3r.app.lichess.game;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class LatencyTest {
  @Test
  void theFirstValueHoldsUntilSomethingWasMeasured() {
    assertThat(new Latency(500, 100, 2000).overhead()).isEqualTo(500);
    assertThat(new Latency(50, 100, 2000).overhead()).isEqualTo(100);
  }

  @Test
  void isTheMeanAndFourDeviations() {
    Latency latency = new Latency(500, 0, 5000);
    latency.measured(100);
    assertThat(latency.overhead()).isEqualTo(100 + 4 * 50);
    latency.measured(180);
    // The mean goes an eighth of the way to 180, the deviation a quarter from 50 to 80.
    assertThat(latency.mean()).isEqualTo(110);
    assertThat(latency.overhead()).isEqualTo(110 + 230);
  }

  @Test
  void aSteadyLineNeedsLittleMoreThanItsLag() {
    Latency latency = new Latency(500, 0, 5000);
    for (int i = 0; i < 60; i++) {
      latency.measured(80);
    }
    assertThat(latency.overhead()).isBetween(80, 85);
  }

  @Test
  void staysWithinItsBounds() {
    Latency latency = new Latency(500, 100, 2000);
    latency.measured(-40);
    assertThat(latency.overhead()).isEqualTo(100);
    latency.measured(100_000);
    assertThat(latency.overhead()).isEqualTo(2000);
  }
}
