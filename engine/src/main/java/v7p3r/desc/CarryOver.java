package v7p3r.desc;

import v7p3r.board.Move;
import v7p3r.search.Line;

/**
 * What the side to move thought before the other side's last move: the chance that it expected, and
 * the move.
 *
 * @param chance win probability of the side to move now
 * @param reply the move that was expected, or {@link Move#NONE}
 */
public record CarryOver(double chance, int reply) {
  /** Nothing is known, as in the first position of a game. */
  public static final CarryOver NONE = new CarryOver(Double.NaN, Move.NONE);

  /**
   * Of the last search of the side, by its score and its line, which begins with the move played.
   */
  public static CarryOver of(int score, Line line) {
    return new CarryOver(WinProbability.of(score), line.getOrNone(1));
  }

  public boolean isKnown() {
    return !Double.isNaN(chance);
  }
}
