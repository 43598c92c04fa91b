package v7p3r.arena.stats;

/** The two scales of strength: logistic Elo, and Elo normalized by how much games scatter. */
public final class Elo {
  /** Normalized Elo of one standard deviation a game. */
  static final double NORMALIZED_PER_SIGMA = 800 / Math.log(10);

  private Elo() {}

  /** The Elo difference at which a score (0 to 1) is expected; infinite at its ends. */
  public static double ofScore(double score) {
    if (score <= 0) {
      return Double.NEGATIVE_INFINITY;
    }
    if (score >= 1) {
      return Double.POSITIVE_INFINITY;
    }
    return 400 * Math.log10(score / (1 - score));
  }

  /** The score (0 to 1) expected of an Elo difference. */
  public static double expectedScore(double elo) {
    return 1 / (1 + Math.pow(10, -elo / 400));
  }
}
