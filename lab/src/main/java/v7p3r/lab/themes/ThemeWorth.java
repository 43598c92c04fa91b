package v7p3r.lab.themes;

import java.util.ArrayList;
import java.util.List;
import v7p3r.board.Position;
import v7p3r.eval.Theme;
import v7p3r.eval.ThemeProbe;
import v7p3r.eval.context.Score;
import v7p3r.eval.context.Weights;

/**
 * How much worse the evaluation predicts the points of positions when a theme is switched off and
 * the other weights stay as they are: the worth of the theme in tuning error.
 */
public final class ThemeWorth {
  /** Centipawns that make 73 % of the points lie in this range. */
  private static final double MIN_SCALE = 40;

  private static final double MAX_SCALE = 1000;
  private static final int FIT_STEPS = 60;
  private static final double GOLDEN = (Math.sqrt(5) - 1) / 2;

  private final ThemeProbe probe;

  /** For each position the score with all themes, then without each of them. */
  private final List<short[]> scores = new ArrayList<>();

  private final List<Double> points = new ArrayList<>();

  public ThemeWorth(Weights weights) {
    probe = new ThemeProbe(weights);
  }

  /** Takes a position in, with the points, 0 to 1, that White is known to expect from it. */
  public void add(Position position, double whitePoints) {
    probe.look(position);
    Theme[] themes = Theme.values();
    int[] parts = new int[themes.length];
    int sum = Score.ZERO;
    for (Theme theme : themes) {
      parts[theme.ordinal()] = probe.score(theme);
      sum += parts[theme.ordinal()];
    }
    short[] row = new short[1 + themes.length];
    row[0] = (short) probe.shrunkCentipawns(sum);
    for (Theme theme : themes) {
      row[1 + theme.ordinal()] =
          (short)
              (theme == Theme.DRAWISH_MATERIAL
                  ? probe.centipawns(sum)
                  : probe.shrunkCentipawns(sum - parts[theme.ordinal()]));
    }
    scores.add(row);
    points.add(whitePoints);
  }

  public int positions() {
    return scores.size();
  }

  /** The mean squared miss of all themes together, on the scale that suits them best. */
  public double loss() {
    return loss(0, fitScale());
  }

  /** What the mean squared miss grows by without each theme, in the order of the registry. */
  public double[] worth() {
    double scale = fitScale();
    double all = loss(0, scale);
    double[] worth = new double[Theme.values().length];
    for (int i = 0; i < worth.length; i++) {
      worth[i] = loss(1 + i, scale) - all;
    }
    return worth;
  }

  private double loss(int column, double scale) {
    double sum = 0;
    for (int i = 0; i < scores.size(); i++) {
      double miss = 1 / (1 + Math.exp(-scores.get(i)[column] / scale)) - points.get(i);
      sum += miss * miss;
    }
    return sum / scores.size();
  }

  /** By golden section, for the loss has one minimum. */
  private double fitScale() {
    double low = MIN_SCALE;
    double high = MAX_SCALE;
    for (int step = 0; step < FIT_STEPS; step++) {
      double left = high - GOLDEN * (high - low);
      double right = low + GOLDEN * (high - low);
      if (loss(0, left) < loss(0, right)) {
        high = right;
      } else {
        low = left;
      }
    }
    return (low + high) / 2;
  }
}
