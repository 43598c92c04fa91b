package v7p3r.eval.pawn;

import v7p3r.eval.context.EvalContext;
import v7p3r.eval.context.Score;

/** Two pawns abreast on half-open files without other neighbors. */
public final class HangingPawns {
  private HangingPawns() {}

  public static int score(EvalContext context, int us) {
    return Score.ZERO;
  }
}
