package v7p3r.search;

import v7p3r.board.Color;

/**
 * What is asked of a search: what ends it, and how many best lines it finds. Times are in
 * milliseconds; {@link #NONE} stands for a limit that is not set, and an empty line of search moves
 * for all legal moves.
 */
public record Limits(
    long whiteTime,
    long blackTime,
    long whiteIncrement,
    long blackIncrement,
    int movesToGo,
    int depth,
    long nodes,
    int mate,
    long moveTime,
    boolean infinite,
    boolean ponder,
    Line searchMoves,
    int lines) {
  /** A limit that is not set. */
  public static final int NONE = -1;

  /** Goes on until it is stopped or has nothing left to find. */
  public static final Limits UNLIMITED =
      new Limits(NONE, NONE, 0, 0, NONE, NONE, NONE, NONE, NONE, false, false, Line.EMPTY, 1);

  public static Limits toDepth(int depth) {
    return UNLIMITED.withDepth(depth);
  }

  public static Limits toNodes(long nodes) {
    return UNLIMITED.withNodes(nodes);
  }

  public static Limits forMoveTime(long millis) {
    return UNLIMITED.withMoveTime(millis);
  }

  /** Both sides have the same time on the clock. */
  public static Limits onClock(long millis, long increment) {
    return UNLIMITED
        .withTime(Color.WHITE, millis)
        .withTime(Color.BLACK, millis)
        .withIncrement(Color.WHITE, increment)
        .withIncrement(Color.BLACK, increment);
  }

  /** The clock of a side or, if only the other one is known, that one; else {@link #NONE}. */
  public long time(int side) {
    long own = side == Color.WHITE ? whiteTime : blackTime;
    long other = side == Color.WHITE ? blackTime : whiteTime;
    return own == NONE ? other : own;
  }

  public long increment(int side) {
    return side == Color.WHITE ? whiteIncrement : blackIncrement;
  }

  public boolean hasClock() {
    return whiteTime != NONE || blackTime != NONE;
  }

  /** Whether the search may only answer when it is told to: stop, or ponderhit. */
  public boolean waitsForStop() {
    return infinite || ponder;
  }

  /** Whether the search comes to an end without being told to stop. */
  public boolean endsByItself() {
    boolean limited =
        hasClock() || depth != NONE || nodes != NONE || mate != NONE || moveTime != NONE;
    return limited && !waitsForStop();
  }

  public Limits withTime(int side, long millis) {
    return new Limits(
        side == Color.WHITE ? millis : whiteTime,
        side == Color.BLACK ? millis : blackTime,
        whiteIncrement,
        blackIncrement,
        movesToGo,
        depth,
        nodes,
        mate,
        moveTime,
        infinite,
        ponder,
        searchMoves,
        lines);
  }

  public Limits withIncrement(int side, long millis) {
    return new Limits(
        whiteTime,
        blackTime,
        side == Color.WHITE ? millis : whiteIncrement,
        side == Color.BLACK ? millis : blackIncrement,
        movesToGo,
        depth,
        nodes,
        mate,
        moveTime,
        infinite,
        ponder,
        searchMoves,
        lines);
  }

  /** Moves until the next time control. */
  public Limits withMovesToGo(int moves) {
    return with(moves, depth, nodes, mate, moveTime, infinite, ponder, searchMoves);
  }

  public Limits withDepth(int plies) {
    return with(movesToGo, plies, nodes, mate, moveTime, infinite, ponder, searchMoves);
  }

  public Limits withNodes(long count) {
    return with(movesToGo, depth, count, mate, moveTime, infinite, ponder, searchMoves);
  }

  /** Ends when a mate in at most so many moves is found. */
  public Limits withMate(int moves) {
    return with(movesToGo, depth, nodes, moves, moveTime, infinite, ponder, searchMoves);
  }

  public Limits withMoveTime(long millis) {
    return with(movesToGo, depth, nodes, mate, millis, infinite, ponder, searchMoves);
  }

  public Limits withInfinite(boolean on) {
    return with(movesToGo, depth, nodes, mate, moveTime, on, ponder, searchMoves);
  }

  public Limits withPonder(boolean on) {
    return with(movesToGo, depth, nodes, mate, moveTime, infinite, on, searchMoves);
  }

  public Limits withSearchMoves(Line moves) {
    return with(movesToGo, depth, nodes, mate, moveTime, infinite, ponder, moves);
  }

  /** How many best lines are wanted. */
  public Limits withLines(int count) {
    return new Limits(
        whiteTime,
        blackTime,
        whiteIncrement,
        blackIncrement,
        movesToGo,
        depth,
        nodes,
        mate,
        moveTime,
        infinite,
        ponder,
        searchMoves,
        count);
  }

  private Limits with(
      int movesToGo,
      int depth,
      long nodes,
      int mate,
      long moveTime,
      boolean infinite,
      boolean ponder,
      Line searchMoves) {
    return new Limits(
        whiteTime,
        blackTime,
        whiteIncrement,
        blackIncrement,
        movesToGo,
        depth,
        nodes,
        mate,
        moveTime,
        infinite,
        ponder,
        searchMoves,
        lines);
  }
}
