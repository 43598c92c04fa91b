package v7p3r.engine;

/**
 * How a wish for weaker play is met: fewer nodes to see less, and errors in judging the best moves.
 *
 * <p>More Elo means more nodes and smaller errors. What is written here as Elo is a wish: the scale
 * has not been measured against a rating list.
 *
 * @param nodes after which the search ends
 * @param candidates how many of the best moves are compared
 * @param errorCentipawns standard deviation of the error in judging each of them
 */
record Strength(long nodes, int candidates, int errorCentipawns) {
  static final int MIN_ELO = 800;
  static final int MAX_ELO = 2800;

  /** Enough to look at every candidate at all. */
  private static final double FEWEST_NODES = 1500;

  private static final double ELO_PER_DOUBLING = 220;
  private static final int MOST_CANDIDATES = 6;
  private static final int ELO_PER_CANDIDATE = 500;
  private static final int LARGEST_ERROR = 500;

  static Strength ofElo(int elo) {
    int above = Math.clamp(elo, MIN_ELO, MAX_ELO) - MIN_ELO;
    double missing = 1 - (double) above / (MAX_ELO - MIN_ELO);
    return new Strength(
        Math.round(FEWEST_NODES * StrictMath.pow(2, above / ELO_PER_DOUBLING)),
        MOST_CANDIDATES - above / ELO_PER_CANDIDATE,
        (int) Math.round(LARGEST_ERROR * missing * missing * missing));
  }
}
