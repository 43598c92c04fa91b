package v7p3r.search;

/**
 * Divides the clock: a soft limit after which no new iteration begins, and a hard limit that
 * nothing may pass. Times in nanoseconds from the start of the move.
 */
final class TimeManager {
  private static final long NANOS_A_MILLI = 1_000_000;
  private static final long LONGEST_MILLIS = Long.MAX_VALUE / NANOS_A_MILLI / 8;
  private static final int HORIZON = 24;
  private static final int FIRST_MOVES = 10;

  private final TimeArm arm;
  private long soft = Long.MAX_VALUE;
  private long hard = Long.MAX_VALUE;
  private boolean fixedTime;

  private int bestMove;
  private int stableIterations;
  private int scoreBefore = Value.INFINITE;

  TimeManager(TimeArm arm) {
    this.arm = arm;
  }

  /**
   * @param overheadMillis what gets lost between the answer and the opponent's clock
   * @param fullMove the move number, from 1
   */
  void start(Limits limits, int side, int fullMove, boolean endgame, long overheadMillis) {
    soft = Long.MAX_VALUE;
    hard = Long.MAX_VALUE;
    fixedTime = false;
    stableIterations = 0;
    bestMove = 0;
    scoreBefore = Value.INFINITE;
    if (limits.moveTime() != Limits.NONE) {
      long time = Math.min(limits.moveTime(), LONGEST_MILLIS);
      fixedTime = true;
      hard = Math.max(1, Math.max(time - overheadMillis, time / 2)) * NANOS_A_MILLI;
      return;
    }
    if (!limits.hasClock()) {
      return;
    }
    long clock = Math.clamp(limits.time(side), 1, LONGEST_MILLIS);
    long increment = Math.clamp(limits.increment(side), 0, LONGEST_MILLIS);
    // A reserve that is never thought away: the overhead, and a share of small clocks.
    long usable = Math.max(1, clock - overheadMillis - Math.min(clock / 20, 50));
    int movesToGo = limits.movesToGo() == Limits.NONE ? 0 : Math.max(1, limits.movesToGo());
    long base =
        arm == TimeArm.SEED
            ? seedBudget(clock, increment, fullMove, endgame, usable)
            : budget(usable, increment, movesToGo, fullMove);
    base = Math.clamp(base, 1, usable);
    long most =
        movesToGo == 1
            ? usable * 9 / 10
            : Math.min(usable * 3 / 5, movesToGo == 0 ? usable : usable * 3 / 5);
    soft = base * NANOS_A_MILLI;
    long ceiling = arm == TimeArm.FIXED || arm == TimeArm.SEED ? 2 * base : 5 * base;
    hard = Math.max(1, Math.min(ceiling, most)) * NANOS_A_MILLI;
    soft = Math.min(soft, hard);
  }

  private static long budget(long usable, long increment, int movesToGo, int fullMove) {
    if (movesToGo > 0) {
      long moves = Math.min(movesToGo + 1, 40);
      return usable / moves + increment * 3 / 4;
    }
    int horizon = HORIZON + Math.max(0, FIRST_MOVES - fullMove);
    return usable / horizon + increment * 3 / 4;
  }

  /**
   * TIME's allocation as ruled: full-move number, caps only with an increment, no halved endings.
   */
  private static long seedBudget(
      long clock, long increment, int fullMove, boolean endgame, long usable) {
    int movesLeft = fullMove < 20 ? 40 : fullMove < 40 ? 30 : 20;
    long share = usable / movesLeft;
    long budget = share + increment;
    if (!endgame && fullMove >= 20 && fullMove < 40) {
      budget = budget * 6 / 5;
    }
    if (increment > 0) {
      long total = clock + 40 * increment;
      double cap = total < 180_000 ? 1.5 : total < 600_000 ? 2.5 : total < 1_800_000 ? 5 : 1e9;
      budget = Math.max(share, (long) Math.min(budget, cap * increment));
    }
    return budget;
  }

  long hardNanos() {
    return hard;
  }

  /**
   * Whether a new iteration should begin, after one that found a move.
   *
   * @param nodeShare share of the nodes that the best move has cost, in 1/1024
   */
  boolean wantsMore(long elapsed, int move, int score, int nodeShare, int rootMoves) {
    boolean same = move == bestMove;
    stableIterations = same ? stableIterations + 1 : 0;
    bestMove = move;
    int drop = scoreBefore == Value.INFINITE ? 0 : scoreBefore - score;
    scoreBefore = scoreBefore == Value.INFINITE ? score : (2 * scoreBefore + score) / 3;
    if (soft == Long.MAX_VALUE || fixedTime) {
      return true;
    }
    if (rootMoves == 1) {
      return false;
    }
    long limit = soft;
    if (arm == TimeArm.SIGNALS) {
      long stability = Math.max(66, 128 - 10L * Math.min(stableIterations, 8));
      long share = Math.clamp(216 - nodeShare / 7L, 70, 216);
      long falling = Math.clamp(100 + drop, 80, 170);
      limit = limit / 1_000 * (stability * share * falling / 1_000);
    }
    return elapsed < limit;
  }
}
