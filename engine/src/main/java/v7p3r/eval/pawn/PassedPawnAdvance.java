package v7p3r.eval.pawn;

import v7p3r.eval.context.EvalContext;
import v7p3r.eval.context.Score;

/** How free the way of a passed pawn is and how near the kings are. */
public final class PassedPawnAdvance {
  private PassedPawnAdvance() {}

  public static int score(EvalContext context, int us) {
    return Score.ZERO;
  }
}
