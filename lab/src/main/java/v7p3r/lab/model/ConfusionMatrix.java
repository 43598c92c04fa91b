package v7p3r.lab.model;

import v7p3r.desc.model.StageParameters;

/** How often each bin was predicted where each bin was right. */
public final class ConfusionMatrix {
  private static final int BINS = StageParameters.BINS;

  private final long[][] counts = new long[BINS][BINS];
  private long total;

  public void add(int actual, int predicted) {
    counts[actual][predicted]++;
    total++;
  }

  public long count(int actual, int predicted) {
    return counts[actual][predicted];
  }

  public long total() {
    return total;
  }

  public double accuracy() {
    return within(0);
  }

  /** The share of predictions at most one bin away. */
  public double withinOne() {
    return within(1);
  }

  private double within(int distance) {
    long hits = 0;
    for (int actual = 0; actual < BINS; actual++) {
      for (int predicted = 0; predicted < BINS; predicted++) {
        hits += Math.abs(actual - predicted) <= distance ? counts[actual][predicted] : 0;
      }
    }
    return total == 0 ? 0 : (double) hits / total;
  }

  /**
   * Cohen's kappa with quadratic weights: 1 for perfect predictions, 0 for what chance would do
   * with the same shares of bins.
   */
  public double weightedKappa() {
    double observed = 0;
    double expected = 0;
    for (int actual = 0; actual < BINS; actual++) {
      for (int predicted = 0; predicted < BINS; predicted++) {
        double weight = (actual - predicted) * (actual - predicted);
        observed += weight * counts[actual][predicted];
        expected += weight * actualCount(actual) * predictedCount(predicted) / Math.max(1, total);
      }
    }
    return expected == 0 ? 0 : 1 - observed / expected;
  }

  public long actualCount(int bin) {
    long count = 0;
    for (int predicted = 0; predicted < BINS; predicted++) {
      count += counts[bin][predicted];
    }
    return count;
  }

  public long predictedCount(int bin) {
    long count = 0;
    for (int actual = 0; actual < BINS; actual++) {
      count += counts[actual][bin];
    }
    return count;
  }
}
