package v7p3r.eval.piece;

import v7p3r.board.Bitboard;
import v7p3r.board.PieceType;
import v7p3r.eval.context.EvalContext;
import v7p3r.eval.context.Score;
import v7p3r.eval.context.Weight;

/**
 * Each man on its square, seen from its own side and with its own king on the right wing: a square
 * may be worth more or less before the own king than away from it. There is a second set of tables
 * for kings on different wings.
 */
public final class PieceSquares {
  private PieceSquares() {}

  public static int score(EvalContext context, int us) {
    return scorePawns(context, us) + scorePieces(context, us);
  }

  /** The part that depends on nothing but pawns and the wings that the kings stand on. */
  public static int scorePawns(EvalContext context, int us) {
    int view = context.squareView(us);
    int table = context.squareTable();
    int score = Score.ZERO;
    for (long pawns = context.pawns(us); pawns != 0; pawns &= pawns - 1) {
      score += context.weight(Weight.PAWN_SQUARES, table + (Bitboard.first(pawns) ^ view));
    }
    return score;
  }

  public static int scorePieces(EvalContext context, int us) {
    int king = context.king(us) ^ context.squareView(us);
    return context.weight(Weight.KING_SQUARES, context.squareTable() + king)
        + officers(context, us, PieceType.KNIGHT, Weight.KNIGHT_SQUARES)
        + officers(context, us, PieceType.BISHOP, Weight.BISHOP_SQUARES)
        + officers(context, us, PieceType.ROOK, Weight.ROOK_SQUARES)
        + officers(context, us, PieceType.QUEEN, Weight.QUEEN_SQUARES);
  }

  private static int officers(EvalContext context, int us, int type, Weight squares) {
    int view = context.squareView(us);
    int table = context.squareTable();
    int score = Score.ZERO;
    int end = context.endOfOfficers(us, type);
    for (int slot = context.firstOfficer(us, type); slot < end; slot++) {
      score += context.weight(squares, table + (context.officerSquare(slot) ^ view));
    }
    return score;
  }
}
