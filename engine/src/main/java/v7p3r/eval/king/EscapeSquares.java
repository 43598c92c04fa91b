package v7p3r.eval.king;

import v7p3r.eval.context.EvalContext;
import v7p3r.eval.context.Score;

/** Safe squares that the king can go to. */
public final class EscapeSquares {
  private EscapeSquares() {}

  public static int score(EvalContext context, int us) {
    return Score.ZERO;
  }
}
