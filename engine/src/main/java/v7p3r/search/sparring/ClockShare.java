package v7p3r.search.sparring;

import v7p3r.search.Limits;

/**
 * A plain way to use the clock, in nanoseconds from the start of the move: a fixed share of what is
 * left.
 *
 * @param soft no new iteration begins after this time
 * @param hard the search ends here whatever it is doing
 */
record ClockShare(long soft, long hard) {
  /** No clock is running. */
  static final ClockShare ENDLESS = new ClockShare(Long.MAX_VALUE, Long.MAX_VALUE);

  private static final long NANOS_A_MILLI = 1_000_000;
  private static final int USUAL_MOVES_TO_GO = 30;
  private static final long LONGEST_MILLIS = Long.MAX_VALUE / NANOS_A_MILLI / 4;

  /** The share of a side; the overhead, in milliseconds, is lost on the way to the opponent. */
  static ClockShare of(Limits limits, int side, long overhead) {
    if (limits.moveTime() != Limits.NONE) {
      long time = Math.max(limits.moveTime() - overhead, limits.moveTime() / 2);
      return new ClockShare(Long.MAX_VALUE, nanos(time));
    }
    if (!limits.hasClock()) {
      return ENDLESS;
    }
    long left = Math.max(1, Math.min(limits.time(side), LONGEST_MILLIS) - overhead);
    long moves =
        limits.movesToGo() == Limits.NONE
            ? USUAL_MOVES_TO_GO
            : Math.min(limits.movesToGo(), USUAL_MOVES_TO_GO);
    long increment = Math.min(limits.increment(side), LONGEST_MILLIS);
    long share = Math.min(left / moves + 3 * increment / 4, left);
    return new ClockShare(nanos(share / 2), nanos(share));
  }

  private static long nanos(long millis) {
    return Math.clamp(millis, 1, LONGEST_MILLIS) * NANOS_A_MILLI;
  }
}
