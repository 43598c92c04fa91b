package v7p3r.eval.piece;

import v7p3r.eval.context.EvalContext;
import v7p3r.eval.context.Score;

/** Men on squares that suit them in this phase. */
public final class PieceSquares {
  private PieceSquares() {}

  public static int score(EvalContext context, int us) {
    return Score.ZERO;
  }
}
