package v7p3r.eval.pawn;

import v7p3r.eval.context.EvalContext;
import v7p3r.eval.context.Score;

/** Pawns abreast or defended by a pawn. */
public final class ConnectedPawns {
  private ConnectedPawns() {}

  public static int score(EvalContext context, int us) {
    return Score.ZERO;
  }
}
