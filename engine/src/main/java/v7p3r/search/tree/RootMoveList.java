package v7p3r.search.tree;

import java.util.Arrays;
import v7p3r.board.MoveList;
import v7p3r.search.RootNodes;

/** The moves at the root: which may be searched, and how many nodes each has cost. */
final class RootMoveList {
  private final int[] moves = new int[256];
  private final long[] nodes = new long[256];

  /** Moves before this index are lines already found by a MultiPV search. */
  private int first;

  private int size;

  void set(MoveList list) {
    size = list.size();
    first = 0;
    for (int i = 0; i < size; i++) {
      moves[i] = list.get(i);
      nodes[i] = 0;
    }
  }

  /** Whether the move may be searched for the line under way. */
  boolean isOpen(int move) {
    for (int i = first; i < size; i++) {
      if (moves[i] == move) {
        return true;
      }
    }
    return false;
  }

  /** The lines of an iteration begin: all moves are open. */
  void openAll() {
    first = 0;
  }

  /** The move is the next line's: it goes to the front and is closed. */
  void close(int move) {
    for (int i = first; i < size; i++) {
      if (moves[i] == move) {
        long cost = nodes[i];
        System.arraycopy(moves, first, moves, first + 1, i - first);
        System.arraycopy(nodes, first, nodes, first + 1, i - first);
        moves[first] = move;
        nodes[first] = cost;
        first++;
        return;
      }
    }
  }

  void addNodes(int move, long count) {
    for (int i = 0; i < size; i++) {
      if (moves[i] == move) {
        nodes[i] += count;
        return;
      }
    }
  }

  /** What each move has cost so far. */
  RootNodes costs() {
    return RootNodes.of(Arrays.copyOf(moves, size), Arrays.copyOf(nodes, size));
  }
}
