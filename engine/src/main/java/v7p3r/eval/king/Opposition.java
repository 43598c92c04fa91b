package v7p3r.eval.king;

import v7p3r.eval.context.EvalContext;
import v7p3r.eval.context.Score;

/** Kings face each other in a pawn ending and the enemy must give way. */
public final class Opposition {
  private Opposition() {}

  public static int score(EvalContext context, int us) {
    return Score.ZERO;
  }
}
