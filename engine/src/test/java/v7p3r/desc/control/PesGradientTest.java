package v7p3r.desc.control;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import v7p3r.board.Position;
import v7p3r.desc.model.PlainModel;
import v7p3r.notation.Fen;
import v7p3r.notation.UciMove;

class PesGradientTest {
  @TempDir private Path folder;

  /** By models whose PES is hundredths of one feature. */
  private PesGradient of(String feature) throws IOException {
    return new PesGradient(EffortModels.load(PlainModel.write(folder, feature, PlainModel.LIVE)));
  }

  private static void play(Position position, String moves) {
    for (String move : moves.split(" ")) {
      position.make(UciMove.parse(position, move));
    }
  }

  @Test
  void isTheSlopeOverTheLastFourOwnPositions() throws IOException {
    PesGradient gradient = of("quiet_plies");
    Position position = new Position();
    play(position, "e2e4 e7e5"); // quiet plies of White: 0, 0, 2, 4, 6
    assertThat(gradient.of(position)).isZero();
    play(position, "g1f3 b8c6");
    assertThat(gradient.of(position)).isCloseTo(0.01f, within(1e-6f)); // 0, 0, 2
    play(position, "f1c4 f8c5");
    assertThat(gradient.of(position)).isCloseTo(0.014f, within(1e-6f)); // 0, 0, 2, 4
    play(position, "f3g1 c6b8");
    assertThat(gradient.of(position)).isCloseTo(0.02f, within(1e-6f)); // 0, 2, 4, 6
    play(position, "h2h3 h7h6");
    assertThat(gradient.of(position)).isCloseTo(-0.004f, within(1e-6f)); // 2, 4, 6, 0
  }

  @Test
  void thePositionStaysWhatItIs() throws IOException {
    Position position = new Position();
    play(position, "e2e4 d7d5 e4d5 d8d5 b1c3 d5a5 g1f3 c8g4 f1e2 b8c6 e1g1");
    Position before = position.copy();
    of("move_number").of(position);
    assertThat(Fen.format(position)).isEqualTo(Fen.format(before));
    assertThat(position.key()).isEqualTo(before.key());
    assertThat(position.lastMove()).isEqualTo(before.lastMove());
    assertThat(position.movesMade()).isEqualTo(before.movesMade());
    while (position.movesMade() > 0) {
      position.unmake();
      before.unmake();
      assertThat(position.key()).isEqualTo(before.key());
    }
  }

  @Test
  void nothingIsKnownWithoutMoves() throws IOException {
    PesGradient gradient = of("move_number");
    assertThat(gradient.of(Fen.parse("8/8/4k3/8/8/3QK3/8/8 w - - 7 30"))).isZero();
    Position position = new Position();
    play(position, "e2e4");
    assertThat(gradient.of(position)).as("the first own move").isZero();
  }
}
