package v7p3r.arena.spsa;

import v7p3r.arena.stats.Elo;
import v7p3r.arena.stats.Estimate;

/**
 * What the games of a run say of one parameter: the Elo of versions with more of it against those
 * with less, whatever else was shaken with it, and its error of 95 %.
 */
public record Leaning(double elo, double error) {
  /** Whether there is a number: nobody knows how much better is who has won all games. */
  public boolean isKnown() {
    return Double.isFinite(elo) && Double.isFinite(error);
  }

  /**
   * @param scores of the versions with more of it, from 0 to 1, one for each iteration
   */
  static Leaning of(double[] scores) {
    double sum = 0;
    for (double score : scores) {
      sum += score;
    }
    double mean = scores.length == 0 ? 0.5 : sum / scores.length;
    double squares = 0;
    for (double score : scores) {
      squares += (score - mean) * (score - mean);
    }
    double reach = Estimate.SIGMAS_95 * Math.sqrt(squares) / scores.length;
    double low = Elo.ofScore(mean - reach);
    double high = Elo.ofScore(mean + reach);
    return new Leaning(Elo.ofScore(mean), (high - low) / 2);
  }
}
