package v7p3r.eval.piece;

import v7p3r.board.Bitboard;
import v7p3r.board.PieceType;
import v7p3r.eval.context.EvalContext;
import v7p3r.eval.context.Occurrences;
import v7p3r.eval.context.Weight;

/**
 * A minor on an outpost, a knight one jump from a free one, and a minor right behind a pawn of
 * either side. An outpost lies on the fourth to sixth rank, a pawn defends it and no enemy pawn can
 * ever attack it.
 */
public final class Outposts {
  private static final int KNIGHT = 0;
  private static final int BISHOP = 1;

  private Outposts() {}

  public static int score(EvalContext context, int us) {
    long knights = context.pieces(us, PieceType.KNIGHT);
    long bishops = context.pieces(us, PieceType.BISHOP);
    long behind = (knights | bishops) & behindPawns(context, us);
    int score = Bitboard.count(behind) * context.weight(Weight.MINOR_BEHIND_PAWN);
    long outposts = context.outposts(us);
    long free = free(context, us);
    return score
        + Bitboard.count(knights & outposts) * context.weight(Weight.MINOR_OUTPOST, KNIGHT)
        + Bitboard.count(bishops & outposts) * context.weight(Weight.MINOR_OUTPOST, BISHOP)
        + (free == 0 ? 0 : jumpers(context, us, free, outposts))
            * context.weight(Weight.OUTPOST_REACHABLE);
  }

  public static void tell(EvalContext context, int us, Occurrences told) {
    long knights = context.pieces(us, PieceType.KNIGHT);
    long bishops = context.pieces(us, PieceType.BISHOP);
    long outposts = context.outposts(us);
    long behind = (knights | bishops) & behindPawns(context, us);
    told.addEach(behind, context.weight(Weight.MINOR_BEHIND_PAWN));
    told.addEach(knights & outposts, context.weight(Weight.MINOR_OUTPOST, KNIGHT));
    told.addEach(bishops & outposts, context.weight(Weight.MINOR_OUTPOST, BISHOP));
    int end = context.endOfOfficers(us, PieceType.KNIGHT);
    for (int slot = context.firstOfficer(us, PieceType.KNIGHT); slot < end; slot++) {
      if (isJumper(context, slot, free(context, us), outposts)) {
        told.add(
            Bitboard.of(context.officerSquare(slot)), context.weight(Weight.OUTPOST_REACHABLE));
      }
    }
  }

  private static long behindPawns(EvalContext context, int us) {
    return Bitboard.backward(us, context.pawns(us) | context.pawns(us ^ 1));
  }

  private static long free(EvalContext context, int us) {
    return context.outposts(us) & context.attackedBy(us, PieceType.KNIGHT) & ~context.pieces(us);
  }

  /** Knights that are not on an outpost yet but can jump to a free one. */
  private static int jumpers(EvalContext context, int us, long free, long outposts) {
    int jumpers = 0;
    int end = context.endOfOfficers(us, PieceType.KNIGHT);
    for (int slot = context.firstOfficer(us, PieceType.KNIGHT); slot < end; slot++) {
      jumpers += isJumper(context, slot, free, outposts) ? 1 : 0;
    }
    return jumpers;
  }

  private static boolean isJumper(EvalContext context, int slot, long free, long outposts) {
    boolean there = Bitboard.contains(outposts, context.officerSquare(slot));
    return !there && (context.officerAttacks(slot) & free) != 0;
  }
}
