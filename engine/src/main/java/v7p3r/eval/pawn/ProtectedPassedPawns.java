package v7p3r.eval.pawn;

import static v7p3r.eval.context.Weight.PROTECTED_PASSED_PAWN;

import v7p3r.board.Bitboard;
import v7p3r.board.Square;
import v7p3r.eval.context.EvalContext;
import v7p3r.eval.context.Occurrences;
import v7p3r.eval.context.Score;

/** Passed pawns defended by a pawn: only a piece can win them, and the king never. */
public final class ProtectedPassedPawns {
  private ProtectedPassedPawns() {}

  public static int score(EvalContext context, int us) {
    int score = Score.ZERO;
    for (long secure = secure(context, us); secure != 0; secure &= secure - 1) {
      int square = Long.numberOfTrailingZeros(secure);
      score += context.weight(PROTECTED_PASSED_PAWN, Square.relativeRank(us, square));
    }
    return score;
  }

  public static void tell(EvalContext context, int us, Occurrences told) {
    for (int rank = 0; rank < 8; rank++) {
      long onRank = secure(context, us) & Bitboard.relativeRank(us, rank);
      told.addEach(onRank, context.weight(PROTECTED_PASSED_PAWN, rank));
    }
  }

  private static long secure(EvalContext context, int us) {
    return context.passedPawns(us) & context.pawnAttacks(us);
  }
}
