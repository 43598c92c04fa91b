package v7p3r.search;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ValueTest {
  @ParameterizedTest
  @CsvSource({"1, 1", "2, 1", "3, 2", "4, 2", "5, 3", "0, 0"})
  void matesAreCountedInFullMovesRoundedUp(int plies, int moves) {
    assertThat(Value.movesToMate(Value.mateIn(plies))).isEqualTo(moves);
    assertThat(Value.movesToMate(Value.matedIn(plies))).isEqualTo(-moves);
    assertThat(Value.pliesToMate(Value.mateIn(plies))).isEqualTo(plies);
  }

  @ParameterizedTest
  @CsvSource({"0", "20000", "-20000", "31000"})
  void materialIsNeverTakenForAMate(int score) {
    assertThat(Value.isMate(score)).isFalse();
  }
}
