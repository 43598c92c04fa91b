package v7p3r.lab.profile;

/**
 * How much a position rewards effort, each part 0 to 1.
 *
 * @param risk what is lost without more effort
 * @param flip how late the move still changes
 * @param volatility how much the score moves
 * @param cost how dear a node is
 */
record EffortLabel(double risk, double flip, double volatility, double cost) {
  private static final double FULL_RISK = 0.20;
  private static final double FULL_VOLATILITY = 0.10;

  /** A gain below this is noise. */
  private static final double IMPROVEMENT = 0.01;

  /** The label of a position, with the usual effort T = N_ref/8 and eight times that compared. */
  static EffortLabel ofPosition(LossCurve curve, double[] lastChances, double cost) {
    int last = curve.losses().length - 1;
    return new EffortLabel(
        share(curve.losses()[Checkpoints.USUAL] - curve.last(), FULL_RISK),
        (double) curve.lastFlip() / last,
        share(deviation(lastChances), FULL_VOLATILITY),
        cost);
  }

  /** The label asked at a checkpoint: what is still to come. */
  static EffortLabel at(int checkpoint, LossCurve curve, double[] chancesFromHere, double cost) {
    int last = curve.losses().length - 1;
    int flips = curve.lastFlip() - checkpoint;
    return new EffortLabel(
        share(curve.losses()[checkpoint] - curve.last(), FULL_RISK),
        flips <= 0 ? 0 : (double) flips / (last - checkpoint),
        share(deviation(chancesFromHere), FULL_VOLATILITY),
        cost);
  }

  /** Whether going on from a checkpoint to the end finds a better move. */
  static boolean improves(int checkpoint, LossCurve curve) {
    return curve.losses()[checkpoint] - curve.last() > IMPROVEMENT;
  }

  /** The target: 0 for no use of more effort. */
  double target() {
    return 0.60 * risk + 0.20 * flip + 0.10 * volatility + 0.10 * cost;
  }

  private static double share(double value, double full) {
    return Math.clamp(value / full, 0.0, 1.0);
  }

  static double deviation(double[] values) {
    if (values.length < 2) {
      return 0;
    }
    double sum = 0;
    for (double value : values) {
      sum += value;
    }
    double mean = sum / values.length;
    double squares = 0;
    for (double value : values) {
      squares += (value - mean) * (value - mean);
    }
    return Math.sqrt(squares / values.length);
  }
}
