package v7p3r.eval.piece;

import v7p3r.eval.context.EvalContext;
import v7p3r.eval.context.Score;

/** Safe room behind the own pawns in the center. */
public final class Space {
  private Space() {}

  public static int score(EvalContext context, int us) {
    return Score.ZERO;
  }
}
