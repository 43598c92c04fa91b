package v7p3r.eval.king;

import v7p3r.eval.context.EvalContext;
import v7p3r.eval.context.Score;

/** Own pawns in front of the king. */
public final class PawnShelter {
  private PawnShelter() {}

  public static int score(EvalContext context, int us) {
    return Score.ZERO;
  }
}
