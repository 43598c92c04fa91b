package v7p3r.eval.king;

import v7p3r.eval.context.EvalContext;
import v7p3r.eval.context.Score;

/** Open files next to the king. */
public final class KingExposure {
  private KingExposure() {}

  public static int score(EvalContext context, int us) {
    return Score.ZERO;
  }
}
