package v7p3r.eval.pawn;

import v7p3r.eval.context.EvalContext;
import v7p3r.eval.context.Score;

/** Pawns with no friendly pawn on a neighboring file. */
public final class IsolatedPawns {
  private IsolatedPawns() {}

  public static int score(EvalContext context, int us) {
    return Score.ZERO;
  }
}
