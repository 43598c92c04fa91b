package v7p3r.lab.validate;

/** A value with its 95 % interval. */
record Interval(double value, double low, double high) {
  private static final double SIGMAS_95 = 1.959963984540054;

  /** Of a mean with its standard error. */
  static Interval around(double mean, double standardError) {
    return new Interval(mean, mean - SIGMAS_95 * standardError, mean + SIGMAS_95 * standardError);
  }

  /** Of a share of independent cases (Wilson's interval): never below 0 or above 1. */
  static Interval ofShare(long hits, long cases) {
    double share = (double) hits / cases;
    double square = SIGMAS_95 * SIGMAS_95;
    double middle = (share + square / (2 * cases)) / (1 + square / cases);
    double reach =
        SIGMAS_95
            / (1 + square / cases)
            * Math.sqrt(share * (1 - share) / cases + square / (4.0 * cases * cases));
    return new Interval(share, middle - reach, middle + reach);
  }

  /** Whether anything is known of how far it may be off. */
  boolean isBounded() {
    return Double.isFinite(low) || Double.isFinite(high);
  }

  Interval times(double factor) {
    return new Interval(factor * value, factor * low, factor * high);
  }
}
