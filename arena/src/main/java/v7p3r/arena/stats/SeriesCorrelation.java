package v7p3r.arena.stats;

import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;

/** How far two series go together: from -1, opposite, over 0 to 1, the same. */
public final class SeriesCorrelation {
  private SeriesCorrelation() {}

  /** Of the values themselves (Pearson); 0 where a series never changes. */
  public static double of(double[] x, double[] y) {
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

  /** Of their ranks (Spearman). */
  public static double ofRanks(double[] x, double[] y) {
    return of(ranks(x), ranks(y));
  }

  /** Ranks from 1; equal values share the mean of theirs. */
  static double[] ranks(double[] values) {
    List<Integer> order =
        IntStream.range(0, values.length)
            .boxed()
            .sorted(Comparator.comparingDouble(i -> values[i]))
            .toList();
    double[] ranks = new double[values.length];
    for (int from = 0; from < ranks.length; ) {
      int to = from;
      while (to + 1 < ranks.length && values[order.get(to + 1)] == values[order.get(from)]) {
        to++;
      }
      for (int i = from; i <= to; i++) {
        ranks[order.get(i)] = (from + to) / 2.0 + 1;
      }
      from = to + 1;
    }
    return ranks;
  }
}
