package v7p3r.eval.pawn;

import static v7p3r.eval.context.Weight.PASSED_PAWN;

import v7p3r.board.Bitboard;
import v7p3r.board.Square;
import v7p3r.eval.context.EvalContext;
import v7p3r.eval.context.Occurrences;
import v7p3r.eval.context.Score;

/**
 * Pawns with no enemy pawn before them on their own or a neighboring file and no own pawn before
 * them on theirs, worth more with every rank.
 */
public final class PassedPawns {
  private PassedPawns() {}

  public static int score(EvalContext context, int us) {
    int score = Score.ZERO;
    for (long passed = context.passedPawns(us); passed != 0; passed &= passed - 1) {
      int square = Long.numberOfTrailingZeros(passed);
      score += context.weight(PASSED_PAWN, Square.relativeRank(us, square));
    }
    return score;
  }

  public static void tell(EvalContext context, int us, Occurrences told) {
    for (int rank = 0; rank < 8; rank++) {
      long onRank = context.passedPawns(us) & Bitboard.relativeRank(us, rank);
      told.addEach(onRank, context.weight(PASSED_PAWN, rank));
    }
  }
}
