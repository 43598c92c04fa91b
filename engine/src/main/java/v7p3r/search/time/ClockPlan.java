package v7p3r.search.time;

import v7p3r.search.Tunable;

/** What a move usually gets of the time that may be used, by one of three arms. */
final class ClockPlan {
  private static final int MOST_MOVES_TO_GO = 40;

  private final int[] tune;

  /** Known from the first clock of a game. */
  private TimeClass pace = TimeClass.CLASSICAL;

  private boolean paceKnown;

  /** With the values of the tunables by ordinal; they may change between moves. */
  ClockPlan(int[] tune) {
    this.tune = tune;
  }

  /** The next clock is the first of a game. */
  void newGame() {
    paceKnown = false;
  }

  /** The clock of the next move is known. */
  void hear(ToldClock clock) {
    if (!paceKnown) {
      pace = TimeClass.of(clock.millis(), clock.increment());
      paceKnown = true;
    }
  }

  /**
   * Milliseconds for the next move, 0 where the clock does not have one for each to come.
   *
   * @param usable what is not kept back, in milliseconds
   * @param easy with less on the clock, in milliseconds, a part of each increment is saved
   */
  long millis(TimeArm arm, ToldClock clock, long usable, long easy) {
    if (arm == TimeArm.SEED) {
      return seedMillis(clock, usable);
    }
    long increment = clock.increment() * value(Tunable.TIME_INCREMENT) / 100;
    return usable / movesLeft(clock) + eased(increment, clock.millis(), easy);
  }

  /** A part of something, the less the less of a pause the clock could stand. */
  private static long eased(long whole, long clock, long easy) {
    return clock >= easy ? whole : whole * clock / easy * clock / easy;
  }

  /** Moves that the clock must last for, and more of them in the opening. */
  long movesLeft(ToldClock clock) {
    if (clock.movesToGo() > 0) {
      return Math.min(clock.movesToGo() + 1, MOST_MOVES_TO_GO);
    }
    int horizon =
        value(
            clock.increment() == 0 ? Tunable.TIME_HORIZON_WITHOUT_INCREMENT : Tunable.TIME_HORIZON);
    return horizon + Math.max(0, value(Tunable.TIME_FIRST_MOVES) - clock.fullMove());
  }

  /** The time plan as ruled: the cap holds where there is an increment, but not below the share. */
  private long seedMillis(ToldClock clock, long usable) {
    int fullMove = clock.fullMove();
    long movesLeft = fullMove < 20 ? 40 : fullMove < 40 ? 30 : 20;
    movesLeft = clock.movesToGo() == 0 ? movesLeft : Math.min(movesLeft, clock.movesToGo() + 1);
    long share = usable / movesLeft;
    long budget = share + clock.increment();
    budget = fullMove >= 20 && fullMove < 40 ? budget * 6 / 5 : budget;
    return clock.increment() == 0
        ? budget
        : Math.max(share, pace.capped(budget, clock.increment()));
  }

  private int value(Tunable tunable) {
    return tune[tunable.ordinal()];
  }
}
