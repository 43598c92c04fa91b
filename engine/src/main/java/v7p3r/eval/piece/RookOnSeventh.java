package v7p3r.eval.piece;

import v7p3r.board.Bitboard;
import v7p3r.board.PieceType;
import v7p3r.eval.context.EvalContext;
import v7p3r.eval.context.Score;
import v7p3r.eval.context.Weight;

/**
 * A rook on the seventh rank while the enemy king stands on the eighth or enemy pawns on the
 * seventh.
 */
public final class RookOnSeventh {
  private RookOnSeventh() {}

  public static int score(EvalContext context, int us) {
    long seventh = Bitboard.relativeRank(us, 6);
    long rooks = context.pieces(us, PieceType.ROOK) & seventh;
    if (rooks == 0) {
      return Score.ZERO;
    }
    long prey = context.pawns(us ^ 1) & seventh;
    long cutOff = Bitboard.of(context.king(us ^ 1)) & Bitboard.relativeRank(us, 7);
    return (prey | cutOff) == 0
        ? Score.ZERO
        : Bitboard.count(rooks) * context.weight(Weight.ROOK_ON_SEVENTH);
  }
}
