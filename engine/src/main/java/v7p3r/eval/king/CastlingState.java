package v7p3r.eval.king;

import static v7p3r.eval.context.Weight.CASTLED;
import static v7p3r.eval.context.Weight.CASTLING_RIGHT;

import v7p3r.board.Bitboard;
import v7p3r.board.Castling;
import v7p3r.board.PieceType;
import v7p3r.board.Square;
import v7p3r.eval.context.EvalContext;
import v7p3r.eval.context.Occurrences;

/**
 * A king that has castled, or could: on its back rank on the a- to c- or the g- or h-file with no
 * right left and no own rook shut in between it and the corner; before that, each right counts.
 */
public final class CastlingState {
  private static final int KINGSIDE = 0;
  private static final int QUEENSIDE = 1;

  /** Files a to c and g to h of the first rank. */
  private static final long CASTLED_SQUARES = 0b1100_0111L;

  private CastlingState() {}

  public static int score(EvalContext context, int us) {
    int rights = context.position().castlingRights() & Castling.both(us);
    if (rights == 0) {
      return isCastled(context, us) ? context.weight(CASTLED) : 0;
    }
    int score = 0;
    if ((rights & Castling.right(us, true)) != 0) {
      score += context.weight(CASTLING_RIGHT, KINGSIDE);
    }
    if ((rights & Castling.right(us, false)) != 0) {
      score += context.weight(CASTLING_RIGHT, QUEENSIDE);
    }
    return score;
  }

  public static void tell(EvalContext context, int us, Occurrences told) {
    long king = Bitboard.of(context.king(us));
    int rights = context.position().castlingRights() & Castling.both(us);
    if (rights == 0) {
      told.add(king, score(context, us));
    }
    tellRight(context, rights & Castling.right(us, true), king, KINGSIDE, told);
    tellRight(context, rights & Castling.right(us, false), king, QUEENSIDE, told);
  }

  private static void tellRight(
      EvalContext context, int right, long king, int wing, Occurrences told) {
    if (right != 0) {
      long rook = Bitboard.of(context.position().castlingRookSquare(right));
      told.add(king | rook, context.weight(CASTLING_RIGHT, wing));
    }
  }

  private static boolean isCastled(EvalContext context, int us) {
    long king = Bitboard.seenBy(us, Bitboard.of(context.king(us)));
    if ((king & CASTLED_SQUARES) == 0) {
      return false;
    }
    long rooks = Bitboard.seenBy(us, context.pieces(us, PieceType.ROOK)) & Bitboard.RANK_1;
    boolean kingside = Square.file(context.king(us)) >= 4;
    long corner = kingside ? -king : king - 1; // squares beyond the king, and the king's
    return (rooks & corner) == 0;
  }
}
