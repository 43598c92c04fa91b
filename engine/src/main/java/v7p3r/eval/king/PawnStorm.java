package v7p3r.eval.king;

import v7p3r.eval.context.EvalContext;
import v7p3r.eval.context.Score;

/** Enemy pawns coming at the king, own pawns at the enemy's. */
public final class PawnStorm {
  private PawnStorm() {}

  public static int score(EvalContext context, int us) {
    return Score.ZERO;
  }
}
