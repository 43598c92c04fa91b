package v7p3r.eval.context;

import v7p3r.board.Square;

/** Shapes of the tables that the engine design starts from. */
final class WeightTables {
  private static int allocated;

  private WeightTables() {}

  /** Hands out the next places in the list of all values, in the order of the enum. */
  static int allocate(int length) {
    int offset = allocated;
    allocated += length;
    return offset;
  }

  static int[] table(int... values) {
    return values;
  }

  static int[] flat(int length, int value) {
    int[] values = new int[length];
    java.util.Arrays.fill(values, value);
    return values;
  }

  /** Evenly from the first to the last value. */
  static int[] line(int length, int first, int last) {
    int[] values = new int[length];
    for (int i = 0; i < length; i++) {
      values[i] = first + (last - first) * i / (length - 1);
    }
    return values;
  }

  /** Better toward the middle of the board: {@code edge} in the corner, {@code step} each ring. */
  static int[] center(int edge, int step) {
    int[] values = new int[64];
    for (int square = 0; square < 64; square++) {
      values[square] = edge + step * (ring(Square.file(square)) + ring(Square.rank(square))) / 2;
    }
    return twice(values);
  }

  /** Better the further a pawn has come, most of all in the center. */
  static int[] pawnSquares(int step) {
    int[] values = new int[64];
    for (int square = 8; square < 56; square++) {
      int rank = Square.rank(square);
      values[square] = step * (rank - 1) + (rank - 1) * ring(Square.file(square)) - 3;
    }
    return twice(values);
  }

  /** Behind the side's pawns on a wing, not in the center and not in front. */
  static int[] kingSquares() {
    int[] values = new int[64];
    for (int square = 0; square < 64; square++) {
      int file = Square.file(square);
      int wing = file <= 2 || file >= 6 ? 15 : -10;
      values[square] = wing - 18 * Math.min(Square.rank(square), 4);
    }
    return twice(values);
  }

  /** The same table for kings on one wing and on different wings. */
  private static int[] twice(int[] squares) {
    int[] values = java.util.Arrays.copyOf(squares, 128);
    System.arraycopy(squares, 0, values, 64, 64);
    return values;
  }

  /** 0 on the edge to 3 in the middle. */
  private static int ring(int fileOrRank) {
    return Math.min(fileOrRank, 7 - fileOrRank);
  }
}
