package v7p3r.search.time;

/** The pace of a game, fixed by its first clock: how many increments a move may use at most. */
enum TimeClass {
  BULLET(120_000, 150),
  BLITZ(600_000, 250),
  RAPID(1_800_000, 500),
  CLASSICAL(Long.MAX_VALUE, 0);

  private static final int EXPECTED_MOVES = 40;

  private final long belowMillis;

  /** In hundredths of the increment; 0 for no cap. */
  private final long cap;

  TimeClass(long belowMillis, long cap) {
    this.belowMillis = belowMillis;
    this.cap = cap;
  }

  /** By the time of a whole game: the first clock and forty increments. */
  static TimeClass of(long clockMillis, long incrementMillis) {
    long whole = clockMillis + EXPECTED_MOVES * incrementMillis;
    for (TimeClass pace : values()) {
      if (whole < pace.belowMillis) {
        return pace;
      }
    }
    return CLASSICAL;
  }

  /** The budget of a move, cut to the cap of the class. */
  long capped(long budgetMillis, long incrementMillis) {
    return cap == 0 ? budgetMillis : Math.min(budgetMillis, incrementMillis * cap / 100);
  }
}
