package v7p3r.eval.pawn;

import static v7p3r.eval.context.Weight.PHALANX_PAWN;
import static v7p3r.eval.context.Weight.SUPPORTED_PAWN;

import v7p3r.board.Bitboard;
import v7p3r.board.Square;
import v7p3r.eval.context.EvalContext;
import v7p3r.eval.context.Occurrences;
import v7p3r.eval.context.Score;

/** Each pawn beside a friendly pawn (phalanx) and each pawn defended by one, by rank. */
public final class ConnectedPawns {
  private ConnectedPawns() {}

  public static int score(EvalContext context, int us) {
    int score = Score.ZERO;
    for (long abreast = abreast(context, us); abreast != 0; abreast &= abreast - 1) {
      int square = Long.numberOfTrailingZeros(abreast);
      score += context.weight(PHALANX_PAWN, Square.relativeRank(us, square));
    }
    for (long supported = supported(context, us); supported != 0; supported &= supported - 1) {
      int square = Long.numberOfTrailingZeros(supported);
      score += context.weight(SUPPORTED_PAWN, Square.relativeRank(us, square));
    }
    return score;
  }

  public static void tell(EvalContext context, int us, Occurrences told) {
    for (int rank = 0; rank < 8; rank++) {
      long onRank = Bitboard.relativeRank(us, rank);
      told.addEach(abreast(context, us) & onRank, context.weight(PHALANX_PAWN, rank));
      told.addEach(supported(context, us) & onRank, context.weight(SUPPORTED_PAWN, rank));
    }
  }

  private static long abreast(EvalContext context, int us) {
    return context.pawns(us) & Bitboard.sideways(context.pawns(us));
  }

  private static long supported(EvalContext context, int us) {
    return context.pawns(us) & context.pawnAttacks(us);
  }
}
