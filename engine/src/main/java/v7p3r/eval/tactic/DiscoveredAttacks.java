package v7p3r.eval.tactic;

import v7p3r.eval.context.EvalContext;
import v7p3r.eval.context.Score;

/** Own men that can step off a line onto the enemy queen or a rook. */
public final class DiscoveredAttacks {
  private DiscoveredAttacks() {}

  public static int score(EvalContext context, int us) {
    return Score.ZERO;
  }
}
