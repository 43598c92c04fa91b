package v7p3r.tablebase;

import java.util.Arrays;

/**
 * How the men of a table are counted: in groups of equal men, the first of which also holds what
 * decides how the board is turned. Every group has a factor; the sum of its places times factors is
 * the index of a position.
 */
final class Groups {
  private final TableMaterial material;

  /** Codes of the men in the order in which their squares count. */
  private final int[] men;

  private final int[] lengths;
  private final long[] factors;
  private final int count;
  private final long size;

  /**
   * @param order the turn of the first group, and of the second where both sides have pawns
   * @param file the file of the leading pawn
   */
  Groups(TableMaterial material, int[] men, int[] order, int file) {
    this.material = material;
    this.men = men;
    this.lengths = new int[men.length];
    this.factors = new long[men.length];
    this.count = divide();
    this.size = multiply(order, file);
  }

  /** Equal neighbors form a group; returns how many groups there are. */
  private int divide() {
    int together = material.hasPawns() ? 1 : material.hasUniqueMen() ? 3 : 2;
    int group = 0;
    lengths[0] = 1;
    for (int i = 1; i < men.length; i++) {
      if (i < together || men[i] == men[i - 1]) {
        lengths[group]++;
      } else {
        lengths[++group] = 1;
      }
    }
    return group + 1;
  }

  private long multiply(int[] order, int file) {
    boolean secondIsPawns = material.hasPawnsOnBothSides();
    int next = secondIsPawns ? 2 : 1;
    int freeSquares = 64 - lengths[0] - (secondIsPawns ? lengths[1] : 0);
    long factor = 1;
    for (int turn = 0; next < count || turn == order[0] || turn == order[1]; turn++) {
      if (turn == order[0]) {
        factors[0] = factor;
        factor *= firstPlaces(file);
      } else if (turn == order[1]) {
        factors[1] = factor;
        factor *= Binomials.choose(lengths[1], 48 - lengths[0]);
      } else {
        factors[next] = factor;
        factor *= Binomials.choose(lengths[next], freeSquares);
        freeSquares -= lengths[next++];
      }
    }
    return factor;
  }

  private int firstPlaces(int file) {
    if (material.hasPawns()) {
      return SquareOrders.leadPawns(lengths[0], file);
    }
    return material.hasUniqueMen() ? SquareOrders.TRIPLES : SquareOrders.KING_PAIRS;
  }

  /** How many positions the table holds. */
  long size() {
    return size;
  }

  /** The code of the man whose square counts at this place. */
  int man(int place) {
    return men[place];
  }

  /**
   * The index of a position whose men stand on these squares, in the order of {@link #man}. The
   * squares are turned and sorted on the way.
   */
  long index(int[] squares) {
    if (SquareOrders.FILES <= (squares[0] & 7)) {
      turn(squares, 7);
    }
    long index = (material.hasPawns() ? leadPawns(squares) : corner(squares)) * factors[0];
    int begin = lengths[0];
    for (int group = 1; group < count; group++) {
      boolean pawns = group == 1 && material.hasPawnsOnBothSides();
      index += places(squares, begin, begin + lengths[group], pawns ? 8 : 0) * factors[group];
      begin += lengths[group];
    }
    return index;
  }

  private void turn(int[] squares, int mask) {
    for (int i = 0; i < men.length; i++) {
      squares[i] ^= mask;
    }
  }

  /** The first square is that of the leading pawn already. */
  private long leadPawns(int[] squares) {
    int pawns = lengths[0];
    for (int i = 2; i < pawns; i++) {
      for (int j = i;
          j > 1 && SquareOrders.pawn(squares[j]) < SquareOrders.pawn(squares[j - 1]);
          j--) {
        swap(squares, j);
      }
    }
    long index = SquareOrders.leadPawn(pawns, squares[0]);
    for (int i = 1; i < pawns; i++) {
      index += Binomials.choose(i, SquareOrders.pawn(squares[i]));
    }
    return index;
  }

  /** Turns the first man into the corner triangle, and what is on the diagonal below it. */
  private long corner(int[] squares) {
    if (squares[0] >> 3 >= SquareOrders.FILES) {
      turn(squares, 56);
    }
    for (int i = 0; i < lengths[0]; i++) {
      int above = SquareOrders.aboveDiagonal(squares[i]);
      if (above > 0) {
        for (int j = i; j < men.length; j++) {
          squares[j] = squares[j] >> 3 | (squares[j] & 7) << 3;
        }
      }
      if (above != 0) {
        break;
      }
    }
    return material.hasUniqueMen()
        ? SquareOrders.triple(squares[0], squares[1], squares[2])
        : SquareOrders.kings(squares[0], squares[1]);
  }

  /** The places of a group of equal men among the squares that earlier groups leave. */
  private static long places(int[] squares, int begin, int end, int below) {
    Arrays.sort(squares, begin, end);
    long places = 0;
    for (int i = begin; i < end; i++) {
      int taken = 0;
      for (int j = 0; j < begin; j++) {
        taken += squares[j] < squares[i] ? 1 : 0;
      }
      places += Binomials.choose(i - begin + 1, squares[i] - taken - below);
    }
    return places;
  }

  private static void swap(int[] squares, int at) {
    int square = squares[at];
    squares[at] = squares[at - 1];
    squares[at - 1] = square;
  }
}
