package v7p3r.book;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import v7p3r.board.Position;
import v7p3r.notation.Fen;
import v7p3r.notation.UciMove;

class PolyglotKeyTest {
  private static Position after(String moves) {
    Position position = new Position();
    for (String move : moves.split(" ")) {
      if (!move.isEmpty()) {
        position.make(UciMove.parse(position, move));
      }
    }
    return position;
  }

  /** The keys that the description of the format gives. */
  @ParameterizedTest
  @CsvSource({
    "'', 463b96181691fc9c",
    "e2e4, 823c9b50fd114196",
    "e2e4 d7d5, 0756b94461c50fb0",
    "e2e4 d7d5 e4e5, 662fafb965db29d4",
    "e2e4 d7d5 e4e5 f7f5, 22a48b5a8e47ff78",
    "e2e4 d7d5 e4e5 f7f5 e1e2, 652a607ca3f242c1",
    "e2e4 d7d5 e4e5 f7f5 e1e2 e8f7, 00fdd303c946bdd9",
    "a2a4 b7b5 h2h4 b5b4 c2c4, 3c8123ea7b067637",
    "a2a4 b7b5 h2h4 b5b4 c2c4 b4c3 a1a3, 5c3f9b829b279560"
  })
  void isTheOneOfTheFormat(String moves, String key) {
    assertThat(PolyglotKey.of(after(moves))).isEqualTo(Long.parseUnsignedLong(key, 16));
  }

  @Test
  void isTheSameForAPositionThatWasSetUp() {
    Position set = Fen.parse("rnbqkbnr/ppp1p1pp/8/3pPp2/8/8/PPPP1PPP/RNBQKBNR w KQkq f6 0 3");
    assertThat(PolyglotKey.of(set)).isEqualTo(0x22a48b5a8e47ff78L);
  }

  @Test
  void countsAPawnBesideTheDoublePushAlsoWhenItIsPinned() {
    // The pawn on e5 is pinned by the rook on e8, so d7d5 cannot be taken: the format does not
    // mind.
    Position position = Fen.parse("4r1k1/3p4/8/4P3/8/8/8/4K3 b - - 0 1");
    Position otherwise = Fen.parse("4r1k1/8/8/3pP3/8/8/8/4K3 w - - 0 2");
    position.make(UciMove.parse(position, "d7d5"));
    assertThat(PolyglotKey.of(position)).isNotEqualTo(PolyglotKey.of(otherwise));
  }

  @Test
  void doesNotCountADoublePushThatNoPawnStandsBeside() {
    Position position = Fen.parse("4k3/3p4/8/8/8/8/4P3/4K3 b - - 0 1");
    position.make(UciMove.parse(position, "d7d5"));
    Position otherwise = Fen.parse("4k3/8/8/3p4/8/8/4P3/4K3 w - - 0 2");
    assertThat(PolyglotKey.of(position)).isEqualTo(PolyglotKey.of(otherwise));
  }
}
