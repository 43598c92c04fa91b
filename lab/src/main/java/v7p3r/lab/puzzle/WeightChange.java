package v7p3r.lab.puzzle;

import v7p3r.eval.context.Score;
import v7p3r.eval.context.Weight;
import v7p3r.eval.context.Weights;

/**
 * All values of a weight made greater or smaller by the same part.
 *
 * @param percent of each value, at least one centipawn where a value is not zero
 */
public record WeightChange(Weight weight, int percent) {
  /** The weights with this change. */
  public Weights apply(Weights weights) {
    int[] packed = weights.toArray().clone();
    for (int i = 0; i < weight.length(); i++) {
      int old = weights.get(weight, i);
      packed[weight.offset() + i] =
          Score.of(changed(Score.middlegame(old)), changed(Score.endgame(old)));
    }
    return Weights.of(packed);
  }

  private int changed(int value) {
    if (value == 0) {
      return 0;
    }
    int step = Math.max(1, Math.round(Math.abs(value * percent / 100f)));
    return value + Integer.signum(value) * (percent > 0 ? step : -step);
  }

  @Override
  public String toString() {
    return "%s %+d %%".formatted(weight, percent);
  }
}
