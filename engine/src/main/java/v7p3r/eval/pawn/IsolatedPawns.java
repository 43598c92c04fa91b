package v7p3r.eval.pawn;

import static v7p3r.eval.context.Weight.ISOLATED_PAWN;

import v7p3r.board.Bitboard;
import v7p3r.eval.context.EvalContext;
import v7p3r.eval.context.Occurrences;
import v7p3r.eval.context.PawnStructure;
import v7p3r.eval.context.Score;

/**
 * Pawns with no friendly pawn on a neighboring file: only pieces can defend them, and must, where
 * no enemy pawn ahead shields them from rooks.
 */
public final class IsolatedPawns {
  private static final int CLOSED = 0;
  private static final int HALF_OPEN = 1;

  private IsolatedPawns() {}

  public static int score(EvalContext context, int us) {
    long isolated = PawnStructure.isolated(context.pawns(us));
    if (isolated == 0) {
      return Score.ZERO;
    }
    long shielded = shielded(context, us, isolated);
    return Long.bitCount(shielded) * context.weight(ISOLATED_PAWN, CLOSED)
        + Long.bitCount(isolated ^ shielded) * context.weight(ISOLATED_PAWN, HALF_OPEN);
  }

  public static void tell(EvalContext context, int us, Occurrences told) {
    long isolated = PawnStructure.isolated(context.pawns(us));
    long shielded = shielded(context, us, isolated);
    told.addEach(shielded, context.weight(ISOLATED_PAWN, CLOSED));
    told.addEach(isolated ^ shielded, context.weight(ISOLATED_PAWN, HALF_OPEN));
  }

  private static long shielded(EvalContext context, int us, long isolated) {
    return isolated & Bitboard.forwardFill(us ^ 1, context.pawns(us ^ 1));
  }
}
