package v7p3r.desc.control;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ModeTest {
  @ParameterizedTest
  @CsvSource({
    "0, TURBO",
    "0.19, TURBO",
    "0.2, FAST",
    "0.39, FAST",
    "0.4, STANDARD",
    "0.59, STANDARD",
    "0.6, DEEP",
    "0.79, DEEP",
    "0.8, CRITICAL",
    "1, CRITICAL"
  })
  void everyBinOfPesHasItsMode(float pes, Mode mode) {
    assertThat(Mode.of(pes)).isEqualTo(mode);
  }

  @ParameterizedTest
  @CsvSource({
    "FAST, 0.42, FAST",
    "FAST, 0.44, STANDARD",
    "FAST, 0.18, FAST",
    "FAST, 0.16, TURBO",
    "STANDARD, 0.62, STANDARD",
    "STANDARD, 0.64, DEEP",
    "TURBO, 0.95, CRITICAL",
    "CRITICAL, 0.78, CRITICAL",
    "CRITICAL, 0.76, DEEP"
  })
  void aModeStaysUntilPesLeavesItsBinByThreeHundredths(Mode before, float pes, Mode after) {
    assertThat(before.after(pes)).isEqualTo(after);
  }

  @Test
  void namesAreThoseOfTheDesign() {
    assertThat(Mode.keys()).containsExactly("turbo", "fast", "standard", "deep", "critical");
    assertThat(Mode.STANDARD.label()).isEqualTo("Standard");
  }
}
