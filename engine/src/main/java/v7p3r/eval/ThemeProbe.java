package v7p3r.eval;

import v7p3r.board.Color;
import v7p3r.board.Position;
import v7p3r.eval.context.EvalContext;
import v7p3r.eval.context.Weights;
import v7p3r.eval.king.KingAttack;

/**
 * A position seen theme by theme with weights that the caller may change between two questions.
 * Themes are linear in their weights, so a weight of one among zeros gives the number of times that
 * a theme counts it: this is how tuning learns what the evaluation is made of.
 */
public final class ThemeProbe {
  /** The {@link #scale} of a position that is not drawish at all. */
  public static final int FULL_SCALE = EndgameScale.FULL;

  private final EvalContext context = new EvalContext();
  private final int[] weights;

  /** A probe whose weights are all zero. */
  public ThemeProbe() {
    weights = new int[Weights.count()];
  }

  public ThemeProbe(Weights weights) {
    this.weights = weights.toArray();
  }

  public void look(Position position) {
    context.look(position, weights);
    context.lookAtPawns();
  }

  /** The packed weights that the next answers are given with, to be changed in place. */
  public int[] weights() {
    return weights;
  }

  /** White's packed score minus Black's. */
  public int score(Theme theme) {
    return theme.score(context, Color.WHITE) - theme.score(context, Color.BLACK);
  }

  /** Centipawns for White of a packed score, blended by the pieces left. */
  public int centipawns(int score) {
    return EndgameScale.blend(context, score, false);
  }

  /** The same, shrunk where the ending is hard to win: {@link Theme#DRAWISH_MATERIAL}. */
  public int shrunkCentipawns(int score) {
    return EndgameScale.blend(context, score, true);
  }

  /** Units of danger to the enemy king, which {@link Theme#KING_ATTACK} turns into centipawns. */
  public int danger(int side) {
    return KingAttack.units(context, side);
  }

  /** How much of a side's advantage counts, of {@link #FULL_SCALE}. */
  public int scale(int strong) {
    return context.position().phase() <= EndgameScale.MAX_PHASE
        ? EndgameScale.factor(context, strong)
        : FULL_SCALE;
  }

  /** Pieces left, at most {@link Position#FULL_PHASE}. */
  public int phase() {
    return Math.min(context.position().phase(), Position.FULL_PHASE);
  }
}
