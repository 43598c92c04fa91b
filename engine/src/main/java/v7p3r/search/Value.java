package v7p3r.search;

/** Scores in centipawns from the side to move; mates are counted in half moves from the root. */
public final class Value {
  public static final int DRAW = 0;
  public static final int MATE = 32000;
  public static final int INFINITE = MATE + 1;

  /** Deeper than any line of any search, in half moves. */
  public static final int MAX_PLY = 246;

  /** Scores beyond this one are mates. */
  public static final int MATE_BOUND = MATE - MAX_PLY;

  /** A win that tables of endings know, at the root; a mate is more. */
  private static final int SOLVED_WIN = MATE_BOUND - 1;

  /** Scores from here on are won for certain: mates, and endings that are solved. */
  public static final int DECIDED_BOUND = SOLVED_WIN - MAX_PLY;

  private Value() {}

  /** The side to move gives mate in {@code plies} half moves. */
  public static int mateIn(int plies) {
    return MATE - plies;
  }

  /** The side to move is mated in {@code plies} half moves. */
  public static int matedIn(int plies) {
    return plies - MATE;
  }

  /** The side to move reaches an ending that is solved and won after {@code plies} half moves. */
  public static int solvedWinIn(int plies) {
    return SOLVED_WIN - plies;
  }

  /** Whether one side wins for certain, by mate or by tables. */
  public static boolean isDecided(int score) {
    return score >= DECIDED_BOUND || score <= -DECIDED_BOUND;
  }

  /** Half moves to the solved ending that is won, for either side. */
  public static int pliesToSolved(int score) {
    assert isDecided(score) && !isMate(score);
    return SOLVED_WIN - Math.abs(score);
  }

  public static boolean isMate(int score) {
    return score >= MATE_BOUND || score <= -MATE_BOUND;
  }

  /** Half moves to the mate, for either side. */
  public static int pliesToMate(int score) {
    assert isMate(score);
    return MATE - Math.abs(score);
  }

  /** Full moves to the mate as UCI counts them: negative when the side to move is mated. */
  public static int movesToMate(int score) {
    int moves = (pliesToMate(score) + 1) / 2;
    return score > 0 ? moves : -moves;
  }
}
