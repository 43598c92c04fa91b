package v7p3r.eval.pawn;

import v7p3r.eval.context.EvalContext;
import v7p3r.eval.context.Score;

/** More pawns than the enemy on a wing. */
public final class PawnMajority {
  private PawnMajority() {}

  public static int score(EvalContext context, int us) {
    return Score.ZERO;
  }
}
