package v7p3r.arena.stats;

/**
 * The chances of a game to be won, drawn and lost: the expected score follows the Elo formula
 * exactly, and draws are a multiple of the geometric mean of wins and losses, so that they are
 * rarer the more the players differ.
 *
 * @param win of the first player
 * @param draw of the game
 * @param loss of the first player
 */
record OutcomeModel(double win, double draw, double loss) {
  /** Natural logarithm of the odds in one Elo. */
  static final double LOG_ODDS_OF_ELO = Math.log(10) / 400;

  /** No chance is smaller than this, so that its logarithm stays finite. */
  private static final double SMALLEST = 1e-12;

  /**
   * @param elo how much the first player is better
   * @param drawing the draws for each geometric mean of wins and losses, from 0
   */
  static OutcomeModel of(double elo, double drawing) {
    double expected = Elo.expectedScore(elo);
    double spread = expected * (1 - expected);
    double square = drawing * drawing;
    double root = Math.sqrt(square * square * (0.25 - spread) + 4 * square * spread);
    double draw = drawing == 0 ? 0 : 2 * square * spread / (square / 2 + root);
    return new OutcomeModel(
        Math.max(SMALLEST, expected - draw / 2),
        Math.max(drawing == 0 ? 0 : SMALLEST, draw),
        Math.max(SMALLEST, 1 - expected - draw / 2));
  }

  /** How the chances change with one Elo more for the first player. */
  OutcomeModel byElo(double drawing) {
    double slope = (win + draw / 2) * (loss + draw / 2) * LOG_ODDS_OF_ELO;
    // From draw² = drawing² · win · loss with win + draw / 2 = expected.
    double square = drawing * drawing;
    double drawSlope =
        drawing == 0 ? 0 : slope * square * (loss - win) / (2 * draw + square * (win + loss) / 2);
    return new OutcomeModel(slope - drawSlope / 2, drawSlope, -slope - drawSlope / 2);
  }

  /** How the chances change with the logarithm of the drawing. */
  OutcomeModel byLogDrawing(double drawing) {
    double square = drawing * drawing;
    double slope =
        drawing == 0 ? 0 : 2 * square * win * loss / (2 * draw + square * (win + loss) / 2);
    return new OutcomeModel(-slope / 2, slope, -slope / 2);
  }
}
