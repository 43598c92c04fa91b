package v7p3r.arena.stats;

/**
 * The sequential probability ratio test: plays on until the results speak for {@code elo1} against
 * {@code elo0} or the other way round, with at most the given risks of being wrong.
 *
 * @param alpha risk of accepting {@code elo1} when {@code elo0} is true
 * @param beta risk of accepting {@code elo0} when {@code elo1} is true
 */
public record Sprt(double elo0, double elo1, double alpha, double beta, Model model) {

  /** The scale on which {@code elo0} and {@code elo1} are meant. */
  public enum Model {
    LOGISTIC,
    NORMALIZED
  }

  /** How the test stands. */
  public enum Verdict {
    /** The results do not decide yet. */
    OPEN,
    /** Not stronger than {@code elo0}: the change fails. */
    ELO0_ACCEPTED,
    /** At least as strong as {@code elo1}: the change passes. */
    ELO1_ACCEPTED
  }

  /** Beyond this, results of pairs can hardly be so far from one half. */
  private static final double MAX_NORMALIZED_ELO = 200;

  public Sprt {
    if (model == Model.NORMALIZED
        && Math.max(Math.abs(elo0), Math.abs(elo1)) > MAX_NORMALIZED_ELO) {
      throw new IllegalArgumentException(
          "normalized Elo must lie between -200 and 200 (the logistic model has no such bounds): "
              + elo0
              + ", "
              + elo1);
    }
    if (!(elo0 < elo1)) {
      throw new IllegalArgumentException("elo0 must be below elo1: " + elo0 + ", " + elo1);
    }
    if (!(alpha > 0 && alpha < 0.5 && beta > 0 && beta < 0.5)) {
      throw new IllegalArgumentException(
          "alpha and beta must lie between 0 and 0.5: " + alpha + ", " + beta);
    }
  }

  /** The test ends for {@code elo0} when the ratio falls to here. */
  public double lowerBound() {
    return Math.log(beta / (1 - alpha));
  }

  /** The test ends for {@code elo1} when the ratio rises to here. */
  public double upperBound() {
    return Math.log((1 - beta) / alpha);
  }

  /** The generalized log likelihood ratio of {@code elo1} against {@code elo0}. */
  public double logLikelihoodRatio(Outcomes outcomes) {
    if (outcomes.samples() == 0) {
      return 0;
    }
    Distribution observed = Distribution.observed(outcomes);
    Distribution under0 = mostLikely(observed, outcomes, elo0);
    Distribution under1 = mostLikely(observed, outcomes, elo1);
    return Distribution.weight(outcomes) * observed.logRatio(under1, under0);
  }

  private Distribution mostLikely(Distribution observed, Outcomes outcomes, double elo) {
    return switch (model) {
      case LOGISTIC -> observed.withMean(Elo.expectedScore(elo));
      case NORMALIZED ->
          observed.withSigmasAboveHalf(
              elo / Elo.NORMALIZED_PER_SIGMA * Math.sqrt(outcomes.gamesPerSample()));
    };
  }

  public Verdict verdict(Outcomes outcomes) {
    double ratio = logLikelihoodRatio(outcomes);
    if (ratio >= upperBound()) {
      return Verdict.ELO1_ACCEPTED;
    }
    return ratio <= lowerBound() ? Verdict.ELO0_ACCEPTED : Verdict.OPEN;
  }
}
