package v7p3r.desc.control;

/**
 * Turns time factors into shares of the usual time whose mean over a game is one: a factor counts
 * by how it compares with those of the moves of the side before, and what was given too much or too
 * little is made up for.
 */
final class TimeBalance {
  /** The weight of a move in the running mean, once there are enough of them. */
  private static final double NEWEST = 1.0 / 18;

  /** At the beginning the expected factor counts for this many moves. */
  private static final double EXPECTED_MOVES = 2;

  /** By this move of a game a debt should be paid back. */
  private static final int USUAL_MOVES = 40;

  private static final double LEAST_PAYBACK_MOVES = 3;

  /** As a power of e. */
  private static final double MOST_PAYBACK = 1.4;

  /** One hard move after many easy ones must not take what all of them have saved. */
  private static final double MOST = 3;

  private double mean = 1;
  private double debt;
  private int moves;

  /** A game begins. */
  void reset(double expectedFactor) {
    mean = expectedFactor;
    debt = 0;
    moves = 0;
  }

  /** The factor of a usual move, as far as this game tells. */
  double mean() {
    return mean;
  }

  /** The share of the usual time that a factor stands for now. */
  double share(double factor) {
    double payback = Math.clamp(debt / paybackMoves(), -MOST_PAYBACK, MOST_PAYBACK);
    return Math.min(factor / mean * StrictMath.exp(-payback), MOST);
  }

  /**
   * A debt of this many usual moves makes the next one shorter by the factor e. Hard moves come in
   * rows: while the game is young, the first of them must not take the time of the others.
   */
  private double paybackMoves() {
    return Math.max((USUAL_MOVES - moves) / 2.0, LEAST_PAYBACK_MOVES);
  }

  /** A move was played with this factor, which had come to this share of the usual time. */
  void played(double factor, double share) {
    moves++;
    mean += Math.max(NEWEST, 1 / (EXPECTED_MOVES + moves)) * (factor - mean);
    debt += share - 1;
  }
}
