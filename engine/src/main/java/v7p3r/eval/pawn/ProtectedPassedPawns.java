package v7p3r.eval.pawn;

import static v7p3r.eval.context.Weight.PROTECTED_PASSED_PAWN;

import v7p3r.board.Square;
import v7p3r.eval.context.EvalContext;
import v7p3r.eval.context.Score;

/** Passed pawns defended by a pawn: only a piece can win them, and the king never. */
public final class ProtectedPassedPawns {
  private ProtectedPassedPawns() {}

  public static int score(EvalContext context, int us) {
    int score = Score.ZERO;
    long secure = context.passedPawns(us) & context.pawnAttacks(us);
    for (; secure != 0; secure &= secure - 1) {
      int square = Long.numberOfTrailingZeros(secure);
      score += context.weight(PROTECTED_PASSED_PAWN, Square.relativeRank(us, square));
    }
    return score;
  }
}
