package v7p3r.eval.piece;

import v7p3r.eval.context.EvalContext;
import v7p3r.eval.context.Score;

/** Minors on or near squares that no enemy pawn can attack. */
public final class Outposts {
  private Outposts() {}

  public static int score(EvalContext context, int us) {
    return Score.ZERO;
  }
}
