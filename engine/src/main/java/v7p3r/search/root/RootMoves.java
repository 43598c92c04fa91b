package v7p3r.search.root;

import java.util.Arrays;
import v7p3r.board.Move;
import v7p3r.board.MoveList;
import v7p3r.search.RootNodes;

/**
 * The moves at the root while they are searched: which are open to the line under way, what each
 * has cost, its last score, and when that was.
 */
public final class RootMoves {
  private final int[] moves = new int[256];
  private final long[] nodes = new long[256];
  private final int[] scores = new int[256];

  /** The round in which each was searched last; 0 if it was not. */
  private final int[] rounds = new int[256];

  private int round;

  /** Moves before this index are lines already found by a MultiPV search. */
  private int first;

  private int size;
  private int expected = Move.NONE;

  public void set(MoveList list) {
    size = list.size();
    round = 0;
    openAll();
    for (int i = 0; i < size; i++) {
      moves[i] = list.get(i);
      nodes[i] = 0;
      rounds[i] = 0;
    }
  }

  /** Whether the move may be searched for the line under way. */
  public boolean isOpen(int move) {
    return indexOf(move) >= first;
  }

  /** The lines of an iteration begin: all moves are open. */
  public void openAll() {
    first = 0;
    expected = Move.NONE;
  }

  /** Whether the line under way is the best one: no move is left out. */
  public boolean isFirstLine() {
    return first == 0;
  }

  /** The move to be searched first, given the one that the table knows. */
  public int firstMove(int tableMove) {
    return expected == Move.NONE ? tableMove : expected;
  }

  /** The line under way will probably begin with a move; {@link Move#NONE}: ask the table. */
  public void expect(int move) {
    expected = move;
  }

  /** The move is a line's: it goes to the front and is closed. */
  public void close(int move) {
    int index = indexOf(move);
    if (index < first) {
      return;
    }
    long cost = nodes[index];
    int score = scores[index];
    int lastRound = rounds[index];
    System.arraycopy(moves, first, moves, first + 1, index - first);
    System.arraycopy(nodes, first, nodes, first + 1, index - first);
    System.arraycopy(scores, first, scores, first + 1, index - first);
    System.arraycopy(rounds, first, rounds, first + 1, index - first);
    moves[first] = move;
    nodes[first] = cost;
    scores[first] = score;
    rounds[first] = lastRound;
    first++;
  }

  /**
   * @param score exact if the move was better than all before it
   */
  public void searched(int move, long count, int score) {
    int index = indexOf(move);
    nodes[index] += count;
    scores[index] = score;
    rounds[index] = round;
  }

  /**
   * The root is searched once more, with another depth or window.
   *
   * @return the number of this round
   */
  public int nextRound() {
    return ++round;
  }

  public int round() {
    return round;
  }

  /** Whether a move was searched to the end in a round or after it. */
  public boolean isSearchedSince(int round, int move) {
    int index = indexOf(move);
    return index >= 0 && rounds[index] >= round;
  }

  /** The score of a move when it was searched last. */
  public int lastScore(int move) {
    return scores[indexOf(move)];
  }

  private int indexOf(int move) {
    for (int i = 0; i < size; i++) {
      if (moves[i] == move) {
        return i;
      }
    }
    return -1;
  }

  /** What each move has cost so far. */
  public RootNodes costs() {
    return RootNodes.of(Arrays.copyOf(moves, size), Arrays.copyOf(nodes, size));
  }
}
