package v7p3r.lab.tune;

import java.util.Arrays;
import java.util.Locale;
import java.util.function.DoubleUnaryOperator;

/**
 * What the evaluation shall predict: White's expected points, a mix of the game's result and of an
 * engine's score. Each source of scores has a scale of its own, fitted to results.
 */
final class Targets {
  private static final double MIN_SCALE = 40;
  private static final double MAX_SCALE = 1000;

  /** A source with fewer results than this takes the scale of all sources together. */
  private static final int ENOUGH_RESULTS = 2000;

  private final double scoreShare;
  private final double[] scales;

  /**
   * With a share of 1 results count only where there is no score, with 0 the reverse. A scale of 0
   * is fitted.
   */
  Targets(FeatureSet set, double scoreShare, double scale) {
    this.scoreShare = scoreShare;
    scales = new double[set.sources().size()];
    if (scale > 0) {
      Arrays.fill(scales, scale);
      return;
    }
    double common = scaleOf(set, -1);
    for (int source = 0; source < scales.length; source++) {
      scales[source] = countBoth(set, source) < ENOUGH_RESULTS ? common : scaleOf(set, source);
    }
  }

  static double expectedPoints(double centipawns, double scale) {
    return 1 / (1 + Math.exp(-centipawns / scale));
  }

  double of(FeatureBlock block, int row) {
    double result = block.result[row] / 2.0;
    if (block.score[row] == FeatureBlock.NO_SCORE) {
      return result;
    }
    double expected = expectedPoints(block.score[row], scales[block.source[row]]);
    return block.result[row] == FeatureBlock.NO_RESULT
        ? expected
        : scoreShare * expected + (1 - scoreShare) * result;
  }

  private static boolean hasBoth(FeatureBlock block, int row, int source) {
    return block.score[row] != FeatureBlock.NO_SCORE
        && block.result[row] != FeatureBlock.NO_RESULT
        && TuningPart.of(block.bucket[row]) == TuningPart.TRAINING
        && (source < 0 || block.source[row] == source);
  }

  private static int countBoth(FeatureSet set, int source) {
    int count = 0;
    for (FeatureBlock block : set.blocks()) {
      for (int row = 0; row < block.rows; row++) {
        count += hasBoth(block, row, source) ? 1 : 0;
      }
    }
    return count;
  }

  /** The scale at which scores predict results best; all sources for a negative number. */
  private static double scaleOf(FeatureSet set, int source) {
    int max = set.rows();
    short[] scores = new short[max];
    byte[] results = new byte[max];
    int size = 0;
    for (FeatureBlock block : set.blocks()) {
      for (int row = 0; row < block.rows; row++) {
        if (hasBoth(block, row, source)) {
          scores[size] = block.score[row];
          results[size++] = block.result[row];
        }
      }
    }
    if (size == 0) {
      return Scale.USUAL;
    }
    int count = size;
    return Scale.fit(
        MIN_SCALE,
        MAX_SCALE,
        scale -> {
          double sum = 0;
          for (int i = 0; i < count; i++) {
            double miss = expectedPoints(scores[i], scale) - results[i] / 2.0;
            sum += miss * miss;
          }
          return sum;
        });
  }

  @Override
  public String toString() {
    return Arrays.stream(scales)
        .mapToObj(scale -> String.format(Locale.ROOT, "%.0f", scale))
        .toList()
        .toString();
  }

  /** The centipawns that make 73 % of the points: the unit of the logistic law. */
  static final class Scale {
    /** What most engines have: 400 Elo make ten to one. */
    static final double USUAL = 400 / Math.log(10);

    private static final double PRECISION = 0.05;
    private static final double GOLDEN = (Math.sqrt(5) - 1) / 2;

    private Scale() {}

    /** The best of a range for a loss with one minimum, by golden section. */
    static double fit(double low, double high, DoubleUnaryOperator loss) {
      double a = low;
      double b = high;
      double left = b - GOLDEN * (b - a);
      double right = a + GOLDEN * (b - a);
      double leftLoss = loss.applyAsDouble(left);
      double rightLoss = loss.applyAsDouble(right);
      while (b - a > PRECISION) {
        if (leftLoss < rightLoss) {
          b = right;
          right = left;
          rightLoss = leftLoss;
          left = b - GOLDEN * (b - a);
          leftLoss = loss.applyAsDouble(left);
        } else {
          a = left;
          left = right;
          leftLoss = rightLoss;
          right = a + GOLDEN * (b - a);
          rightLoss = loss.applyAsDouble(right);
        }
      }
      return (a + b) / 2;
    }
  }
}
