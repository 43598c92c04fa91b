package v7p3r.arena.stats;

import java.util.Arrays;

/**
 * A finite distribution of scores, and the most likely one under a condition (a mean, or a mean
 * measured in standard deviations), given what was observed. The mathematics: Michel Van den Bergh,
 * "Comments on normalized Elo" and "The generalized maximum likelihood ratio for the expectation
 * value of a distribution".
 */
final class Distribution {
  /** In place of a count of zero, so that every score stays possible. */
  private static final double PRIOR = 1e-3;

  private static final int MAX_ROUNDS = 100;
  private static final double TOLERANCE = 1e-10;

  private final double[] values;
  private final double[] probabilities;

  private Distribution(double[] values, double[] probabilities) {
    this.values = values;
    this.probabilities = probabilities;
  }

  /** The observed frequencies; the weight of all samples is {@link #weight}. */
  static Distribution observed(Outcomes outcomes) {
    long[] counts = outcomes.counts();
    double[] values = new double[counts.length];
    double[] probabilities = new double[counts.length];
    double weight = weight(outcomes);
    for (int i = 0; i < counts.length; i++) {
      values[i] = (double) i / (counts.length - 1);
      probabilities[i] = (counts[i] == 0 ? PRIOR : counts[i]) / weight;
    }
    return new Distribution(values, probabilities);
  }

  static double weight(Outcomes outcomes) {
    double weight = 0;
    for (long count : outcomes.counts()) {
      weight += count == 0 ? PRIOR : count;
    }
    return weight;
  }

  double mean() {
    double mean = 0;
    for (int i = 0; i < values.length; i++) {
      mean += probabilities[i] * values[i];
    }
    return mean;
  }

  double sigma() {
    double mean = mean();
    double variance = 0;
    for (int i = 0; i < values.length; i++) {
      variance += probabilities[i] * (values[i] - mean) * (values[i] - mean);
    }
    return Math.sqrt(variance);
  }

  /** The most likely distribution of all with this mean. */
  Distribution withMean(double mean) {
    double[] shifts = new double[values.length];
    for (int i = 0; i < shifts.length; i++) {
      shifts[i] = values[i] - mean;
    }
    return tilted(shifts);
  }

  /**
   * The most likely distribution of all whose mean lies {@code sigmas} standard deviations above
   * one half; found by solving the condition again and again, each time linear around the last
   * answer.
   */
  Distribution withSigmasAboveHalf(double sigmas) {
    double[] uniform = new double[values.length];
    Arrays.fill(uniform, 1.0 / values.length);
    Distribution answer = new Distribution(values, uniform);
    for (int round = 0; round < MAX_ROUNDS; round++) {
      Distribution last = answer;
      double mean = last.mean();
      double sigma = last.sigma();
      double[] shifts = new double[values.length];
      for (int i = 0; i < shifts.length; i++) {
        double distance = (mean - values[i]) / sigma;
        shifts[i] = values[i] - 0.5 - sigmas * sigma * (1 + distance * distance) / 2;
      }
      answer = tilted(shifts);
      if (answer.distance(last) < TOLERANCE) {
        break;
      }
    }
    return answer;
  }

  /** Sum of p·ln(one/other): the log likelihood of one against the other, a sample. */
  double logRatio(Distribution one, Distribution other) {
    double sum = 0;
    for (int i = 0; i < values.length; i++) {
      sum += probabilities[i] * Math.log(one.probabilities[i] / other.probabilities[i]);
    }
    return sum;
  }

  private double distance(Distribution other) {
    double distance = 0;
    for (int i = 0; i < values.length; i++) {
      distance = Math.max(distance, Math.abs(probabilities[i] - other.probabilities[i]));
    }
    return distance;
  }

  /** The most likely distribution of all under which the shifts average to zero. */
  private Distribution tilted(double[] shifts) {
    double tilt = tilt(shifts);
    double[] tilted = new double[values.length];
    for (int i = 0; i < tilted.length; i++) {
      tilted[i] = probabilities[i] / (1 + tilt * shifts[i]);
    }
    return new Distribution(values, tilted);
  }

  /** The root of Σ p·s/(1 + x·s), which falls from plus to minus infinity between its poles. */
  private double tilt(double[] shifts) {
    double least = Double.POSITIVE_INFINITY;
    double greatest = Double.NEGATIVE_INFINITY;
    for (double shift : shifts) {
      least = Math.min(least, shift);
      greatest = Math.max(greatest, shift);
    }
    if (least >= 0 || greatest <= 0) {
      throw new ArithmeticException("no distribution of these scores fulfills the condition");
    }
    double low = -1 / greatest;
    double high = -1 / least;
    while (true) {
      double middle = (low + high) / 2;
      if (middle <= low || middle >= high) {
        return middle;
      }
      double sum = 0;
      for (int i = 0; i < shifts.length; i++) {
        sum += probabilities[i] * shifts[i] / (1 + middle * shifts[i]);
      }
      if (sum > 0) {
        low = middle;
      } else {
        high = middle;
      }
    }
  }
}
