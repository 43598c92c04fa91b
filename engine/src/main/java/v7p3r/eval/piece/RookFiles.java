package v7p3r.eval.piece;

import v7p3r.eval.context.EvalContext;
import v7p3r.eval.context.Score;

/** Rooks on open and half-open files. */
public final class RookFiles {
  private RookFiles() {}

  public static int score(EvalContext context, int us) {
    return Score.ZERO;
  }
}
