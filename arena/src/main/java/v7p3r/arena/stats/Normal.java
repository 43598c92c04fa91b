package v7p3r.arena.stats;

/** The standard normal distribution. */
final class Normal {
  private static final int MAX_TERMS = 500;

  private Normal() {}

  /** The probability of a value below {@code x}, right to about 14 digits. */
  static double below(double x) {
    if (Double.isNaN(x)) {
      return 0.5;
    }
    if (Math.abs(x) > 38) {
      return x < 0 ? 0 : 1;
    }
    return Math.abs(x) < 5 ? 0.5 + density(x) * oddSeries(x) : x < 0 ? tail(-x) : 1 - tail(x);
  }

  private static double density(double x) {
    return Math.exp(-x * x / 2) / Math.sqrt(2 * Math.PI);
  }

  /** x + x³/3 + x⁵/(3·5) + ... */
  private static double oddSeries(double x) {
    double term = x;
    double sum = x;
    for (int k = 3; k < MAX_TERMS && Math.abs(term) > 1e-17; k += 2) {
      term *= x * x / k;
      sum += term;
    }
    return sum;
  }

  /** The continued fraction 1/(x + 1/(x + 2/(x + 3/(x + ...)))), times the density. */
  private static double tail(double x) {
    double fraction = x;
    for (int k = 100; k >= 1; k--) {
      fraction = x + k / fraction;
    }
    return density(x) / fraction;
  }
}
