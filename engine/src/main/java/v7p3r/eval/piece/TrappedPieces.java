package v7p3r.eval.piece;

import v7p3r.eval.context.EvalContext;
import v7p3r.eval.context.Score;

/** Pieces shut in without a safe square. */
public final class TrappedPieces {
  private TrappedPieces() {}

  public static int score(EvalContext context, int us) {
    return Score.ZERO;
  }
}
