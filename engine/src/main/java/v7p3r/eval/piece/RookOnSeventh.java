package v7p3r.eval.piece;

import v7p3r.eval.context.EvalContext;
import v7p3r.eval.context.Score;

/** Rooks on the enemy's second rank. */
public final class RookOnSeventh {
  private RookOnSeventh() {}

  public static int score(EvalContext context, int us) {
    return Score.ZERO;
  }
}
