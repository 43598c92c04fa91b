package v7p3r.eval.king;

import v7p3r.eval.context.EvalContext;
import v7p3r.eval.context.Score;

/** The lone king driven to the edge, where it can be mated. */
public final class DriveKing {
  private DriveKing() {}

  public static int score(EvalContext context, int us) {
    return Score.ZERO;
  }
}
