package v7p3r.eval.piece;

import v7p3r.board.Bitboard;
import v7p3r.board.PieceType;
import v7p3r.eval.context.EvalContext;
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
    long allPawns = context.pawns(us) | context.pawns(us ^ 1);
    long behind = (knights | bishops) & Bitboard.backward(us, allPawns);
    int score = Bitboard.count(behind) * context.weight(Weight.MINOR_BEHIND_PAWN);
    long outposts = context.outposts(us);
    long free = outposts & context.attackedBy(us, PieceType.KNIGHT) & ~context.pieces(us);
    return score
        + Bitboard.count(knights & outposts) * context.weight(Weight.MINOR_OUTPOST, KNIGHT)
        + Bitboard.count(bishops & outposts) * context.weight(Weight.MINOR_OUTPOST, BISHOP)
        + (free == 0 ? 0 : jumpers(context, us, free, outposts))
            * context.weight(Weight.OUTPOST_REACHABLE);
  }

  /** Knights that are not on an outpost yet but can jump to a free one. */
  private static int jumpers(EvalContext context, int us, long free, long outposts) {
    int jumpers = 0;
    int end = context.endOfOfficers(us, PieceType.KNIGHT);
    for (int slot = context.firstOfficer(us, PieceType.KNIGHT); slot < end; slot++) {
      boolean there = Bitboard.contains(outposts, context.officerSquare(slot));
      jumpers += !there && (context.officerAttacks(slot) & free) != 0 ? 1 : 0;
    }
    return jumpers;
  }
}
