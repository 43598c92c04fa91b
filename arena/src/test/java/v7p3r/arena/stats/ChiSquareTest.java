package v7p3r.arena.stats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ChiSquareTest {
  /** As printed in tables of the distribution. */
  @ParameterizedTest
  @CsvSource({
    "3.841459, 1, 0.05", "6.634897, 1, 0.01", "5.991465, 2, 0.05", "13.815511, 2, 0.001",
    "2.705543, 1, 0.10", "11.344867, 3, 0.01", "0.351846, 3, 0.95", "18.307038, 10, 0.05",
    "0, 4, 1"
  })
  void tailsAgreeWithTheTables(double statistic, int degrees, double chance) {
    assertThat(ChiSquare.above(statistic, degrees)).isCloseTo(chance, within(1e-6));
  }

  /** With two degrees the tail is exp(-x/2). */
  @Test
  void farTailsKeepTheirDigits() {
    assertThat(ChiSquare.above(200, 2) / Math.exp(-100)).isCloseTo(1, within(1e-9));
  }

  /** 10 of 100 against 30 of 100: expected 20 each, so 4 · (100/20 + 100/80) / ... = 12.5. */
  @Test
  void twoSamplesAreCompared() {
    Map<String, Long> first = Map.of("yes", 10L, "no", 90L);
    Map<String, Long> second = Map.of("yes", 30L, "no", 70L);
    assertThat(ChiSquare.sameSource(first, second))
        .isCloseTo(ChiSquare.above(12.5, 1), within(1e-12));
    assertThat(ChiSquare.sameSource(first, first)).isCloseTo(1, within(1e-12));
  }

  @Test
  void rareClassesSayNothing() {
    Map<String, Long> first = Map.of("usual", 1000L, "rare", 1L);
    Map<String, Long> second = Map.of("usual", 1000L, "strange", 2L);
    assertThat(ChiSquare.sameSource(first, second)).isEqualTo(1);
  }
}
