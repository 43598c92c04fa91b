package v7p3r.eval.piece;

import v7p3r.eval.context.EvalContext;
import v7p3r.eval.context.Score;

/** Two rooks on one file. */
public final class DoubledRooks {
  private DoubledRooks() {}

  public static int score(EvalContext context, int us) {
    return Score.ZERO;
  }
}
