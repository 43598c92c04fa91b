package v7p3r.search;

import v7p3r.board.Color;
import v7p3r.board.MoveList;
import v7p3r.board.Position;

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

  /**
   * The moves that a search may choose from: the legal ones among the search moves, or all legal
   * moves if that leaves none: a search always has a move to give.
   */
  public MoveList rootMoves(Position position) {
    MoveList legal = position.legalMoves();
    MoveList chosen = new MoveList();
    for (int i = 0; i < legal.size(); i++) {
      if (searchMoves.contains(legal.get(i))) {
        chosen.add(legal.get(i));
      }
    }
    return chosen.isEmpty() ? legal : chosen;
  }

  public Limits withTime(int side, long millis) {
    Draft draft = new Draft(this);
    draft.whiteTime = side == Color.WHITE ? millis : whiteTime;
    draft.blackTime = side == Color.BLACK ? millis : blackTime;
    return draft.limits();
  }

  public Limits withIncrement(int side, long millis) {
    Draft draft = new Draft(this);
    draft.whiteIncrement = side == Color.WHITE ? millis : whiteIncrement;
    draft.blackIncrement = side == Color.BLACK ? millis : blackIncrement;
    return draft.limits();
  }

  /** Moves until the next time control. */
  public Limits withMovesToGo(int moves) {
    Draft draft = new Draft(this);
    draft.movesToGo = moves;
    return draft.limits();
  }

  public Limits withDepth(int plies) {
    Draft draft = new Draft(this);
    draft.depth = plies;
    return draft.limits();
  }

  public Limits withNodes(long count) {
    Draft draft = new Draft(this);
    draft.nodes = count;
    return draft.limits();
  }

  /** Ends when a mate in at most {@code moves} moves is found. */
  public Limits withMate(int moves) {
    Draft draft = new Draft(this);
    draft.mate = moves;
    return draft.limits();
  }

  public Limits withMoveTime(long millis) {
    Draft draft = new Draft(this);
    draft.moveTime = millis;
    return draft.limits();
  }

  public Limits withInfinite(boolean on) {
    Draft draft = new Draft(this);
    draft.infinite = on;
    return draft.limits();
  }

  public Limits withPonder(boolean on) {
    Draft draft = new Draft(this);
    draft.ponder = on;
    return draft.limits();
  }

  public Limits withSearchMoves(Line moves) {
    Draft draft = new Draft(this);
    draft.searchMoves = moves;
    return draft.limits();
  }

  /** How many best lines are wanted. */
  public Limits withLines(int count) {
    Draft draft = new Draft(this);
    draft.lines = count;
    return draft.limits();
  }

  /** Limits that can still be changed. */
  private static final class Draft {
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
    private int lines;

    Draft(Limits limits) {
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
      lines = limits.lines;
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
          searchMoves,
          lines);
    }
  }
}
