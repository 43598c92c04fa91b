package v7p3r.search.memory;

import java.util.Arrays;
import v7p3r.board.Position;

/**
 * How far the static evaluation has been off lately in positions with the same pawns, minors or
 * majors, or after the same two moves: what the search found out corrects the next evaluation.
 */
public class CorrectionHistory {
  /** Instead of two moves: they shall not count. */
  public static final int NO_MOVES = -1;

  private static final int SIZE = 1 << 14;
  private static final int GRAIN = 256;
  private static final int LIMIT = 32 * GRAIN;
  private static final int WEIGHT_SUM = 256;

  private final int[] pawns = new int[2 * SIZE];
  private final int[] minors = new int[2 * SIZE];
  private final int[] majors = new int[2 * SIZE];
  private final int[] continuations = new int[2 * SIZE];

  public void clear() {
    Arrays.fill(pawns, 0);
    Arrays.fill(minors, 0);
    Arrays.fill(majors, 0);
    Arrays.fill(continuations, 0);
  }

  /**
   * Centipawns to add to the static evaluation of the side to move.
   *
   * @param continuation stands for the two moves before
   */
  public int correction(Position position, int continuation) {
    int side = position.sideToMove();
    return (pawns[index(side, position.pawnKey())]
            + minors[index(side, position.minorKey())]
            + majors[index(side, position.majorKey())]
            + (continuation == NO_MOVES ? 0 : continuations[index(side, continuation)]))
        / (2 * GRAIN);
  }

  /** The search found {@code error} centipawns more than the evaluation said, at a depth. */
  public void learn(Position position, int continuation, int depth, int error) {
    int side = position.sideToMove();
    int weight = Math.min(depth + 1, 16);
    int target = Math.clamp(error * (long) GRAIN, -LIMIT * 4, LIMIT * 4);
    blend(pawns, index(side, position.pawnKey()), target, weight);
    blend(minors, index(side, position.minorKey()), target, weight);
    blend(majors, index(side, position.majorKey()), target, weight);
    if (continuation != NO_MOVES) {
      blend(continuations, index(side, continuation), target, weight);
    }
  }

  private void blend(int[] table, int index, int target, int weight) {
    int value = (table[index] * (WEIGHT_SUM - weight) + target * weight) / WEIGHT_SUM;
    set(table, index, Math.clamp(value, -LIMIT, LIMIT));
  }

  /** All that is learned goes through here. */
  void set(int[] table, int index, int value) {
    table[index] = value;
  }

  private static int index(int side, long key) {
    return side * SIZE + ((int) key & SIZE - 1);
  }
}
