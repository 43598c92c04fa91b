package v7p3r.eval.tactic;

import v7p3r.eval.context.EvalContext;
import v7p3r.eval.context.Score;

/** Men attacked and not defended enough. */
public final class HangingPieces {
  private HangingPieces() {}

  public static int score(EvalContext context, int us) {
    return Score.ZERO;
  }
}
