package v7p3r.eval.tactic;

import v7p3r.eval.context.EvalContext;
import v7p3r.eval.context.Score;

/** Squares where a supported queen or rook would mate. */
public final class MateThreats {
  private MateThreats() {}

  public static int score(EvalContext context, int us) {
    return Score.ZERO;
  }
}
