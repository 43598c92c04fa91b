package v7p3r.search.tree;

import java.util.EnumSet;
import v7p3r.search.SearchFeature;
import v7p3r.search.Tunable;

/**
 * What all threads of a search leave out or limit, changed only between searches. The picker and
 * the quiescence of a search that leaves something out are other ones, so that a whole search never
 * asks there; the rest is asked for once an iteration, or where a position has no moves.
 */
final class Features {
  private final EnumSet<SearchFeature> on = EnumSet.allOf(SearchFeature.class);
  private int maxOrderedMoves = Integer.MAX_VALUE;

  /** Nodes after which no further iteration begins, for a score of 0; 0 for no such limit. */
  private long maxNodes;

  /** Threads that exist already must be made anew. */
  void set(SearchFeature feature, boolean isOn) {
    if (isOn) {
      on.add(feature);
    } else {
      on.remove(feature);
    }
  }

  /** Threads that exist already must be made anew. */
  void setMaxOrderedMoves(int moves) {
    maxOrderedMoves = moves;
  }

  void setMaxNodes(long nodes) {
    maxNodes = nodes;
  }

  boolean alphaBeta() {
    return on.contains(SearchFeature.ALPHA_BETA);
  }

  boolean moveOrdering() {
    return on.contains(SearchFeature.MOVE_ORDERING);
  }

  boolean checkmates() {
    return on.contains(SearchFeature.CHECKMATE_DETECTION);
  }

  boolean stalemates() {
    return on.contains(SearchFeature.STALEMATE_DETECTION);
  }

  boolean drawPrevention() {
    return on.contains(SearchFeature.DRAW_PREVENTION);
  }

  boolean victimOrder() {
    return on.contains(SearchFeature.VICTIM_ORDER);
  }

  boolean evadingCaptures() {
    return on.contains(SearchFeature.EVADING_CAPTURES);
  }

  /** Moves of a node after which quiet ones are left out; never at the root or in check. */
  int maxOrderedMoves() {
    return maxOrderedMoves;
  }

  /** Whether the nodes will do: the better the average score so far, the fewer are needed. */
  boolean areEnough(long nodes, int averageScore) {
    return maxNodes > 0 && nodes >= maxNodes * 100 / (100 + Math.max(0, averageScore));
  }

  // ---- The parts that a search is built of ----

  MovePicker picker(SearchThread thread) {
    boolean isFull =
        moveOrdering()
            && victimOrder()
            && evadingCaptures()
            && maxOrderedMoves == Integer.MAX_VALUE;
    return isFull ? new MovePicker(thread) : new LimitedPicker(thread, this);
  }

  Quiescence quiescence(SearchThread thread) {
    return on.contains(SearchFeature.QUIESCENCE)
        ? new Quiescence(thread)
        : new NoQuiescence(thread);
  }

  /** Without an order a late move is as good as an early one: the number of a move says nothing. */
  int limited(Tunable tunable, int value) {
    return switch (tunable) {
      case REDUCTION_DEPTH, LATE_MOVE_DEPTH -> moveOrdering() ? value : tunable.off().orElse(value);
      default -> value;
    };
  }
}
