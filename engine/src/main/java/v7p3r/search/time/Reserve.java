package v7p3r.search.time;

/**
 * What of a clock is kept back, in milliseconds: the overhead of this move, a pause of the machine,
 * what the moves to come will lose on their way, and as much as was lost lately. Where the clock is
 * small it is a part of it.
 */
final class Reserve {
  private static final long MILLI = ToldClock.NANOS_A_MILLI;

  /** A virtual machine may stand still for half a second. */
  private static final long PAUSE = 480;

  /** Pauses of this length are rare, but games that have the time for them are long. */
  private static final long LONGEST_PAUSE = 900;

  /** The part of the first clock that is kept for a pause. */
  private static final int PAUSES_A_GAME = 6;

  /** While the JVM compiles, a search may be late by this in addition. */
  private static final long COLD = 200;

  /** After this time of thinking it has compiled nearly everything. */
  private static final long COLD_NANOS = 30_000 * MILLI;

  /** Whoever was late by more than this will be late again. */
  private static final long SMALL_PAUSE = 40;

  /** At least this many overheads are kept back for a pause and for the moves to come. */
  private static final int LEAST_OVERHEADS = 5;

  /** And no more than this: nothing where the clock knows no overhead. */
  private static final int MOST_OVERHEADS = 30;

  /** The same on a clock that counts nodes, which never stands still. */
  private static final int MOST_OVERHEADS_OF_NODES = 16;

  /** Where no time ever comes back. */
  private static final int SUDDEN_DEATH_OVERHEADS = 20;

  /** With fewer overheads than this on the clock every pause hurts. */
  private static final int EASY_OVERHEADS = 30;

  /** What the moves to come lose is kept back for this many of them. */
  private static final int MOVES_TO_COME = 40;

  private final Lateness lateness = new Lateness();
  private boolean countsNodes;

  /** The largest clock of the game, which is its first if none is won back. */
  private long firstMillis;

  private long thoughtNanos;

  /** Whether the clock counts nodes: then nothing is late, and games are the same every time. */
  void setCountsNodes(boolean on) {
    countsNodes = on;
  }

  /** The next clock is the first of a game. */
  void newGame() {
    firstMillis = 0;
    lateness.newGame();
  }

  /** The side is about to search, with this on its clock. */
  void begin(ToldClock clock, int side) {
    firstMillis = Math.max(firstMillis, clock.millis());
    lateness.begin(clock, side);
  }

  /**
   * The search is over.
   *
   * @param nanos since its clock was started
   */
  void ended(long nanos, long hardNanos) {
    if (!countsNodes) {
      thoughtNanos += nanos;
      lateness.ended(nanos, hardNanos);
    }
  }

  /** In milliseconds; may be more than the clock has. */
  long millis(ToldClock clock, long overheadMillis) {
    long toCome = countsNodes ? 0 : lostToCome(clock) / MILLI;
    long wanted = forPauses(clock, overheadMillis);
    return overheadMillis + toCome + Math.min(wanted, most(clock, clock.millis() - toCome));
  }

  /** Below this many milliseconds on the clock a pause would hurt. */
  long easyMillis(ToldClock clock, long overheadMillis) {
    long easy = EASY_OVERHEADS * overheadMillis;
    return countsNodes ? easy : Math.max(easy, forPauses(clock, overheadMillis) * 3 / 2);
  }

  /** What would be kept for a pause of a clock that is large enough. */
  private long forPauses(ToldClock clock, long overheadMillis) {
    long wanted = wanted(clock, overheadMillis);
    return countsNodes ? wanted : wanted + lateness.worst() / MILLI + (isCold() ? COLD : 0);
  }

  private long wanted(ToldClock clock, long overheadMillis) {
    if (countsNodes) {
      return clock.isSuddenDeath()
          ? SUDDEN_DEATH_OVERHEADS * overheadMillis
          : Math.clamp(
              PAUSE, LEAST_OVERHEADS * overheadMillis, MOST_OVERHEADS_OF_NODES * overheadMillis);
    }
    long pause = Math.clamp(firstMillis / PAUSES_A_GAME, PAUSE, LONGEST_PAUSE);
    long kept =
        Math.clamp(pause, LEAST_OVERHEADS * overheadMillis, MOST_OVERHEADS * overheadMillis);
    return clock.isSuddenDeath() ? Math.max(kept, SUDDEN_DEATH_OVERHEADS * overheadMillis) : kept;
  }

  /** What increments do not give back of it. */
  private long lostToCome(ToldClock clock) {
    long moves =
        clock.movesToGo() == 0 ? MOVES_TO_COME : Math.min(clock.movesToGo(), MOVES_TO_COME);
    return moves * Math.max(0, lateness.usual() - clock.increment() * MILLI);
  }

  /** The part of a small clock that is kept for a pause. */
  private long most(ToldClock clock, long left) {
    long millis = Math.max(0, left);
    boolean expectsPauses = isCold() || !countsNodes && lateness.worst() > SMALL_PAUSE * MILLI;
    if (clock.isSuddenDeath()) {
      return expectsPauses ? millis * 7 / 8 : millis * 3 / 4;
    }
    return expectsPauses ? millis * 4 / 5 : millis * 2 / 3;
  }

  private boolean isCold() {
    return !countsNodes && thoughtNanos < COLD_NANOS;
  }
}
