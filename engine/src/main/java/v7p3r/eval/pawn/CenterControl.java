package v7p3r.eval.pawn;

import v7p3r.eval.context.EvalContext;
import v7p3r.eval.context.Score;

/** Pawns on the center squares or attacking them. */
public final class CenterControl {
  private CenterControl() {}

  public static int score(EvalContext context, int us) {
    return Score.ZERO;
  }
}
