package v7p3r.eval.tactic;

import v7p3r.eval.context.EvalContext;
import v7p3r.eval.context.Score;

/** Threats of the side whose king is under attack. */
public final class Counterplay {
  private Counterplay() {}

  public static int score(EvalContext context, int us) {
    return Score.ZERO;
  }
}
