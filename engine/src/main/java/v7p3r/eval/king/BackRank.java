package v7p3r.eval.king;

import v7p3r.eval.context.EvalContext;
import v7p3r.eval.context.Score;

/** A king shut in on its back rank with heavy enemies about. */
public final class BackRank {
  private BackRank() {}

  public static int score(EvalContext context, int us) {
    return Score.ZERO;
  }
}
