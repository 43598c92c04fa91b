package v7p3r.board;

/**
 * What a move cannot restore by being taken back, and what is worked out at most once a position.
 * One frame a half move, chained, allocated ahead and used again.
 */
final class State {
  /** One half move in both counters of {@link #info}. */
  static final long ONE_PLY = 1L << 48 | 1L << 32;

  /** The parts of {@link #info} that a move carries on. */
  static final long CARRIED = 0xFFFFFFFF_00F00000L;

  static final long COUNTERS = 0xFFFFFFFF_00000000L;
  static final int CAPTURED_SHIFT = 16;
  static final int RIGHTS_SHIFT = 20;
  static final int EN_PASSANT_SHIFT = 24;

  /** No man taken and no en passant square. */
  static final long NOTHING =
      (long) Piece.NONE << CAPTURED_SHIFT | (long) Square.NONE << EN_PASSANT_SHIFT;

  /** Bits of {@link #known}. */
  static final int KING = 1;

  static final int CHECKS = 2;

  final State previous;

  /** The frame of the next half move; null until it is needed. */
  State next;

  /** Half moves made since the position was set up. */
  final int index;

  long key;
  long pawnKey;

  /** Low half: knights, bishops and kings. High half: rooks, queens and kings. */
  long officerKeys;

  /**
   * Move 0–15, captured man 16–19, castling rights 20–23, en passant square 24–31, fifty-move
   * counter 32–47, half moves back to the last capture, pawn move or null move 48–63.
   */
  long info;

  /** Which of the facts below have been worked out. */
  int known;

  /** Enemy men that give check to the side to move; {@link #KING}. */
  long checkers;

  /** Men of the side to move that shield their king from a slider; {@link #KING}. */
  long pinned;

  /** Men of the side to move whose leaving opens a line on the enemy king; {@link #CHECKS}. */
  long discoverers;

  /** From where a man would give check; {@link #CHECKS}. */
  long pawnChecks;

  long knightChecks;
  long bishopChecks;
  long rookChecks;

  State(State previous) {
    this.previous = previous;
    this.index = previous == null ? 0 : previous.index + 1;
  }

  int move() {
    return (int) info & 0xFFFF;
  }

  int captured() {
    return (int) (info >>> CAPTURED_SHIFT) & 15;
  }

  int castlingRights() {
    return (int) (info >>> RIGHTS_SHIFT) & 15;
  }

  int enPassantSquare() {
    return (int) (info >>> EN_PASSANT_SHIFT) & 0x7F;
  }

  int rule50() {
    return (int) (info >>> 32) & 0xFFFF;
  }

  int reversible() {
    return (int) (info >>> 48);
  }

  void copyFrom(State other) {
    key = other.key;
    info = other.info;
    pawnKey = other.pawnKey;
    officerKeys = other.officerKeys;
    known = 0;
  }
}
