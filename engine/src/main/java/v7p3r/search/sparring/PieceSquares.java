package v7p3r.search.sparring;

import v7p3r.board.Color;
import v7p3r.board.PieceType;
import v7p3r.board.Position;
import v7p3r.board.Square;

/**
 * Where the men of {@link SimpleSearch} like to stand, in centipawns, seen from White with a8 in
 * the upper left corner. Pawns and kings change their minds towards the endgame.
 */
final class PieceSquares {
  private static final int[] PAWN = {
    0, 0, 0, 0, 0, 0, 0, 0,
    60, 60, 60, 60, 60, 60, 60, 60,
    18, 20, 26, 34, 34, 26, 20, 18,
    8, 10, 16, 28, 28, 16, 10, 8,
    2, 4, 12, 24, 24, 8, 4, 2,
    4, 2, 4, 10, 10, -4, 2, 4,
    4, 8, 6, -16, -16, 10, 8, 4,
    0, 0, 0, 0, 0, 0, 0, 0,
  };
  private static final int[] PAWN_ENDGAME = {
    0, 0, 0, 0, 0, 0, 0, 0,
    90, 88, 86, 84, 84, 86, 88, 90,
    54, 52, 50, 48, 48, 50, 52, 54,
    28, 26, 24, 22, 22, 24, 26, 28,
    12, 12, 10, 8, 8, 10, 12, 12,
    4, 4, 2, 2, 2, 2, 4, 4,
    0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0,
  };
  private static final int[] KNIGHT = {
    -52, -34, -26, -24, -24, -26, -34, -52,
    -32, -14, 2, 6, 6, 2, -14, -32,
    -22, 6, 18, 22, 22, 18, 6, -22,
    -20, 8, 20, 26, 26, 20, 8, -20,
    -22, 4, 18, 24, 24, 18, 4, -22,
    -26, 2, 14, 16, 16, 14, 2, -26,
    -34, -18, 0, 4, 4, 0, -18, -34,
    -52, -30, -28, -26, -26, -28, -30, -52,
  };
  private static final int[] BISHOP = {
    -18, -12, -12, -10, -10, -12, -12, -18,
    -10, 2, 2, 4, 4, 2, 2, -10,
    -8, 4, 10, 12, 12, 10, 4, -8,
    -6, 10, 10, 16, 16, 10, 10, -6,
    -6, 6, 14, 16, 16, 14, 6, -6,
    -4, 10, 12, 12, 12, 12, 10, -4,
    -8, 14, 6, 6, 6, 6, 14, -8,
    -18, -10, -14, -10, -10, -14, -10, -18,
  };
  private static final int[] ROOK = {
    4, 6, 8, 10, 10, 8, 6, 4,
    14, 18, 20, 22, 22, 20, 18, 14,
    -2, 4, 6, 8, 8, 6, 4, -2,
    -4, 0, 4, 6, 6, 4, 0, -4,
    -6, 0, 2, 4, 4, 2, 0, -6,
    -6, 0, 2, 4, 4, 2, 0, -6,
    -8, -2, 2, 6, 6, 2, -2, -8,
    -4, -2, 6, 12, 12, 8, -2, -4,
  };
  private static final int[] QUEEN = {
    -16, -8, -6, -2, -2, -6, -8, -16,
    -8, 0, 4, 4, 4, 4, 0, -8,
    -6, 4, 8, 8, 8, 8, 4, -6,
    -2, 4, 8, 10, 10, 8, 4, -2,
    -2, 4, 8, 10, 10, 8, 4, -2,
    -6, 6, 6, 6, 6, 6, 4, -6,
    -8, 2, 6, 4, 4, 4, 0, -8,
    -16, -10, -6, 0, -2, -8, -10, -16,
  };
  private static final int[] KING = {
    -60, -64, -68, -72, -72, -68, -64, -60,
    -54, -58, -62, -66, -66, -62, -58, -54,
    -46, -50, -54, -60, -60, -54, -50, -46,
    -38, -42, -48, -54, -54, -48, -42, -38,
    -28, -32, -38, -46, -46, -38, -32, -28,
    -14, -18, -26, -32, -32, -26, -18, -14,
    12, 8, -8, -20, -20, -10, 10, 14,
    20, 28, 14, -10, 0, -4, 34, 24,
  };
  private static final int[] KING_ENDGAME = {
    -44, -30, -22, -16, -16, -22, -30, -44,
    -26, -10, 2, 8, 8, 2, -10, -26,
    -16, 6, 22, 28, 28, 22, 6, -16,
    -12, 10, 28, 36, 36, 28, 10, -12,
    -14, 6, 26, 34, 34, 26, 6, -14,
    -20, -2, 14, 20, 20, 14, -2, -20,
    -30, -14, -2, 4, 4, -2, -14, -30,
    -50, -36, -26, -20, -20, -26, -36, -50,
  };

  private static final int[][] OPENING = {PAWN, KNIGHT, BISHOP, ROOK, QUEEN, KING};
  private static final int[][] ENDGAME = {PAWN_ENDGAME, KNIGHT, BISHOP, ROOK, QUEEN, KING_ENDGAME};

  private PieceSquares() {}

  /** Centipawns that a side is ahead, between opening and endgame by the pieces left. */
  static int balance(Position position, int side) {
    int phase = Math.min(position.phase(), Position.FULL_PHASE);
    int own = sum(position, side, phase);
    int theirs = sum(position, Color.opposite(side), phase);
    return (own - theirs) / Position.FULL_PHASE;
  }

  private static int sum(Position position, int side, int phase) {
    int flip = side == Color.WHITE ? 56 : 0;
    int sum = 0;
    for (int type = PieceType.PAWN; type < PieceType.COUNT; type++) {
      for (long men = position.pieces(side, type); men != 0; men &= men - 1) {
        int square = Long.numberOfTrailingZeros(men) ^ flip;
        assert Square.isValid(square);
        sum +=
            phase * OPENING[type][square] + (Position.FULL_PHASE - phase) * ENDGAME[type][square];
      }
    }
    return sum;
  }
}
