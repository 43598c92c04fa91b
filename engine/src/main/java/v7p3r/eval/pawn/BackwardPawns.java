package v7p3r.eval.pawn;

import v7p3r.eval.context.EvalContext;
import v7p3r.eval.context.Score;

/** Pawns left behind their neighbors that cannot safely advance. */
public final class BackwardPawns {
  private BackwardPawns() {}

  public static int score(EvalContext context, int us) {
    return Score.ZERO;
  }
}
