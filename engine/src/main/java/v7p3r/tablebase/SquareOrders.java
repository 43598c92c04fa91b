package v7p3r.tablebase;

import v7p3r.board.Attacks;
import v7p3r.board.Bitboard;
import v7p3r.board.Square;

/**
 * The orders in which the tables count squares after a position has been turned so that its first
 * man stands in a corner of the board.
 */
final class SquareOrders {
  static final int FILES = 4;

  /** Places of three different men: the first in the corner triangle, the others anywhere. */
  static final int TRIPLES = 31_332;

  /** Places of two kings, turned and not side by side. */
  static final int KING_PAIRS = 462;

  private static final int MAX_PAWNS = 5;
  private static final int DIAGONAL = 6;
  private static final int FIRST_PAWN_ORDER = 47;

  private static final int[] TRIANGLE = new int[64];
  private static final int[] BELOW_DIAGONAL = new int[64];
  private static final int[][] KINGS = new int[10][64];
  private static final int[] PAWNS = new int[64];
  private static final int[][] LEAD_PAWN = new int[MAX_PAWNS + 1][64];
  private static final int[][] LEAD_PAWNS = new int[MAX_PAWNS + 1][FILES];

  static {
    orderDiagonalHalf();
    orderTriangle();
    orderKings();
    orderPawns();
    orderLeadPawns();
  }

  private SquareOrders() {}

  private static void orderDiagonalHalf() {
    int next = 0;
    for (int square = 0; square < Square.COUNT; square++) {
      if (aboveDiagonal(square) < 0) {
        BELOW_DIAGONAL[square] = next++;
      }
    }
  }

  /** The triangle a1-d1-d4: first its inside, then the diagonal. */
  private static void orderTriangle() {
    int inside = 0;
    for (int rank = 0; rank < FILES; rank++) {
      for (int file = rank + 1; file < FILES; file++) {
        TRIANGLE[Square.of(file, rank)] = inside++;
      }
      TRIANGLE[Square.of(rank, rank)] = DIAGONAL + rank;
    }
  }

  /** Pairs with both kings on the diagonal come last. */
  private static void orderKings() {
    int next = 0;
    for (int pass = 0; pass < 2; pass++) {
      for (int place = 0; place < KINGS.length; place++) {
        int first = triangleSquare(place);
        boolean onDiagonal = place >= DIAGONAL;
        for (int second = 0; second < Square.COUNT; second++) {
          boolean apart = !Bitboard.contains(Attacks.king(first), second) && first != second;
          boolean bothOnDiagonal = onDiagonal && aboveDiagonal(second) == 0;
          boolean turned = onDiagonal && aboveDiagonal(second) > 0;
          if (apart && !turned && bothOnDiagonal == (pass == 1)) {
            KINGS[place][second] = next++;
          }
        }
      }
    }
    assert next == KING_PAIRS;
  }

  private static int triangleSquare(int place) {
    for (int rank = 0; rank < FILES; rank++) {
      for (int file = rank; file < FILES; file++) {
        if (TRIANGLE[Square.of(file, rank)] == place) {
          return Square.of(file, rank);
        }
      }
    }
    throw new AssertionError(place);
  }

  /** From the edge inward, from the second rank up, left before right: highest number first. */
  private static void orderPawns() {
    int next = FIRST_PAWN_ORDER;
    for (int file = 0; file < FILES; file++) {
      for (int rank = 1; rank < 7; rank++) {
        PAWNS[Square.of(file, rank)] = next--;
        PAWNS[Square.of(7 - file, rank)] = next--;
      }
    }
  }

  private static void orderLeadPawns() {
    for (int pawns = 1; pawns <= MAX_PAWNS; pawns++) {
      for (int file = 0; file < FILES; file++) {
        int next = 0;
        for (int rank = 1; rank < 7; rank++) {
          int square = Square.of(file, rank);
          LEAD_PAWN[pawns][square] = next;
          next += Binomials.choose(pawns - 1, PAWNS[square]);
        }
        LEAD_PAWNS[pawns][file] = next;
      }
    }
  }

  /** Positive above the diagonal a1-h8, negative below it, 0 on it. */
  static int aboveDiagonal(int square) {
    return Square.rank(square) - Square.file(square);
  }

  /** The place of a pawn; that with the highest one leads. */
  static int pawn(int square) {
    return PAWNS[square];
  }

  /** Where the positions begin in which the first of this number of pawns stands here. */
  static int leadPawn(int pawns, int square) {
    return LEAD_PAWN[pawns][square];
  }

  /** How many places this number of pawns has when the first stands on this file. */
  static int leadPawns(int pawns, int file) {
    return LEAD_PAWNS[pawns][file];
  }

  static int kings(int first, int second) {
    return KINGS[TRIANGLE[first]][second];
  }

  /** The number of a triple of different men, the first in the triangle. */
  static int triple(int first, int second, int third) {
    int fewerSecond = second > first ? 1 : 0;
    int fewerThird = (third > first ? 1 : 0) + (third > second ? 1 : 0);
    if (aboveDiagonal(first) != 0) {
      return (TRIANGLE[first] * 63 + second - fewerSecond) * 62 + third - fewerThird;
    }
    int rank = Square.rank(first);
    int start = DIAGONAL * 63 * 62;
    if (aboveDiagonal(second) != 0) {
      return start + (rank * 28 + BELOW_DIAGONAL[second]) * 62 + third - fewerThird;
    }
    start += 4 * 28 * 62;
    int secondRank = Square.rank(second) - fewerSecond;
    if (aboveDiagonal(third) != 0) {
      return start + (rank * 7 + secondRank) * 28 + BELOW_DIAGONAL[third];
    }
    start += 4 * 7 * 28;
    return start + (rank * 7 + secondRank) * 6 + Square.rank(third) - fewerThird;
  }
}
