package v7p3r.search.tree;

import v7p3r.board.Move;
import v7p3r.search.Line;
import v7p3r.search.Value;

/**
 * A line from the root that a search has found to be best.
 *
 * @param depth of the iteration that found it
 */
record RootLine(Line pv, int score, int depth, int selectiveDepth) {
  /** Nothing was found. */
  static final RootLine NONE = new RootLine(Line.EMPTY, Value.DRAW, 0, 0);

  boolean isFound() {
    return !pv.isEmpty();
  }

  /** Its first move, or {@link Move#NONE}. */
  int move() {
    return pv.getOrNone(0);
  }
}
