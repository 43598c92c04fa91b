package v7p3r.eval.pawn;

import static v7p3r.eval.context.Weight.BACKWARD_PAWN;

import v7p3r.board.Bitboard;
import v7p3r.eval.context.EvalContext;
import v7p3r.eval.context.Occurrences;
import v7p3r.eval.context.PawnStructure;
import v7p3r.eval.context.Score;

/**
 * Pawns whose neighbors have all gone ahead, so that no pawn can come to defend them, and whose
 * next square an enemy pawn holds or attacks; worse where no enemy pawn ahead shields them.
 */
public final class BackwardPawns {
  private static final int CLOSED = 0;
  private static final int HALF_OPEN = 1;

  private BackwardPawns() {}

  public static int score(EvalContext context, int us) {
    long backward = PawnStructure.backward(context, us);
    if (backward == 0) {
      return Score.ZERO;
    }
    long shielded = shielded(context, us, backward);
    return Long.bitCount(shielded) * context.weight(BACKWARD_PAWN, CLOSED)
        + Long.bitCount(backward ^ shielded) * context.weight(BACKWARD_PAWN, HALF_OPEN);
  }

  public static void tell(EvalContext context, int us, Occurrences told) {
    long backward = PawnStructure.backward(context, us);
    long shielded = shielded(context, us, backward);
    told.addEach(shielded, context.weight(BACKWARD_PAWN, CLOSED));
    told.addEach(backward ^ shielded, context.weight(BACKWARD_PAWN, HALF_OPEN));
  }

  private static long shielded(EvalContext context, int us, long backward) {
    return backward & Bitboard.forwardFill(us ^ 1, context.pawns(us ^ 1));
  }
}
