package v7p3r.eval.king;

import static v7p3r.eval.context.Weight.DRIVE_KING;

import v7p3r.board.Bitboard;
import v7p3r.board.PieceType;
import v7p3r.board.Square;
import v7p3r.eval.context.EvalContext;
import v7p3r.eval.context.Score;

/**
 * Against a king without pawns and with a lead of four pawns' worth in pieces that can mate: the
 * enemy king's steps off the center, with bishop and knight toward a corner of the bishop's color,
 * and the nearness of the kings; more if it is bare.
 */
public final class DriveKing {
  private static final int BARE = 0;
  private static final int EDGE = 1;
  private static final int KINGS = 2;
  private static final int CORNER = 3;

  private static final int WINNING_LEAD = 4;

  private DriveKing() {}

  public static int score(EvalContext context, int us) {
    int them = us ^ 1;
    if (context.pawns(them) != 0
        || !canMate(context, us)
        || context.officerWorth(us) - context.officerWorth(them) < WINNING_LEAD) {
      return Score.ZERO;
    }
    int hunted = context.king(them);
    int score = (7 - Square.distance(context.king(us), hunted)) * context.weight(DRIVE_KING, KINGS);
    score +=
        isBishopAndKnight(context, us)
            ? nearCorner(context, us, hunted) * context.weight(DRIVE_KING, CORNER)
            : offCenter(hunted) * context.weight(DRIVE_KING, EDGE);
    boolean bare = context.pieces(them) == Bitboard.of(hunted);
    return bare ? score + context.weight(DRIVE_KING, BARE) : score;
  }

  private static boolean canMate(EvalContext context, int us) {
    long bishops = context.pieces(us, PieceType.BISHOP);
    long light = bishops & Bitboard.LIGHT_SQUARES;
    return context.position().straightSliders(us) != 0
        || bishops != 0
            && (light != 0 && light != bishops || context.pieces(us, PieceType.KNIGHT) != 0);
  }

  private static boolean isBishopAndKnight(EvalContext context, int us) {
    return context.position().straightSliders(us) == 0
        && Long.bitCount(context.pieces(us, PieceType.BISHOP)) == 1
        && Long.bitCount(context.pieces(us, PieceType.KNIGHT)) == 1;
  }

  /** 0 on the center squares to 6 in the corners. */
  private static int offCenter(int square) {
    return ring(Square.file(square)) + ring(Square.rank(square));
  }

  private static int ring(int fileOrRank) {
    return Math.max(3 - fileOrRank, fileOrRank - 4);
  }

  /** 0 on the long diagonal of the other color to 7 in a corner that the bishop can attack. */
  private static int nearCorner(EvalContext context, int us, int square) {
    boolean light = (context.pieces(us, PieceType.BISHOP) & Bitboard.LIGHT_SQUARES) != 0;
    int file = Square.file(square);
    int rank = Square.rank(square);
    return Math.abs(light ? file - rank : file + rank - 7);
  }
}
