package v7p3r.eval.pawn;

import static v7p3r.eval.context.Weight.DOUBLED_PAWN;
import static v7p3r.eval.context.Weight.TRIPLED_PAWN;

import v7p3r.board.Bitboard;
import v7p3r.eval.context.EvalContext;
import v7p3r.eval.context.Occurrences;
import v7p3r.eval.context.PawnStructure;
import v7p3r.eval.context.Score;

/**
 * Pawns with a friendly pawn before them on the file, and once more with two or more before them.
 */
public final class DoubledPawns {
  private DoubledPawns() {}

  public static int score(EvalContext context, int us) {
    long doubled = PawnStructure.doubled(context.pawns(us), us);
    if (doubled == 0) {
      return Score.ZERO;
    }
    return Long.bitCount(doubled) * context.weight(DOUBLED_PAWN)
        + Long.bitCount(tripled(context, us, doubled)) * context.weight(TRIPLED_PAWN);
  }

  public static void tell(EvalContext context, int us, Occurrences told) {
    long doubled = PawnStructure.doubled(context.pawns(us), us);
    told.addEach(doubled, context.weight(DOUBLED_PAWN));
    told.addEach(tripled(context, us, doubled), context.weight(TRIPLED_PAWN));
  }

  private static long tripled(EvalContext context, int us, long doubled) {
    return context.pawns(us) & Bitboard.forwardFill(us ^ 1, doubled);
  }
}
