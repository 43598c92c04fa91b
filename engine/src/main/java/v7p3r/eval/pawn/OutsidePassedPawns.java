package v7p3r.eval.pawn;

import v7p3r.eval.context.EvalContext;
import v7p3r.eval.context.Score;

/** Passed pawns far from all other pawns: they draw the king away. */
public final class OutsidePassedPawns {
  private OutsidePassedPawns() {}

  public static int score(EvalContext context, int us) {
    return Score.ZERO;
  }
}
