package v7p3r.eval.tactic;

import v7p3r.eval.context.EvalContext;
import v7p3r.eval.context.Score;

/** Enemy men pinned against their king. */
public final class AbsolutePins {
  private AbsolutePins() {}

  public static int score(EvalContext context, int us) {
    return Score.ZERO;
  }
}
