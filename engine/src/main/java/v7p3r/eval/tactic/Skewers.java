package v7p3r.eval.tactic;

import v7p3r.eval.context.EvalContext;
import v7p3r.eval.context.Score;

/** A slider attacks a queen or rook that shields another man. */
public final class Skewers {
  private Skewers() {}

  public static int score(EvalContext context, int us) {
    return Score.ZERO;
  }
}
