package v7p3r.search.time;

import v7p3r.search.Effort;
import v7p3r.search.IterationFacts;
import v7p3r.search.Limits;
import v7p3r.search.Tunable;

/** Divides the clock of a game into budgets for its moves, by one of three arms. */
public final class TimeManager {
  private static final long NANOS_A_MILLI = 1_000_000;
  private static final long LONGEST_MILLIS = Long.MAX_VALUE / NANOS_A_MILLI / 64;

  private static final int MOST_MOVES_TO_GO = 40;

  /**
   * A virtual machine may stand still for so long: this is kept back, of a small clock two thirds.
   */
  private static final long PAUSE_MILLIS = 480;

  /** At least so many overheads are kept back for a pause and for the moves to come. */
  private static final int LEAST_RESERVED_OVERHEADS = 5;

  /** And no more than so many: nothing where the clock knows no overhead. */
  private static final int MOST_RESERVED_OVERHEADS = 16;

  /** Where no time ever comes back, so many: of a small clock three quarters. */
  private static final int RESERVED_IN_SUDDEN_DEATH = 20;

  /** With fewer overheads than this on the clock, a part of each increment is saved. */
  private static final int EASY_OVERHEADS = 30;

  private final int[] tune;
  private final RootSignals signals;
  private TimeArm arm = TimeArm.SIGNALS;

  /** Known from the first clock of a game. */
  private TimeClass pace = TimeClass.CLASSICAL;

  private boolean paceKnown;
  private boolean mayStopEarly;

  TimeManager() {
    this(Tunable.initialValues());
  }

  /** With the values of the tunables by ordinal; they may change between moves. */
  public TimeManager(int[] tune) {
    this.tune = tune;
    this.signals = new RootSignals(tune);
  }

  public void setArm(TimeArm arm) {
    this.arm = arm;
  }

  /** The next clock is the first of a game. */
  public void newGame() {
    paceKnown = false;
  }

  /**
   * The budget of the next move.
   *
   * @param overheadMillis what gets lost between the answer and the opponent's clock
   * @param fullMove the move number, from 1
   */
  public Budget start(Limits limits, int side, int fullMove, long overheadMillis) {
    signals.reset();
    mayStopEarly = false;
    if (limits.moveTime() != Limits.NONE) {
      return forMoveTime(Math.min(limits.moveTime(), LONGEST_MILLIS), overheadMillis);
    }
    if (!limits.hasClock()) {
      return Budget.ENDLESS;
    }
    mayStopEarly = true;
    long clock = Math.clamp(limits.time(side), 1, LONGEST_MILLIS);
    long increment = Math.clamp(limits.increment(side), 0, LONGEST_MILLIS);
    if (!paceKnown) {
      pace = TimeClass.of(clock, increment);
      paceKnown = true;
    }
    int movesToGo = limits.movesToGo() == Limits.NONE ? 0 : Math.max(1, limits.movesToGo());
    boolean suddenDeath = movesToGo == 0 && increment == 0;
    long reserve =
        overheadMillis
            + (suddenDeath
                ? Math.min(clock * 3 / 4, RESERVED_IN_SUDDEN_DEATH * overheadMillis)
                : Math.min(clock * 2 / 3, forPauses(overheadMillis)));
    long usable = Math.max(1, clock - reserve);
    long share =
        arm == TimeArm.SEED
            ? seedShare(usable, increment, movesToGo, fullMove)
            : usable / movesLeft(movesToGo, increment, fullMove)
                + eased(increment * value(Tunable.TIME_INCREMENT) / 100, clock, overheadMillis);
    long ceiling = Math.max(1, movesToGo == 1 ? usable * 9 / 10 : usable / 2);
    long soft = Math.clamp(share, 1, ceiling);
    long hardPercent = arm == TimeArm.SIGNALS ? value(Tunable.TIME_HARD) : 200;
    long hard = Math.min(hardPercent * soft / 100, ceiling);
    return new Budget(soft * NANOS_A_MILLI, hard * NANOS_A_MILLI, ceiling * NANOS_A_MILLI);
  }

  /** All of it is used, but for the overhead. */
  private static Budget forMoveTime(long millis, long overheadMillis) {
    long usable = Math.max(1, Math.max(millis - overheadMillis, millis / 2)) * NANOS_A_MILLI;
    return new Budget(usable, usable, usable);
  }

  private static long forPauses(long overheadMillis) {
    return Math.clamp(
        PAUSE_MILLIS,
        LEAST_RESERVED_OVERHEADS * overheadMillis,
        MOST_RESERVED_OVERHEADS * overheadMillis);
  }

  private int value(Tunable tunable) {
    return tune[tunable.ordinal()];
  }

  /** A part of something, the less the less of a pause the clock could stand. */
  private static long eased(long whole, long clock, long overheadMillis) {
    long easy = EASY_OVERHEADS * overheadMillis;
    return clock >= easy ? whole : whole * clock / easy * clock / easy;
  }

  /** Moves that the clock must last for, and more of them in the opening. */
  private long movesLeft(int movesToGo, long increment, int fullMove) {
    if (movesToGo > 0) {
      return Math.min(movesToGo + 1, MOST_MOVES_TO_GO);
    }
    int horizon =
        value(increment == 0 ? Tunable.TIME_HORIZON_WITHOUT_INCREMENT : Tunable.TIME_HORIZON);
    return horizon + Math.max(0, value(Tunable.TIME_FIRST_MOVES) - fullMove);
  }

  /** The time plan as ruled: the cap holds where there is an increment, but not below the share. */
  private long seedShare(long usable, long increment, int movesToGo, int fullMove) {
    long movesLeft = fullMove < 20 ? 40 : fullMove < 40 ? 30 : 20;
    movesLeft = movesToGo == 0 ? movesLeft : Math.min(movesLeft, movesToGo + 1);
    long share = usable / movesLeft;
    long budget = share + increment;
    budget = fullMove >= 20 && fullMove < 40 ? budget * 6 / 5 : budget;
    return increment == 0 ? budget : Math.max(share, pace.capped(budget, increment));
  }

  /** Whether a new iteration should begin, after one that found a move. */
  public boolean wantsMore(Effort effort, IterationFacts facts) {
    long factor = arm == TimeArm.SIGNALS ? signals.afterIteration(facts) : 1_000;
    if (!mayStopEarly) {
      return true;
    }
    if (facts.rootNodes().size() == 1) {
      return false;
    }
    return facts.depth() < effort.maxDepth()
        && (facts.depth() < effort.minDepth()
            || facts.nanos() < effort.softNanos() / 1_000 * factor);
  }
}
