package v7p3r.eval.piece;

import v7p3r.board.Bitboard;
import v7p3r.eval.context.EvalContext;
import v7p3r.eval.context.Occurrences;
import v7p3r.eval.context.Weight;

/**
 * Squares on the c to f files of the second to fourth rank, behind a friendly pawn, without one on
 * them and out of the reach of enemy pawns: room to maneuver.
 */
public final class Space {
  private static final long CENTER_FILES =
      Bitboard.file(2) | Bitboard.file(3) | Bitboard.file(4) | Bitboard.file(5);

  /** By side. */
  private static final long[] CAMP = {
    CENTER_FILES & (Bitboard.RANK_2 | Bitboard.RANK_3 | Bitboard.RANK_4),
    CENTER_FILES & (Bitboard.RANK_7 | Bitboard.RANK_6 | Bitboard.RANK_5)
  };

  private Space() {}

  public static int score(EvalContext context, int us) {
    return Bitboard.count(room(context, us)) * context.weight(Weight.SPACE);
  }

  public static void tell(EvalContext context, int us, Occurrences told) {
    told.addEach(room(context, us), context.weight(Weight.SPACE));
  }

  private static long room(EvalContext context, int us) {
    long pawns = context.pawns(us);
    long behind = Bitboard.forwardFill(us ^ 1, pawns) & ~pawns;
    return CAMP[us] & behind & ~context.pawnAttacks(us ^ 1);
  }
}
