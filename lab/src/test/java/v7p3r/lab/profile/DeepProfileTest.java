package v7p3r.lab.profile;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import v7p3r.board.Position;
import v7p3r.desc.CarryOver;
import v7p3r.notation.Fen;
import v7p3r.notation.UciMove;

class DeepProfileTest {
  private final DeepProfile profile = new DeepProfile(40_000, 0.25);

  @Test
  void aBlunderOfTheOtherSideWasNotExpected() {
    Position position =
        Fen.parse("r1bqkbnr/pppp1ppp/2n5/4p2Q/2B1P3/8/PPPP1PPP/RNB1K1NR b KQkq - 3 3");
    int defence = UciMove.parse(position, "g7g6");
    position.make(UciMove.parse(position, "a7a6"));
    String fen = Fen.format(position);
    CarryOver before = profile.carryOver(position);
    assertThat(before.isKnown()).isTrue();
    assertThat(before.reply()).isNotEqualTo(position.lastMove());
    assertThat(before.chance()).as("no mate as long as %s was there", defence).isLessThan(0.8);
    assertThat(Fen.format(position)).isEqualTo(fen);
  }

  @Test
  void whoWasToBeMatedExpectedToLose() {
    Position position = Fen.parse("6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - 0 1");
    position.make(UciMove.parse(position, "g1f1"));
    CarryOver before = profile.carryOver(position);
    assertThat(before.chance()).isZero();
    assertThat(before.reply()).isNotEqualTo(position.lastMove());
  }

  @Test
  void nothingIsCarriedOverIntoTheFirstPosition() {
    assertThat(profile.carryOver(new Position())).isEqualTo(CarryOver.NONE);
  }
}
