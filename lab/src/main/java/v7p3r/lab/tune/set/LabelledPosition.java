package v7p3r.lab.tune.set;

/**
 * A quiet position and what is known about it. Result and score are White's.
 *
 * @param fen all six fields
 * @param game which game it is from: samples of one game never stand on both sides of a split
 * @param result 1, 0.5 or 0; {@link #NO_RESULT} when the game has none
 * @param score centipawns; {@link #NO_SCORE} when nobody looked
 * @param best the best move that the scorer found, in UCI notation; empty when unknown
 * @param source the file it is from, and who scored it: scores of one source share one scale
 */
public record LabelledPosition(
    String fen, String game, double result, int score, String best, String source) {
  public static final double NO_RESULT = Double.NaN;
  public static final int NO_SCORE = Integer.MIN_VALUE;

  public boolean hasResult() {
    return !Double.isNaN(result);
  }

  public boolean hasScore() {
    return score != NO_SCORE;
  }

  LabelledPosition withGame(String id) {
    return new LabelledPosition(fen, id, result, score, best, source);
  }

  LabelledPosition withScore(int centipawns, String bestMove, String scoredBy) {
    return new LabelledPosition(fen, game, result, centipawns, bestMove, scoredBy);
  }
}
