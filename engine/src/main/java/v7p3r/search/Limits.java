package v7p3r.search;

import v7p3r.board.Color;

/**
 * What ends a search. Times are in milliseconds; {@link #NONE} stands for a limit that is not set,
 * and an empty line of search moves for all legal moves.
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
    Line searchMoves) {
  /** A limit that is not set. */
  public static final int NONE = -1;

  /** Goes on until it is stopped or has nothing left to find. */
  public static final Limits UNLIMITED =
      new Limits(NONE, NONE, 0, 0, NONE, NONE, NONE, NONE, NONE, false, false, Line.EMPTY);

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
    Copy copy = new Copy(this);
    if (side == Color.WHITE) {
      copy.whiteTime = millis;
    } else {
      copy.blackTime = millis;
    }
    return copy.limits();
  }

  public Limits withIncrement(int side, long millis) {
    Copy copy = new Copy(this);
    if (side == Color.WHITE) {
      copy.whiteIncrement = millis;
    } else {
      copy.blackIncrement = millis;
    }
    return copy.limits();
  }

  /** Moves until the next time control. */
  public Limits withMovesToGo(int moves) {
    Copy copy = new Copy(this);
    copy.movesToGo = moves;
    return copy.limits();
  }

  public Limits withDepth(int plies) {
    Copy copy = new Copy(this);
    copy.depth = plies;
    return copy.limits();
  }

  public Limits withNodes(long count) {
    Copy copy = new Copy(this);
    copy.nodes = count;
    return copy.limits();
  }

  /** Ends when a mate in this many moves or fewer is found. */
  public Limits withMate(int moves) {
    Copy copy = new Copy(this);
    copy.mate = moves;
    return copy.limits();
  }

  public Limits withMoveTime(long millis) {
    Copy copy = new Copy(this);
    copy.moveTime = millis;
    return copy.limits();
  }

  public Limits withInfinite(boolean on) {
    Copy copy = new Copy(this);
    copy.infinite = on;
    return copy.limits();
  }

  public Limits withPonder(boolean on) {
    Copy copy = new Copy(this);
    copy.ponder = on;
    return copy.limits();
  }

  public Limits withSearchMoves(Line moves) {
    Copy copy = new Copy(this);
    copy.searchMoves = moves;
    return copy.limits();
  }

  /** The same limits, one of which may be changed. */
  private static final class Copy {
    private long whiteTime;
    private long blackTime;
    private long whiteIncrement;
    private long blackIncrement;
    private int movesToGo;
    private int depth;
    private long nodes;
    private int mate;
    private long moveTime;
    private boolean infinite;
    private boolean ponder;
    private Line searchMoves;

    Copy(Limits limits) {
      whiteTime = limits.whiteTime;
      blackTime = limits.blackTime;
      whiteIncrement = limits.whiteIncrement;
      blackIncrement = limits.blackIncrement;
      movesToGo = limits.movesToGo;
      depth = limits.depth;
      nodes = limits.nodes;
      mate = limits.mate;
      moveTime = limits.moveTime;
      infinite = limits.infinite;
      ponder = limits.ponder;
      searchMoves = limits.searchMoves;
    }

    Limits limits() {
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
          searchMoves);
    }
  }
}
