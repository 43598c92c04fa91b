package v7p3r.engine;

/** A move in a list of moves that cannot be played; says which one, and what could be. */
public final class IllegalMoveException extends IllegalArgumentException {
  private static final long serialVersionUID = 1L;

  private final int number;

  IllegalMoveException(int number, String move, String expected) {
    super("move " + number + ": expected " + expected + ", found " + Quote.of(move));
    this.number = number;
  }

  /** Its place in the list, from 1. */
  public int number() {
    return number;
  }
}
