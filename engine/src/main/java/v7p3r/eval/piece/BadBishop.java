package v7p3r.eval.piece;

import v7p3r.eval.context.EvalContext;
import v7p3r.eval.context.Score;

/** Own pawns fixed on the bishop's color. */
public final class BadBishop {
  private BadBishop() {}

  public static int score(EvalContext context, int us) {
    return Score.ZERO;
  }
}
