package v7p3r.arena.endgame;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import v7p3r.notation.Fen;

class MaterialClassTest {
  @ParameterizedTest
  @CsvSource({
    "8/8/8/4k3/8/8/8/R3K3 w - - 0 1,              ELEMENTARY_MATES",
    "8/8/8/4k3/8/8/8/2B1KN2 b - - 0 1,            ELEMENTARY_MATES",
    "8/8/4p3/4k3/8/4P3/8/4K3 w - - 0 1,           PAWNS",
    "8/8/8/4k3/8/4P3/8/4K3 w - - 0 1,             PAWNS",
    "8/5p2/8/4k1b1/8/4P3/5PB1/4K3 w - - 0 1,      OPPOSITE_BISHOPS",
    "8/5p2/8/4k2b/8/4P3/5PB1/4K3 w - - 0 1,       MINORS",
    "8/5p2/8/4k2n/8/4P3/5PB1/4K3 w - - 0 1,       MINORS",
    "8/5p2/2b5/4k1b1/8/4P3/2B2PB1/4K3 w - - 0 1,  MINORS",
    "8/5p2/8/4k2r/8/4P3/5P1R/4K3 w - - 0 1,       ROOKS",
    "8/5p2/8/4k1rr/8/4P3/5PRR/4K3 w - - 0 1,      ROOKS",
    "8/5p2/8/4k1br/8/4P3/5PNR/4K3 w - - 0 1,      ROOKS_AND_MINORS",
    "8/5p2/4k3/7q/8/4P3/5P1Q/4K3 w - - 0 1,        QUEENS",
    "8/5p2/4k3/7r/8/4P3/5P1Q/4K3 w - - 0 1,        IMBALANCES",
    "8/5p2/8/4k3/8/4P3/5P1N/4K3 w - - 0 1,        IMBALANCES"
  })
  void theMenDecideTheClass(String fen, MaterialClass expected) {
    assertThat(MaterialClass.of(Fen.parse(fen))).isEqualTo(expected);
  }
}
