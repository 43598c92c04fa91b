package v7p3r.eval.pawn;

import static v7p3r.eval.context.Weight.DOUBLED_PAWN;
import static v7p3r.eval.context.Weight.TRIPLED_PAWN;

import v7p3r.board.Bitboard;
import v7p3r.eval.context.EvalContext;
import v7p3r.eval.context.PawnStructure;
import v7p3r.eval.context.Score;

/**
 * Pawns with a friendly pawn before them on the file, and once more with two or more before them.
 */
public final class DoubledPawns {
  private DoubledPawns() {}

  public static int score(EvalContext context, int us) {
    long pawns = context.pawns(us);
    long doubled = PawnStructure.doubled(pawns, us);
    if (doubled == 0) {
      return Score.ZERO;
    }
    long tripled = pawns & Bitboard.forwardFill(us ^ 1, doubled);
    return Long.bitCount(doubled) * context.weight(DOUBLED_PAWN)
        + Long.bitCount(tripled) * context.weight(TRIPLED_PAWN);
  }
}
