package v7p3r.board;

/**
 * The board as a plain array and its attacks found square by square: slow, obvious, and without a
 * line in common with the bitboards it judges.
 */
final class PlainBoard {
  final int[] men = new int[64];

  PlainBoard(Position position) {
    for (int square = 0; square < 64; square++) {
      men[square] = position.pieceOn(square);
    }
  }

  boolean isEmpty(int square) {
    return men[square] == Piece.NONE;
  }

  boolean isOf(int side, int square) {
    return !isEmpty(square) && Piece.side(men[square]) == side;
  }

  int king(int side) {
    for (int square = 0; square < 64; square++) {
      if (men[square] == Piece.of(side, PieceType.KING)) {
        return square;
      }
    }
    throw new IllegalStateException("no king");
  }

  /** Whether the man on a square attacks another square, whatever stands there. */
  boolean attacks(int from, int to) {
    int files = to % 8 - from % 8;
    int ranks = to / 8 - from / 8;
    int wide = Math.max(Math.abs(files), Math.abs(ranks));
    int narrow = Math.min(Math.abs(files), Math.abs(ranks));
    int forward = Piece.side(men[from]) == Color.WHITE ? 1 : -1;
    return switch (Piece.type(men[from])) {
      case PieceType.PAWN -> ranks == forward && Math.abs(files) == 1;
      case PieceType.KNIGHT -> wide == 2 && narrow == 1;
      case PieceType.BISHOP -> wide > 0 && wide == narrow && isFree(from, to);
      case PieceType.ROOK -> wide > 0 && narrow == 0 && isFree(from, to);
      case PieceType.QUEEN -> wide > 0 && (narrow == 0 || wide == narrow) && isFree(from, to);
      default -> wide == 1;
    };
  }

  /** Whether all squares between the ends of a line are empty. */
  private boolean isFree(int from, int to) {
    int step = 8 * Integer.signum(to / 8 - from / 8) + Integer.signum(to % 8 - from % 8);
    for (int square = from + step; square != to; square += step) {
      if (!isEmpty(square)) {
        return false;
      }
    }
    return true;
  }

  long attackers(int side, int square) {
    long attackers = 0;
    for (int from = 0; from < 64; from++) {
      if (isOf(side, from) && attacks(from, square)) {
        attackers |= 1L << from;
      }
    }
    return attackers;
  }

  long checkers(int side) {
    return attackers(Color.opposite(side), king(side));
  }

  /** Men whose vanishing would let a further enemy attack their king. */
  long pinned(int side) {
    long before = checkers(side);
    long pinned = 0;
    for (int square = 0; square < 64; square++) {
      int man = men[square];
      if (isOf(side, square) && Piece.type(man) != PieceType.KING) {
        men[square] = Piece.NONE;
        pinned |= (checkers(side) & ~before) != 0 ? 1L << square : 0;
        men[square] = man;
      }
    }
    return pinned;
  }

  /** Whether a pawn of the side may take en passant on the square without exposing its king. */
  boolean canTakeEnPassant(int side, int target) {
    int victim = target + (side == Color.WHITE ? -8 : 8);
    for (int from = 0; from < 64; from++) {
      if (men[from] == Piece.of(side, PieceType.PAWN) && attacks(from, target)) {
        int pawn = men[from];
        int taken = men[victim];
        men[target] = pawn;
        men[from] = Piece.NONE;
        men[victim] = Piece.NONE;
        boolean safe = checkers(side) == 0;
        men[target] = Piece.NONE;
        men[from] = pawn;
        men[victim] = taken;
        if (safe) {
          return true;
        }
      }
    }
    return false;
  }
}
