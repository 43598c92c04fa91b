package v7p3r.eval.piece;

import v7p3r.eval.context.EvalContext;
import v7p3r.eval.context.Score;

/** Men counted at their worth. */
public final class Material {
  private Material() {}

  public static int score(EvalContext context, int us) {
    return Score.ZERO;
  }
}
