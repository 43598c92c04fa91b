package v7p3r.studio.live;

import java.util.concurrent.TimeUnit;

/**
 * When the news of one slot may be told: soon, but at most ten times in any second. News that come
 * within a moment are told together; the more was told during the last second, the longer the next
 * waits. Times are nanoseconds.
 */
final class Pace {
  static final int MOST_A_SECOND = 10;

  /** A second, and what one of them may be faster than another on its way to the page. */
  private static final long SECOND = TimeUnit.MILLISECONDS.toNanos(1_040);

  /** What comes together is told together: the lines of a depth, the first depths of a search. */
  private static final long MOMENT = TimeUnit.MILLISECONDS.toNanos(10);

  private static final long LEAST_PAUSE = TimeUnit.MILLISECONDS.toNanos(60);
  private static final long LONGER = TimeUnit.MILLISECONDS.toNanos(15);

  /** So many in a second are told with the least pause, as many as a new search needs. */
  private static final int FREE = 7;

  /** When the last ten were told, in a ring. */
  private final long[] told = new long[MOST_A_SECOND];

  private int next;

  /** With nothing told yet. */
  Pace(long now) {
    for (int i = 0; i < told.length; i++) {
      told[i] = now - SECOND;
    }
  }

  /** When news that came at a time may be told. */
  long due(long came) {
    long newest = told[(next + MOST_A_SECOND - 1) % MOST_A_SECOND];
    long earliest = Math.max(came + MOMENT, newest + LEAST_PAUSE);
    int lately = 0;
    for (long time : told) {
      lately += earliest - time < SECOND ? 1 : 0;
    }
    long paced = Math.max(earliest, newest + LEAST_PAUSE + Math.max(0, lately - FREE) * LONGER);
    return Math.max(paced, told[next] + SECOND);
  }

  void tell(long now) {
    told[next] = now;
    next = (next + 1) % MOST_A_SECOND;
  }

  /** Whether nothing was told for so long that a new pace would allow the same. */
  boolean isAtRest(long now) {
    return now - told[(next + MOST_A_SECOND - 1) % MOST_A_SECOND] >= SECOND;
  }
}
