package v7p3r.eval.tactic;

import v7p3r.eval.context.EvalContext;
import v7p3r.eval.context.Score;

/** Men attacked by men of lesser worth, and pawn pushes that will. */
public final class Threats {
  private Threats() {}

  public static int score(EvalContext context, int us) {
    return Score.ZERO;
  }
}
