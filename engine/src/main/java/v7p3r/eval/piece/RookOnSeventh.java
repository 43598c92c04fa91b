package v7p3r.eval.piece;

import v7p3r.board.Bitboard;
import v7p3r.board.PieceType;
import v7p3r.eval.context.EvalContext;
import v7p3r.eval.context.Occurrences;
import v7p3r.eval.context.Weight;

/**
 * A rook on the seventh rank while the enemy king stands on the eighth or enemy pawns on the
 * seventh.
 */
public final class RookOnSeventh {
  private RookOnSeventh() {}

  public static int score(EvalContext context, int us) {
    return Bitboard.count(active(context, us)) * context.weight(Weight.ROOK_ON_SEVENTH);
  }

  public static void tell(EvalContext context, int us, Occurrences told) {
    told.addEach(active(context, us), context.weight(Weight.ROOK_ON_SEVENTH));
  }

  private static long active(EvalContext context, int us) {
    long seventh = Bitboard.relativeRank(us, 6);
    long rooks = context.pieces(us, PieceType.ROOK) & seventh;
    if (rooks == 0) {
      return 0;
    }
    long prey = context.pawns(us ^ 1) & seventh;
    long cutOff = Bitboard.of(context.king(us ^ 1)) & Bitboard.relativeRank(us, 7);
    return (prey | cutOff) == 0 ? 0 : rooks;
  }
}
