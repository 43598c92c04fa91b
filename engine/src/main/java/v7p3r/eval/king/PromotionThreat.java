package v7p3r.eval.king;

import v7p3r.eval.context.EvalContext;
import v7p3r.eval.context.Score;

/** Pawns that queen by force: one step away, or outside the square. */
public final class PromotionThreat {
  private PromotionThreat() {}

  public static int score(EvalContext context, int us) {
    return Score.ZERO;
  }
}
