package v7p3r.eval.tactic;

import v7p3r.board.Bitboard;
import v7p3r.board.PieceType;
import v7p3r.eval.context.EvalContext;
import v7p3r.eval.context.Occurrences;
import v7p3r.eval.context.Weight;

/**
 * A man that alone stands between a slider of its side and an enemy queen or rook that the slider
 * would win, and that can step aside: it is not pinned and does not move along the line; of pawns,
 * only one on a diagonal with a free square ahead.
 */
public final class DiscoveredAttacks {
  private DiscoveredAttacks() {}

  public static int score(EvalContext context, int us) {
    return Bitboard.count(ready(context, us)) * context.weight(Weight.DISCOVERED_ATTACK);
  }

  public static void tell(EvalContext context, int us, Occurrences told) {
    told.addEach(ready(context, us), context.weight(Weight.DISCOVERED_ATTACK));
  }

  private static long ready(EvalContext context, int us) {
    long diagonal = context.diagonalShields(us) & context.pieces(us);
    long straight = context.straightShields(us) & context.pieces(us);
    if ((diagonal | straight) == 0) {
      return 0;
    }
    long leavesBoth = context.pieces(us, PieceType.KNIGHT) | Bitboard.of(context.king(us));
    long freePawns = context.pawns(us) & ~Bitboard.backward(us, context.occupied());
    long ready =
        diagonal & (leavesBoth | context.pieces(us, PieceType.ROOK) | freePawns)
            | straight & (leavesBoth | context.pieces(us, PieceType.BISHOP));
    return ready & ~context.pinned(us);
  }
}
