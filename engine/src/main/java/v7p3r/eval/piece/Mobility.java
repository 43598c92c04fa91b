package v7p3r.eval.piece;

import v7p3r.eval.context.EvalContext;
import v7p3r.eval.context.Score;

/** Safe squares that each piece can go to. */
public final class Mobility {
  private Mobility() {}

  public static int score(EvalContext context, int us) {
    return Score.ZERO;
  }
}
