package v7p3r.eval;

import v7p3r.board.Position;
import v7p3r.eval.context.EvalContext;
import v7p3r.eval.context.Score;

/** Blends middlegame and endgame by the pieces left, and shrinks endings that are hard to win. */
final class EndgameScale {
  /** The scale of an ending that is not drawish at all. */
  static final int FULL = 64;

  private EndgameScale() {}

  /** Centipawns for White from a packed score. */
  static int blend(EvalContext context, int score) {
    int phase = Math.min(context.position().phase(), Position.FULL_PHASE);
    int endgame = Score.endgame(score) * factor(context, Score.endgame(score)) / FULL;
    return (Score.middlegame(score) * phase + endgame * (Position.FULL_PHASE - phase))
        / Position.FULL_PHASE;
  }

  /** 0 to 64: how much of an endgame advantage counts. */
  static int factor(EvalContext context, int endgame) {
    return FULL;
  }
}
