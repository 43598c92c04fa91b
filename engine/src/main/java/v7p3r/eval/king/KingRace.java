package v7p3r.eval.king;

import v7p3r.eval.context.EvalContext;
import v7p3r.eval.context.Score;

/** In pawn endings, the king nearer to the enemy's passed pawns. */
public final class KingRace {
  private KingRace() {}

  public static int score(EvalContext context, int us) {
    return Score.ZERO;
  }
}
