package v7p3r.eval.pawn;

import v7p3r.eval.context.EvalContext;
import v7p3r.eval.context.Score;

/** Diagonal chains of pawns that defend each other. */
public final class PawnChains {
  private PawnChains() {}

  public static int score(EvalContext context, int us) {
    return Score.ZERO;
  }
}
