package v7p3r.search.time;

/**
 * Learns how much more of the clock moves take than they were given: searches that end after their
 * hard limit because the machine, or a JVM that still compiles, stood still, and the way of the
 * answer to the opponent's clock. In nanoseconds; kept over games, for it is the machine that is
 * late.
 */
final class Lateness {
  private static final long MILLI = ToldClock.NANOS_A_MILLI;

  /** More than this is no pause but a clock that was set anew. */
  private static final long MOST = 1_000 * MILLI;

  /** A single pause must not be taken for what every move loses. */
  private static final long MOST_OF_A_USUAL_MOVE = 50 * MILLI;

  /** What is left of the worst after another move: a half after fourteen. */
  private static final double KEPT = 0.95;

  private static final double NEWEST = 1.0 / 8;
  private static final long UNKNOWN = -1;

  private double worst;
  private double usual;

  // ---- The last move ----

  private int side;
  private int fullMove;
  private long expectedMillis;
  private long overrun;
  private long used = UNKNOWN;

  /** The side is about to search, with this on its clock. */
  void begin(ToldClock clock, int side) {
    if (used != UNKNOWN && side == this.side && clock.fullMove() == fullMove + 1) {
      learn(expectedMillis * MILLI - used - clock.millis() * MILLI);
    }
    this.side = side;
    fullMove = clock.fullMove();
    expectedMillis = clock.millis() + clock.increment();
    used = UNKNOWN;
  }

  /**
   * The search is over.
   *
   * @param nanos since its clock was started
   */
  void ended(long nanos, long hardNanos) {
    used = nanos;
    overrun = Math.clamp(nanos - hardNanos, 0, MOST);
    worst = Math.max(KEPT * worst, overrun);
  }

  /** Clocks are told in whole milliseconds, so one of them may be lost on paper only. */
  private void learn(long onTheWay) {
    if (onTheWay <= MOST) {
      long lost = Math.max(0, onTheWay - MILLI);
      worst = Math.max(worst, lost);
      usual += NEWEST * (Math.min(lost + overrun, MOST_OF_A_USUAL_MOVE) - usual);
    }
  }

  /** The most that a move lost lately. */
  long worst() {
    return (long) worst;
  }

  /** What a move loses on the mean, pauses apart. */
  long usual() {
    return (long) usual;
  }

  /** The next clock is that of another game. */
  void newGame() {
    used = UNKNOWN;
  }
}
