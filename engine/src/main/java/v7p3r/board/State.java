package v7p3r.board;

/**
 * What a move cannot restore by being taken back, and what is worked out at most once a position.
 * One frame a half move, allocated ahead and used again.
 */
final class State {
  long key;
  int castlingRights;
  int enPassantSquare;
  int rule50;
  int pliesFromNull;

  /** The move that led here and the man it took. */
  int move;

  int captured;

  /** Whether {@link #checkers} and {@link #pinned} are known for this position. */
  boolean knowsKing;

  /** Enemy men that give check to the side to move. */
  long checkers;

  /** Own men that shield the own king from a slider. */
  long pinned;

  /** Whether the check squares below are known for this position. */
  boolean knowsChecks;

  /** Own men whose leaving opens a line on the enemy king. */
  long discoverers;

  long pawnChecks;
  long knightChecks;
  long bishopChecks;
  long rookChecks;

  void copyFrom(State other) {
    key = other.key;
    castlingRights = other.castlingRights;
    enPassantSquare = other.enPassantSquare;
    rule50 = other.rule50;
    pliesFromNull = other.pliesFromNull;
    move = other.move;
    captured = other.captured;
    knowsKing = false;
    knowsChecks = false;
  }
}
