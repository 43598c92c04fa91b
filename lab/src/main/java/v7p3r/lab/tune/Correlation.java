package v7p3r.lab.tune;

import java.util.Arrays;
import java.util.Comparator;
import java.util.stream.IntStream;

/**
 * How alike two lists of centipawns are: by value, cut off where a game is decided, and by rank.
 *
 * @param pairs how many were compared
 * @param pearson of the values cut off, 1 for a straight line
 * @param spearman of the ranks, 1 for the same order
 */
public record Correlation(int pairs, double pearson, double spearman) {
  /** Larger scores are all won. */
  static final int CUT_OFF = 1500;

  static Correlation of(int[] first, int[] second) {
    double pearson = pearson(cut(first), cut(second));
    return new Correlation(first.length, pearson, pearson(ranks(first), ranks(second)));
  }

  private static double[] cut(int[] values) {
    return Arrays.stream(values)
        .mapToDouble(value -> Math.clamp(value, -CUT_OFF, CUT_OFF))
        .toArray();
  }

  private static double pearson(double[] x, double[] y) {
    double meanX = Arrays.stream(x).average().orElse(0);
    double meanY = Arrays.stream(y).average().orElse(0);
    double xy = 0;
    double xx = 0;
    double yy = 0;
    for (int i = 0; i < x.length; i++) {
      xy += (x[i] - meanX) * (y[i] - meanY);
      xx += (x[i] - meanX) * (x[i] - meanX);
      yy += (y[i] - meanY) * (y[i] - meanY);
    }
    return xx == 0 || yy == 0 ? 0 : xy / Math.sqrt(xx * yy);
  }

  /** Equal values share the mean of their ranks. */
  private static double[] ranks(int[] values) {
    int[] order =
        IntStream.range(0, values.length)
            .boxed()
            .sorted(Comparator.comparingInt(i -> values[i]))
            .mapToInt(Integer::intValue)
            .toArray();
    double[] ranks = new double[values.length];
    for (int from = 0; from < order.length; ) {
      int to = from;
      while (to < order.length && values[order[to]] == values[order[from]]) {
        to++;
      }
      for (int i = from; i < to; i++) {
        ranks[order[i]] = (from + to - 1) / 2.0;
      }
      from = to;
    }
    return ranks;
  }
}
