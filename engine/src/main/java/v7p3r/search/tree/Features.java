package v7p3r.search.tree;

import v7p3r.search.SearchFeature;

/** What all threads of a search leave out or limit; changed only between searches. */
final class Features {
  boolean alphaBeta = true;
  boolean moveOrdering = true;
  boolean quiescence = true;
  boolean checkmates = true;
  boolean stalemates = true;
  boolean drawPrevention = true;
  boolean victimOrder = true;
  boolean evadingCaptures = true;

  /** Moves of a node after which quiet ones are left out; never at the root or in check. */
  int maxOrderedMoves = Integer.MAX_VALUE;

  /** Nodes after which no further iteration begins, for a score of 0; 0 for no such limit. */
  private long maxNodes;

  void set(SearchFeature feature, boolean on) {
    switch (feature) {
      case ALPHA_BETA -> alphaBeta = on;
      case MOVE_ORDERING -> moveOrdering = on;
      case QUIESCENCE -> quiescence = on;
      case CHECKMATE_DETECTION -> checkmates = on;
      case STALEMATE_DETECTION -> stalemates = on;
      case DRAW_PREVENTION -> drawPrevention = on;
      case VICTIM_ORDER -> victimOrder = on;
      case EVADING_CAPTURES -> evadingCaptures = on;
    }
  }

  void setMaxNodes(long nodes) {
    maxNodes = nodes;
  }

  /** Whether the nodes will do: the better the average score so far, the fewer are needed. */
  boolean areEnough(long nodes, int averageScore) {
    return maxNodes > 0 && nodes >= maxNodes * 100 / (100 + Math.max(0, averageScore));
  }
}
