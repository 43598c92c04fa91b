package v7p3r.eval.king;

import v7p3r.eval.context.EvalContext;
import v7p3r.eval.context.Score;

/** Castling rights held and the castled king. */
public final class CastlingState {
  private CastlingState() {}

  public static int score(EvalContext context, int us) {
    return Score.ZERO;
  }
}
