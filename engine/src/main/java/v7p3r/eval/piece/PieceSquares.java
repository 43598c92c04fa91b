package v7p3r.eval.piece;

import v7p3r.board.Bitboard;
import v7p3r.board.PieceType;
import v7p3r.eval.context.EvalContext;
import v7p3r.eval.context.Score;
import v7p3r.eval.context.Weight;

/**
 * Each man on its square, seen from its own side: a1 is the side's left corner on its back rank for
 * White, a8 for Black.
 */
public final class PieceSquares {
  /** Turns a square of White's view into Black's. */
  private static final int FLIP = 56;

  private PieceSquares() {}

  public static int score(EvalContext context, int us) {
    return scorePawns(context, us) + scorePieces(context, us);
  }

  /** The part that depends on nothing but pawns. */
  public static int scorePawns(EvalContext context, int us) {
    int view = us * FLIP;
    int score = Score.ZERO;
    for (long pawns = context.pawns(us); pawns != 0; pawns &= pawns - 1) {
      score += context.weight(Weight.PAWN_SQUARES, Bitboard.first(pawns) ^ view);
    }
    return score;
  }

  public static int scorePieces(EvalContext context, int us) {
    return context.weight(Weight.KING_SQUARES, context.king(us) ^ us * FLIP)
        + officers(context, us, PieceType.KNIGHT, Weight.KNIGHT_SQUARES)
        + officers(context, us, PieceType.BISHOP, Weight.BISHOP_SQUARES)
        + officers(context, us, PieceType.ROOK, Weight.ROOK_SQUARES)
        + officers(context, us, PieceType.QUEEN, Weight.QUEEN_SQUARES);
  }

  private static int officers(EvalContext context, int us, int type, Weight squares) {
    int view = us * FLIP;
    int score = Score.ZERO;
    int end = context.endOfOfficers(us, type);
    for (int slot = context.firstOfficer(us, type); slot < end; slot++) {
      score += context.weight(squares, context.officerSquare(slot) ^ view);
    }
    return score;
  }
}
