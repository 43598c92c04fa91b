package v7p3r.lab.validate;

/**
 * The values that are wanted: from {@code low} to {@code high}, either of them open if infinite.
 */
record Goal(double low, double high, String words) {
  static Goal atLeast(double low, String words) {
    return new Goal(low, Double.POSITIVE_INFINITY, words);
  }

  static Goal atMost(double high, String words) {
    return new Goal(Double.NEGATIVE_INFINITY, high, words);
  }

  boolean isMetBy(double value) {
    return value >= low && value <= high;
  }
}
