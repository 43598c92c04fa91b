package v7p3r.eval.pawn;

import v7p3r.eval.context.EvalContext;
import v7p3r.eval.context.Score;

/** Pawns behind another own pawn on the file. */
public final class DoubledPawns {
  private DoubledPawns() {}

  public static int score(EvalContext context, int us) {
    return Score.ZERO;
  }
}
