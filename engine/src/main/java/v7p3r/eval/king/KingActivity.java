package v7p3r.eval.king;

import v7p3r.eval.context.EvalContext;
import v7p3r.eval.context.Score;

/** A king near the center and the pawns in the ending. */
public final class KingActivity {
  private KingActivity() {}

  public static int score(EvalContext context, int us) {
    return Score.ZERO;
  }
}
