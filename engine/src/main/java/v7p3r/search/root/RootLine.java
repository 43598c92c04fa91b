package v7p3r.search.root;

import v7p3r.board.Move;
import v7p3r.search.Line;
import v7p3r.search.Value;

/**
 * A line from the root that a search has found to be best.
 *
 * @param depth of the iteration that found it
 */
public record RootLine(Line pv, int score, int depth, int selectiveDepth) {
  /** Nothing was found. */
  public static final RootLine NONE = new RootLine(Line.EMPTY, Value.DRAW, 0, 0);

  public boolean isFound() {
    return !pv.isEmpty();
  }

  /** Its first move, or {@link Move#NONE}. */
  public int move() {
    return pv.getOrNone(0);
  }
}
