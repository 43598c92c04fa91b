package v7p3r.desc.control;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import v7p3r.notation.Fen;

class CriticalPatternTest {
  @ParameterizedTest
  @CsvSource({
    "4k3/8/8/8/7b/8/8/4K3 w - - 0 1, check",
    "k7/8/8/8/8/8/1r6/K7 w - - 0 1, a single reply",
    "4k3/P7/8/8/8/8/8/4K3 w - - 0 1, an own pawn before promotion",
    "4k3/8/8/8/8/8/p7/4K3 w - - 0 1, an enemy pawn before promotion"
  })
  void isSeenIn(String fen, String what) {
    assertThat(CriticalPattern.isIn(Fen.parse(fen))).as(what).isTrue();
  }

  @ParameterizedTest
  @CsvSource({
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1, the start",
    "4k3/8/P7/8/8/p7/8/4K3 w - - 0 1, pawns two steps from promotion",
    "4k3/p7/8/8/8/8/P7/4K3 b - - 0 1, pawns at home"
  })
  void isNotSeenIn(String fen, String what) {
    assertThat(CriticalPattern.isIn(Fen.parse(fen))).as(what).isFalse();
  }
}
