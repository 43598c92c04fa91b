package v7p3r.eval.piece;

import v7p3r.board.Bitboard;
import v7p3r.board.PieceType;
import v7p3r.eval.context.EvalContext;
import v7p3r.eval.context.Occurrences;
import v7p3r.eval.context.Score;
import v7p3r.eval.context.Weight;

/**
 * Each man on its square, seen from its own side and with its own king on the right wing: a square
 * may be worth more or less before that king than away from it. There is a second set of tables for
 * kings on different wings.
 */
public final class PieceSquares {
  private static final Weight[] BY_TYPE = {
    Weight.PAWN_SQUARES,
    Weight.KNIGHT_SQUARES,
    Weight.BISHOP_SQUARES,
    Weight.ROOK_SQUARES,
    Weight.QUEEN_SQUARES,
    Weight.KING_SQUARES
  };

  private PieceSquares() {}

  public static int score(EvalContext context, int us) {
    return scorePawns(context, us) + scoreOfficers(context, us) + scoreKing(context, us);
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

  public static int scoreKing(EvalContext context, int us) {
    int square = context.king(us) ^ context.squareView(us);
    return context.weight(Weight.KING_SQUARES, context.squareTable() + square);
  }

  private static int scoreOfficers(EvalContext context, int us) {
    int view = context.squareView(us);
    int table = context.squareTable();
    int score = Score.ZERO;
    int end = context.endOfOfficers(us, PieceType.QUEEN);
    for (int slot = context.firstOfficer(us, PieceType.KNIGHT); slot < end; slot++) {
      Weight squares = BY_TYPE[context.officerType(slot)];
      score += context.weight(squares, table + (context.officerSquare(slot) ^ view));
    }
    return score;
  }

  public static void tell(EvalContext context, int us, Occurrences told) {
    int view = context.squareView(us);
    int table = context.squareTable();
    for (int type = PieceType.PAWN; type <= PieceType.KING; type++) {
      for (long men = context.pieces(us, type); men != 0; men &= men - 1) {
        int index = table + (Bitboard.first(men) ^ view);
        told.add(men & -men, context.weight(BY_TYPE[type], index));
      }
    }
  }
}
