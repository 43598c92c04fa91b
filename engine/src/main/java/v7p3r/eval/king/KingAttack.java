package v7p3r.eval.king;

import v7p3r.eval.context.EvalContext;
import v7p3r.eval.context.Score;

/** Attackers of the king's zone, more than the sum of them. */
public final class KingAttack {
  private KingAttack() {}

  public static int score(EvalContext context, int us) {
    return Score.ZERO;
  }
}
