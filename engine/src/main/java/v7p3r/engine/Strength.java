package v7p3r.engine;

/**
 * How a wish for weaker play is met: fewer nodes to see less, replies that are overlooked, and
 * errors in judging what is seen.
 *
 * @param nodes after which the search ends
 * @param candidates how many of the best moves are compared
 * @param blindness from 0, every move is noticed, to 1, only the plainest ones are
 * @param errorCentipawns standard deviation of the error in judging each candidate
 */
record Strength(long nodes, int candidates, double blindness, int errorCentipawns) {
  static final int MIN_ELO = 800;
  static final int MAX_ELO = 2800;

  static Strength ofElo(int elo) {
    return ofSkill(Math.clamp(elo, MIN_ELO, MAX_ELO));
  }

  /** Of a skill between 0 and 1. */
  static Strength ofSkill(double raw) {
    double x = Math.clamp((raw - 800) / 2000, 0, 1);
    return new Strength(
        Math.round(2000 * StrictMath.pow(2, Math.max(0, x - 0.2) / 0.16)),
        (int) Math.round(40 * StrictMath.pow(0.125, x)),
        1.3 * StrictMath.pow(1 - x, 1.7),
        (int) Math.round(60 * StrictMath.pow(1 - x, 2)));
  }
}
