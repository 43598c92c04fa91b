package v7p3r.eval.piece;

import v7p3r.board.PieceType;
import v7p3r.eval.context.EvalContext;
import v7p3r.eval.context.Occurrences;
import v7p3r.eval.context.Score;
import v7p3r.eval.context.Weight;

/** Bishops on light and on dark squares: together they leave no color uncovered. */
public final class BishopPair {
  private BishopPair() {}

  public static int score(EvalContext context, int us) {
    return context.hasBishopPair(us) ? context.weight(Weight.BISHOP_PAIR) : Score.ZERO;
  }

  public static void tell(EvalContext context, int us, Occurrences told) {
    told.add(context.pieces(us, PieceType.BISHOP), score(context, us));
  }
}
