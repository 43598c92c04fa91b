package v7p3r.arena.analysis;

import v7p3r.arena.player.Score;

/**
 * What centipawns are worth in points: a logistic curve.
 *
 * @param slope of the curve at an even position, for each centipawn
 */
public record WinChances(double slope) {
  /** Beyond this many centipawns nothing more is won. */
  public static final int MOST = 1000;

  /** What the first position counts, whatever an engine says of it. */
  public static final Score START = Score.centipawns(15);

  /** Fitted by Lichess to games of people and centipawns of Stockfish. */
  public static final WinChances LICHESS = new WinChances(0.00368208);

  /** From -1, lost, to 1, won; centipawns count as they are. */
  public double of(int centipawns) {
    return 2 / (1 + Math.exp(-slope * centipawns)) - 1;
  }

  /** The chances in percent, 0 to 100, for the side that the score is for. */
  public double percent(Score score) {
    return 50 + 50 * of(bounded(score));
  }

  /** Centipawns between -1000 and 1000; a mate is worth as much as the greatest of them. */
  public static int bounded(Score score) {
    if (score.isMate()) {
      return score.value() > 0 ? MOST : -MOST;
    }
    return Math.clamp(score.value(), -MOST, MOST);
  }
}
