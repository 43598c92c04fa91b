package v7p3r.desc.control;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import v7p3r.desc.model.ModelException;

class PaceTableTest {
  private static final String PROFILE =
      """
      {"profiles": {"mine": {
        "paces": [%s],
        "modes": {
          "turbo": {"time_factor": 0.5, "miss_price": 0.8}, "fast": {"time_factor": 0.75},
          "standard": {"time_factor": 1}, "deep": {"time_factor": 1.25},
          "critical": {"time_factor": 1.5, "miss_price": 8}}}}}
      """;
  private static final String TWO =
      """
      {"seconds": 10, "pes": [0.1, 0.2, 0.3, 0.4], "price": 1.5},
      {"seconds": 1000, "pes": [0.3, 0.4, 0.5, 0.6], "price": 0.5}
      """;

  @TempDir private Path folder;

  private ModeProfile profile(String paces) throws IOException {
    Path file = folder.resolve("modes.json");
    Files.writeString(file, PROFILE.formatted(paces));
    return ModeProfiles.of(file.toString());
  }

  /** At 100 seconds half of the way on the scale of logarithms. */
  @ParameterizedTest
  @CsvSource({"10, 0.1, 120", "1, 0.1, 120", "1000, 0.3, 40", "9999, 0.3, 40", "100, 0.2, 80"})
  void thresholdsAndPricesAreThoseOfThePace(double seconds, float end, int price)
      throws IOException {
    ModeProfile paced = profile(TWO).atPace(seconds);
    assertThat(paced.rank(end, 1)).isCloseTo(0.2f, within(1e-6f));
    assertThat(paced.rank(end / 2, 1)).isCloseTo(0.1f, within(1e-6f));
    assertThat(paced.rank(end + 0.3f, 1)).isCloseTo(0.8f, within(1e-6f));
    assertThat(paced.rank(1, 1)).isEqualTo(1);
    assertThat(paced.settings(Mode.TURBO).value(ModeCell.MISS_PRICE)).isEqualTo(price);
  }

  @Test
  void pricesStayWithinTheirBounds() throws IOException {
    assertThat(profile(TWO).atPace(10).settings(Mode.CRITICAL).value(ModeCell.MISS_PRICE))
        .isEqualTo(ModeCell.MISS_PRICE.max());
  }

  @Test
  void aRankIsNeverLessForAHigherPes() throws IOException {
    ModeProfile paced = profile(TWO).atPace(33);
    float before = -1;
    for (float pes = 0; pes <= 1; pes += 0.01f) {
      float rank = paced.rank(pes, 1);
      assertThat(rank).isGreaterThan(before);
      before = rank;
    }
  }

  @Test
  void aProfileWithoutPacesIsTheSameAtEach() {
    ModeProfile seed = ModeProfiles.of(ModeProfiles.SEED);
    assertThat(seed.atPace(10)).isSameAs(seed);
    assertThat(seed.atPace(10_000)).isSameAs(seed);
  }

  @Test
  void thePaceIsTheTimeOfAWholeGame() {
    assertThat(PaceTable.seconds(8_000, 80)).isEqualTo(11.2);
    assertThat(PaceTable.seconds(0, 0)).isPositive();
  }

  @Test
  void nonsenseIsNamedWithItsPlace() {
    assertThatThrownBy(() -> profile("{\"seconds\": 10, \"pes\": [0.1, 0.2, 0.3], \"price\": 1}"))
        .isInstanceOf(ModelException.class)
        .hasMessageContaining("profiles.mine.paces[0].pes: expected 4 numbers, found 3");
    assertThatThrownBy(
            () -> profile("{\"seconds\": 10, \"pes\": [0.1, 0.2, 0.3, 0.4], \"price\": 9}"))
        .hasMessageContaining("price: expected 0.5 to 2.0, found 9");
    assertThatThrownBy(() -> profile(TWO + "," + TWO))
        .hasMessageContaining("expected more than 1000.0, found 10.0");
  }
}
