package v7p3r.eval.tactic;

import v7p3r.eval.context.EvalContext;
import v7p3r.eval.context.Score;

/** One man attacks two that it would like to take. */
public final class Forks {
  private Forks() {}

  public static int score(EvalContext context, int us) {
    return Score.ZERO;
  }
}
