package v7p3r.eval.king;

import static v7p3r.eval.context.Weight.DRIVE_DEFENDED_KING;
import static v7p3r.eval.context.Weight.DRIVE_KING;
import static v7p3r.eval.context.Weight.DRIVE_KING_WITH_MINORS;

import v7p3r.board.Bitboard;
import v7p3r.board.PieceType;
import v7p3r.board.Square;
import v7p3r.eval.context.EvalContext;
import v7p3r.eval.context.Occurrences;
import v7p3r.eval.context.PieceLead;
import v7p3r.eval.context.Score;
import v7p3r.eval.context.Weight;

/**
 * A bare king against pieces that can mate: its steps off the center, the nearness of the kings and
 * the squares it cannot walk to. Minors alone have a harder task and numbers of their own; a queen
 * or rook that a knight or its like helps is given as much at once, or the last pawn would become a
 * bishop beside the knight. Bishop and knight count the way to a corner of the bishop's color
 * instead of the edge.
 *
 * <p>A king with one last minor is driven, too, by a side with a queen or rook that is ahead by
 * more than a minor: queen against bishop or knight.
 */
public final class DriveKing {
  private static final int BARE = 0;
  private static final int EDGE = 1;
  private static final int KINGS = 2;
  private static final int SHUT_OUT = 3;
  private static final int HELPED = 4;

  private static final int OFF_CENTER = 0;
  private static final int TOGETHER = 1;

  private DriveKing() {}

  public static int score(EvalContext context, int us) {
    int hunted = context.king(us ^ 1);
    if (context.pieces(us ^ 1) != Bitboard.of(hunted)) {
      return driveDefended(context, us, hunted);
    }
    boolean heavy = context.position().straightSliders(us) != 0;
    boolean bothColors = context.hasBishopPair(us);
    long bishops = context.pieces(us, PieceType.BISHOP);
    long knights = context.pieces(us, PieceType.KNIGHT);
    if (!heavy && !bothColors && (bishops == 0 || knights == 0)) {
      return Score.ZERO;
    }
    if (heavy || context.pawns(us) != 0) {
      boolean helped = Bitboard.hasSeveral(context.officers(us)) && bishops == 0;
      return drive(context, us, offCenter(hunted), DRIVE_KING)
          + (helped && context.pawns(us) == 0 ? context.weight(DRIVE_KING, HELPED) : Score.ZERO);
    }
    int driven = bothColors ? offCenter(hunted) : nearCorner(context, us, hunted);
    return drive(context, us, driven, DRIVE_KING_WITH_MINORS);
  }

  public static void tell(EvalContext context, int us, Occurrences told) {
    told.add(Bitboard.of(context.king(us ^ 1)), score(context, us));
  }

  private static int drive(EvalContext context, int us, int driven, Weight weights) {
    int hunted = context.king(us ^ 1);
    return context.weight(weights, BARE)
        + driven * context.weight(weights, EDGE)
        + nearness(context, us, hunted) * context.weight(weights, KINGS)
        + shutOut(context, us, hunted) * context.weight(weights, SHUT_OUT);
  }

  private static int driveDefended(EvalContext context, int us, int hunted) {
    long minors =
        context.pieces(us ^ 1, PieceType.BISHOP) | context.pieces(us ^ 1, PieceType.KNIGHT);
    if (context.pieces(us ^ 1) != (minors | Bitboard.of(hunted))
        || Bitboard.hasSeveral(minors)
        || context.position().straightSliders(us) == 0
        || PieceLead.of(context.position(), us) < PieceLead.WINNING) {
      return Score.ZERO;
    }
    return offCenter(hunted) * context.weight(DRIVE_DEFENDED_KING, OFF_CENTER)
        + nearness(context, us, hunted) * context.weight(DRIVE_DEFENDED_KING, TOGETHER);
  }

  /** Steps short of seven from king to king. */
  private static int nearness(EvalContext context, int us, int hunted) {
    return 7 - Square.distance(context.king(us), hunted);
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

  /** Squares that the hunted king cannot walk to without stepping on attacked ones. */
  private static int shutOut(EvalContext context, int us, int hunted) {
    long free = ~context.attacked(us) & ~context.occupied();
    long reached = Bitboard.of(hunted);
    long before;
    do {
      before = reached;
      reached |= Bitboard.spread(reached) & free;
    } while (reached != before);
    return 64 - Long.bitCount(reached);
  }
}
