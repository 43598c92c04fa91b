package v7p3r.search.time;

import v7p3r.search.Limits;

/**
 * The clock of a side as a search is told it, brought to sane numbers.
 *
 * @param millis left, at least 1
 * @param increment milliseconds that come back with each move
 * @param movesToGo until more time comes, at least 1; 0 where none ever does
 * @param fullMove the number of the move in the game, from 1
 */
record ToldClock(long millis, long increment, int movesToGo, int fullMove) {
  static final long NANOS_A_MILLI = 1_000_000;

  /** Four years: far from where a sum of times in nanoseconds could overflow. */
  static final long LONGEST_MILLIS = Long.MAX_VALUE / NANOS_A_MILLI / 64;

  static ToldClock of(Limits limits, int side, int fullMove) {
    return new ToldClock(
        Math.clamp(limits.time(side), 1, LONGEST_MILLIS),
        Math.clamp(limits.increment(side), 0, LONGEST_MILLIS),
        limits.movesToGo() == Limits.NONE ? 0 : Math.max(1, limits.movesToGo()),
        fullMove);
  }

  /** Whether no time ever comes back. */
  boolean isSuddenDeath() {
    return movesToGo == 0 && increment == 0;
  }
}
