package v7p3r.lab.model;

import java.util.Comparator;
import java.util.stream.IntStream;
import v7p3r.desc.model.MonotoneCurve;

/**
 * The curve that never falls and comes nearest to the labels. Neighbors that would make it fall are
 * pooled; between the centers of the pools it is straight.
 */
public final class IsotonicRegression {
  private static final int MOST_GROUPS = 200;
  private static final float END_RISE = 0.001f;

  private final double[] x;
  private final double[] y;
  private final double[] weight;
  private int pools;

  private IsotonicRegression(int capacity) {
    x = new double[capacity];
    y = new double[capacity];
    weight = new double[capacity];
  }

  /**
   * Fits labels, from 0 to 1, to estimates.
   *
   * @param groupSize neighbors that are first gathered, so that noise has no knots
   */
  public static MonotoneCurve fit(float[] estimates, float[] labels, int groupSize) {
    if (estimates.length == 0 || estimates.length != labels.length) {
      throw new IllegalArgumentException("expected as many labels as estimates, and some");
    }
    int[] order =
        IntStream.range(0, estimates.length)
            .boxed()
            .sorted(Comparator.comparingDouble(i -> estimates[i]))
            .mapToInt(i -> i)
            .toArray();
    int groups = Math.clamp(order.length / groupSize, 1, MOST_GROUPS);
    IsotonicRegression fit = new IsotonicRegression(groups);
    for (int group = 0; group < groups; group++) {
      int from = (int) ((long) group * order.length / groups);
      int to = (int) ((long) (group + 1) * order.length / groups);
      double sumX = 0;
      double sumY = 0;
      for (int i = from; i < to; i++) {
        sumX += estimates[order[i]];
        sumY += labels[order[i]];
      }
      fit.add(sumX / (to - from), sumY / (to - from), to - from);
    }
    return fit.curve();
  }

  private void add(double newX, double newY, double newWeight) {
    x[pools] = newX;
    y[pools] = newY;
    weight[pools++] = newWeight;
    while (pools > 1
        && (y[pools - 2] >= y[pools - 1] || (float) x[pools - 2] >= (float) x[pools - 1])) {
      pool();
    }
  }

  private void pool() {
    int last = --pools;
    int into = last - 1;
    double sum = weight[into] + weight[last];
    x[into] = (x[into] * weight[into] + x[last] * weight[last]) / sum;
    y[into] = (y[into] * weight[into] + y[last] * weight[last]) / sum;
    weight[into] = sum;
  }

  /** Beyond the outer pools the curve still rises a little: it must not lose who ranks higher. */
  private MonotoneCurve curve() {
    float[] knotX = new float[pools + 2];
    float[] knotY = new float[pools + 2];
    for (int i = 0; i < pools; i++) {
      knotX[i + 1] = (float) x[i];
      knotY[i + 1] = (float) y[i];
    }
    knotX[0] = knotX[1] - 1;
    knotY[0] = Math.max(0, knotY[1] - END_RISE);
    knotX[pools + 1] = knotX[pools] + 1;
    knotY[pools + 1] = Math.min(1, knotY[pools] + END_RISE);
    return new MonotoneCurve(knotX, knotY);
  }
}
