package v7p3r.eval.context;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;
import v7p3r.board.Color;
import v7p3r.board.MoveList;
import v7p3r.board.Position;
import v7p3r.eval.EvalFixture;

class LinesTest {
  private static final int GAMES = 100;
  private static final int PLIES = 120;

  @Test
  void pinnedMenAreThoseOfTheRules() {
    RandomGenerator random = RandomGenerator.of("L64X128MixRandom");
    for (int game = 0; game < GAMES; game++) {
      Position position = new Position();
      for (int ply = 0; ply < PLIES; ply++) {
        MoveList moves = position.legalMoves();
        if (moves.isEmpty()) {
          break;
        }
        position.make(moves.get(random.nextInt(moves.size())));
        EvalContext context = EvalFixture.context(position);
        assertThat(context.pinned(Color.WHITE)).isEqualTo(position.pinned(Color.WHITE));
        assertThat(context.pinned(Color.BLACK)).isEqualTo(position.pinned(Color.BLACK));
      }
    }
  }
}
