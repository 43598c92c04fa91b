package v7p3r.eval.pawn;

import v7p3r.eval.context.EvalContext;
import v7p3r.eval.context.Score;

/** Passed pawns defended by a pawn. */
public final class ProtectedPassedPawns {
  private ProtectedPassedPawns() {}

  public static int score(EvalContext context, int us) {
    return Score.ZERO;
  }
}
