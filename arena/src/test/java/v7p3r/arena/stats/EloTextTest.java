package v7p3r.arena.stats;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class EloTextTest {
  @Test
  void anEvenIntervalIsOneError() {
    Estimate estimate = new Estimate(12.34, 4.3, 20.4, 20, 5, 0.99);
    assertThat(EloText.of(estimate)).isEqualTo("12.3 ± 8.0");
  }

  @Test
  void anUnevenIntervalIsToldByItsEnds() {
    Estimate estimate = new Estimate(190.8, 34.6, 511.4, 200, 100, 0.993);
    assertThat(EloText.of(estimate)).isEqualTo("190.8 [35, 511]");
    assertThat(EloText.of(new Estimate(190.8, 34.6, Double.POSITIVE_INFINITY, 200, 100, 0.99)))
        .isEqualTo("190.8 [35, ∞]");
  }

  @Test
  void whoWonOrLostAllGamesHasNoEstimate() {
    assertThat(EloText.of(Estimate.of(new Trinomial(0, 0, 4))))
        .isEqualTo("no estimate: all games won");
    assertThat(EloText.of(Estimate.of(new Trinomial(4, 0, 0))))
        .isEqualTo("no estimate: all games lost");
    assertThat(EloText.value(Estimate.of(new Trinomial(0, 0, 4)))).isEqualTo("-");
  }

  @Test
  void resultsThatAreAllAlikeHaveNoInterval() {
    assertThat(EloText.of(Estimate.of(new Trinomial(0, 4, 0))))
        .isEqualTo("0.0 (no interval: all results alike)");
  }
}
