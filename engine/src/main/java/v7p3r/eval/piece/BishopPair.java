package v7p3r.eval.piece;

import v7p3r.eval.context.EvalContext;
import v7p3r.eval.context.Score;

/** Two bishops that cover both colors. */
public final class BishopPair {
  private BishopPair() {}

  public static int score(EvalContext context, int us) {
    return Score.ZERO;
  }
}
