package v7p3r.engine;

/**
 * How a wish for weaker play is met: fewer nodes to see less, replies that are overlooked, and
 * errors in judging what is seen. Elo are those of docs/performance/strength-levels.md.
 *
 * @param nodes after which the search ends
 * @param candidates how many of the best moves are compared
 * @param blindness from 0, every move is noticed, to above 1, only plain ones are
 * @param errorCentipawns standard deviation of the error in judging each candidate
 */
record Strength(long nodes, int candidates, double blindness, int errorCentipawns) {
  static final int MIN_ELO = 800;
  static final int MAX_ELO = 2600;

  /** The measured skill of every so many Elo, from the least on. */
  private static final double[] SKILLS = {
    0.08, 0.19, 0.3, 0.37, 0.485, 0.567, 0.65, 0.757, 0.87, 0.99,
  };

  private static final int ELO_STEP = 200;
  private static final int FEWEST_NODES = 2000;
  private static final int MOST_CANDIDATES = 40;
  private static final double GREATEST_BLINDNESS = 1.3;
  private static final int LARGEST_ERROR = 60;

  static Strength ofElo(int elo) {
    double place = (Math.clamp(elo, MIN_ELO, MAX_ELO) - MIN_ELO) / (double) ELO_STEP;
    int below = Math.min((int) place, SKILLS.length - 2);
    double share = place - below;
    return ofSkill(SKILLS[below] * (1 - share) + SKILLS[below + 1] * share);
  }

  /** Of a skill between 0, a beginner, and 1, who oversees nothing that so few nodes show. */
  static Strength ofSkill(double skill) {
    double lack = 1 - skill;
    return new Strength(
        Math.round(FEWEST_NODES * StrictMath.pow(2, Math.max(0, skill - 0.2) / 0.16)),
        (int) Math.round(MOST_CANDIDATES * StrictMath.pow(0.125, skill)),
        GREATEST_BLINDNESS * StrictMath.pow(lack, 1.7),
        (int) Math.round(LARGEST_ERROR * lack * lack));
  }
}
