package v7p3r.board;

/** Looks back over a game's positions for repeated ones, and one move ahead for the next. */
final class Repetition {
  private Repetition() {}

  /** How often a position has occurred before. */
  static int count(State now) {
    int count = 0;
    int reach = Math.min(now.index, now.reversible());
    State past = now;
    for (int back = 2; back <= reach; back += 2) {
      past = past.previous.previous;
      count += past.key == now.key ? 1 : 0;
    }
    return count;
  }

  /** Whether any position since the last move that cannot be taken back was there before. */
  static boolean hasOccurred(State now) {
    int reach = Math.min(now.index, now.reversible());
    State past = now;
    for (int back = 0; back <= reach; back++) {
      if (count(past) > 0) {
        return true;
      }
      past = past.previous;
    }
    return false;
  }

  /** Once since the root or twice in the whole game. */
  static boolean isDraw(State now, int rootDistance) {
    int reach = Math.min(now.index, now.reversible());
    if (reach < 4) {
      return false;
    }
    State past = now.previous.previous;
    boolean seen = false;
    for (int back = 4; back <= reach; back += 2) {
      past = past.previous.previous;
      if (past.key == now.key) {
        if (seen || back < rootDistance) {
          return true;
        }
        seen = true;
      }
    }
    return false;
  }

  /**
   * Whether one move leads to a position that occurred since the root, or that occurred twice
   * before it. One look-up a past position: the keys differ by a single reversible move.
   */
  static boolean isUpcoming(Position position, State now, int rootDistance) {
    int reach = Math.min(now.index, now.reversible());
    if (reach < 3) {
      return false;
    }
    long occupied = position.pieces();
    State past = now.previous;
    for (int back = 3; back <= reach; back += 2) {
      past = past.previous.previous;
      int path = ReversibleMoves.find(now.key ^ past.key ^ Zobrist.BLACK_TO_MOVE);
      if (path >= 0 && (ReversibleMoves.between(path) & occupied) == 0) {
        if (back < rootDistance) {
          return true;
        }
        int from = ReversibleMoves.from(path);
        int square = position.isEmpty(from) ? ReversibleMoves.to(path) : from;
        if (Piece.side(position.pieceOn(square)) == position.sideToMove() && count(past) > 0) {
          return true;
        }
      }
    }
    return false;
  }
}
