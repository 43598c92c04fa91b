package v7p3r.eval.pawn;

import static v7p3r.eval.context.Weight.PHALANX_PAWN;
import static v7p3r.eval.context.Weight.SUPPORTED_PAWN;

import v7p3r.board.Bitboard;
import v7p3r.board.Square;
import v7p3r.eval.context.EvalContext;
import v7p3r.eval.context.Score;

/** Each pawn beside a friendly pawn (phalanx) and each pawn defended by one, by rank. */
public final class ConnectedPawns {
  private ConnectedPawns() {}

  public static int score(EvalContext context, int us) {
    long pawns = context.pawns(us);
    int score = Score.ZERO;
    for (long abreast = pawns & Bitboard.sideways(pawns); abreast != 0; abreast &= abreast - 1) {
      int square = Long.numberOfTrailingZeros(abreast);
      score += context.weight(PHALANX_PAWN, Square.relativeRank(us, square));
    }
    long supported = pawns & context.pawnAttacks(us);
    for (; supported != 0; supported &= supported - 1) {
      int square = Long.numberOfTrailingZeros(supported);
      score += context.weight(SUPPORTED_PAWN, Square.relativeRank(us, square));
    }
    return score;
  }
}
