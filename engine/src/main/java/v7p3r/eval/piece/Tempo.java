package v7p3r.eval.piece;

import v7p3r.eval.context.EvalContext;
import v7p3r.eval.context.Occurrences;
import v7p3r.eval.context.Score;
import v7p3r.eval.context.Weight;

/** The right to move: whoever has it can use it, whatever the position. */
public final class Tempo {
  private Tempo() {}

  public static int score(EvalContext context, int us) {
    return context.position().sideToMove() == us ? context.weight(Weight.TEMPO) : Score.ZERO;
  }

  /** The right to move stands on no square. */
  public static void tell(EvalContext context, int us, Occurrences told) {
    told.add(0, score(context, us));
  }
}
