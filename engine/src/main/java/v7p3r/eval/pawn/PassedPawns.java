package v7p3r.eval.pawn;

import v7p3r.eval.context.EvalContext;
import v7p3r.eval.context.Score;

/** Pawns that no enemy pawn can stop any more. */
public final class PassedPawns {
  private PassedPawns() {}

  public static int score(EvalContext context, int us) {
    return Score.ZERO;
  }
}
