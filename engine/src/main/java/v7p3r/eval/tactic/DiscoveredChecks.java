package v7p3r.eval.tactic;

import v7p3r.board.Bitboard;
import v7p3r.board.PieceType;
import v7p3r.board.Square;
import v7p3r.eval.context.EvalContext;
import v7p3r.eval.context.Occurrences;
import v7p3r.eval.context.Weight;

/**
 * A man that alone stands between a slider of its side and the enemy king and can step aside: it is
 * not pinned and does not move along the line; of pawns, only one with a free square ahead that is
 * not on the king's file.
 */
public final class DiscoveredChecks {
  private DiscoveredChecks() {}

  public static int score(EvalContext context, int us) {
    return Bitboard.count(ready(context, us)) * context.weight(Weight.DISCOVERED_CHECK);
  }

  public static void tell(EvalContext context, int us, Occurrences told) {
    told.addEach(ready(context, us), context.weight(Weight.DISCOVERED_CHECK));
  }

  private static long ready(EvalContext context, int us) {
    long diagonal = context.diagonalKingShields(us) & context.pieces(us);
    long straight = context.straightKingShields(us) & context.pieces(us);
    if ((diagonal | straight) == 0) {
      return 0;
    }
    long kingFile = Bitboard.file(Square.file(context.king(us ^ 1)));
    long leavesBoth =
        context.pieces(us, PieceType.KNIGHT)
            | Bitboard.of(context.king(us))
            | context.pawns(us) & ~Bitboard.backward(us, context.occupied()) & ~kingFile;
    long ready =
        diagonal & (leavesBoth | context.pieces(us, PieceType.ROOK))
            | straight & (leavesBoth | context.pieces(us, PieceType.BISHOP));
    return ready & ~context.pinned(us);
  }
}
