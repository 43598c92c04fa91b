package v7p3r.eval.piece;

import v7p3r.board.Bitboard;
import v7p3r.board.PieceType;
import v7p3r.eval.context.EvalContext;
import v7p3r.eval.context.Occurrences;
import v7p3r.eval.context.Score;
import v7p3r.eval.context.Weight;

/**
 * A bishop is worse for each own pawn on squares of its color, the more so the more own pawns are
 * blocked on the c to f files; and better when it sees both center squares of a long diagonal.
 */
public final class BadBishop {
  private static final long CENTER_FILES =
      Bitboard.file(2) | Bitboard.file(3) | Bitboard.file(4) | Bitboard.file(5);
  private static final long CENTER =
      (Bitboard.file(3) | Bitboard.file(4)) & (Bitboard.RANK_4 | Bitboard.RANK_5);

  private BadBishop() {}

  public static int score(EvalContext context, int us) {
    long bishops = context.pieces(us, PieceType.BISHOP);
    if (bishops == 0) {
      return Score.ZERO;
    }
    long pawns = context.pawns(us);
    int light =
        Bitboard.count(bishops & Bitboard.LIGHT_SQUARES)
            * Bitboard.count(pawns & Bitboard.LIGHT_SQUARES);
    int dark =
        Bitboard.count(bishops & Bitboard.DARK_SQUARES)
            * Bitboard.count(pawns & Bitboard.DARK_SQUARES);
    int bad = (light + dark) * (1 + Bitboard.count(blocked(context, us)));
    return bad * context.weight(Weight.BAD_BISHOP)
        + onLongDiagonal(context, us) * context.weight(Weight.LONG_DIAGONAL_BISHOP);
  }

  public static void tell(EvalContext context, int us, Occurrences told) {
    tellColor(context, us, Bitboard.LIGHT_SQUARES, told);
    tellColor(context, us, Bitboard.DARK_SQUARES, told);
    int end = context.endOfOfficers(us, PieceType.BISHOP);
    for (int slot = context.firstOfficer(us, PieceType.BISHOP); slot < end; slot++) {
      if (seesCenter(context, slot)) {
        told.add(
            Bitboard.of(context.officerSquare(slot)), context.weight(Weight.LONG_DIAGONAL_BISHOP));
      }
    }
  }

  private static void tellColor(EvalContext context, int us, long color, Occurrences told) {
    long bishops = context.pieces(us, PieceType.BISHOP) & color;
    long pawns = context.pawns(us) & color;
    int bad = Bitboard.count(bishops) * Bitboard.count(pawns);
    int times = bad * (1 + Bitboard.count(blocked(context, us)));
    told.add(bishops | pawns, times * context.weight(Weight.BAD_BISHOP));
  }

  private static long blocked(EvalContext context, int us) {
    return context.pawns(us) & CENTER_FILES & Bitboard.backward(us, context.occupied());
  }

  private static int onLongDiagonal(EvalContext context, int us) {
    int count = 0;
    int end = context.endOfOfficers(us, PieceType.BISHOP);
    for (int slot = context.firstOfficer(us, PieceType.BISHOP); slot < end; slot++) {
      count += seesCenter(context, slot) ? 1 : 0;
    }
    return count;
  }

  private static boolean seesCenter(EvalContext context, int slot) {
    return Bitboard.hasSeveral(context.officerAttacks(slot) & CENTER);
  }
}
