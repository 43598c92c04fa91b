package v7p3r.desc.control;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class OpponentTest {
  @ParameterizedTest
  @CsvSource({
    "GM 2800 human Gary Kasparov, 2800",
    "none 1500 computer Shredder, 1500",
    "'  none   900  human  ', 900"
  })
  void aRatingIsTheSecondWord(String text, int rating) {
    assertThat(Opponent.parse(text).rating()).hasValue(rating);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"", "none none computer Shredder", "GM", "none -5 human X", "none 99999 human X"})
  void whatHasNoRatingIsUnknown(String text) {
    assertThat(Opponent.parse(text)).isEqualTo(Opponent.UNKNOWN);
    assertThat(Opponent.parse(text).shift(2000, 0.2)).isZero();
  }

  @ParameterizedTest
  @CsvSource({"2000, 0", "2200, 0.05", "1800, -0.05", "2400, 0.1", "3600, 0.1", "100, -0.1"})
  void strongerOnesAreTakenMoreSeriouslyWithinBounds(int rating, double shift) {
    Opponent opponent = Opponent.parse("none " + rating + " computer X");
    assertThat(opponent.shift(2000, 0.1)).isCloseTo(shift, within(1e-9));
  }

  @Test
  void withoutABoundNothingChanges() {
    assertThat(Opponent.parse("GM 2800 human X").shift(1000, 0)).isZero();
  }
}
