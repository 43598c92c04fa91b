package v7p3r.eval.piece;

import v7p3r.eval.context.EvalContext;
import v7p3r.eval.context.Score;

/** The right to move. */
public final class Tempo {
  private Tempo() {}

  public static int score(EvalContext context, int us) {
    return Score.ZERO;
  }
}
