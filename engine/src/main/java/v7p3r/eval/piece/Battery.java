package v7p3r.eval.piece;

import v7p3r.eval.context.EvalContext;
import v7p3r.eval.context.Score;

/** Queen and bishop or rook on one line at the enemy king. */
public final class Battery {
  private Battery() {}

  public static int score(EvalContext context, int us) {
    return Score.ZERO;
  }
}
