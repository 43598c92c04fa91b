package v7p3r.eval;

import java.util.Random;
import v7p3r.board.MoveList;
import v7p3r.board.Position;

/** Random games in which something happens to the pawns. */
public final class RandomPawnPlay {
  private static final int LONGEST_WAIT = 30;

  private RandomPawnPlay() {}

  /** A random move, or a new game when there is none or the pawns have had their say. */
  public static void step(Position position, Random random) {
    MoveList moves = position.legalMoves();
    if (moves.isEmpty() || position.rule50() > LONGEST_WAIT) {
      position.copyFrom(new Position());
    } else {
      position.make(moves.get(random.nextInt(moves.size())));
    }
  }
}
