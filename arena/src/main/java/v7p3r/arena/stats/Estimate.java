package v7p3r.arena.stats;

/**
 * What results say about strength: Elo with its 95 % interval, normalized Elo with its error, and
 * how likely it is (0 to 1) that the first player is the stronger one.
 */
public record Estimate(
    double elo, double low, double high, double nElo, double nEloError, double los) {
  /** Standard deviations to each side that hold 95 % of a normal distribution. */
  public static final double SIGMAS_95 = 1.959963984540054;

  public static Estimate of(Outcomes outcomes) {
    double score = outcomes.score();
    double sampleSigma = Math.sqrt(outcomes.sampleVariance());
    double gameSigma = sampleSigma * Math.sqrt(outcomes.gamesPerSample());
    double scoreSigma = sampleSigma / Math.sqrt(outcomes.samples());
    double infinity = Double.POSITIVE_INFINITY;
    if (outcomes.samples() == 0) {
      return new Estimate(0, -infinity, infinity, 0, infinity, 0.5);
    }
    // Results that were all the same say nothing about how much they scatter.
    double reach = sampleSigma == 0 ? infinity : SIGMAS_95 * scoreSigma;
    return new Estimate(
        Elo.ofScore(score),
        Elo.ofScore(score - reach),
        Elo.ofScore(score + reach),
        ratio(score - 0.5, gameSigma) * Elo.NORMALIZED_PER_SIGMA,
        SIGMAS_95 * Elo.NORMALIZED_PER_SIGMA / Math.sqrt(outcomes.games()),
        sampleSigma == 0
            ? superiority(Math.signum(score - 0.5), outcomes.samples())
            : Normal.below((score - 0.5) / scoreSigma));
  }

  /** Half the width of the 95 % interval of {@link #elo}; infinite while an end is open. */
  public double error() {
    return Double.isInfinite(low) || Double.isInfinite(high)
        ? Double.POSITIVE_INFINITY
        : (high - low) / 2;
  }

  /**
   * The likelihood of superiority when every sample spoke for the same side: that of a coin which
   * always fell so, if all coins were equally likely before.
   */
  private static double superiority(double side, long samples) {
    return 0.5 + side * (0.5 - Math.pow(0.5, samples + 1.0));
  }

  private static double ratio(double distance, double sigma) {
    return distance == 0 ? 0 : distance / sigma;
  }
}
