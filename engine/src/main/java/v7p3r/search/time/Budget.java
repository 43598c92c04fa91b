package v7p3r.search.time;

/**
 * What the clock gives for one move, in nanoseconds from its start.
 *
 * @param usual a whole share of the clock
 * @param longest the search ends here whatever it is doing
 * @param counts whether an iteration may be the last because of the time: not where all of it is
 *     used anyway, and not without a clock
 */
record Budget(long usual, long longest, boolean counts) {
  /** No clock is running. */
  static final Budget ENDLESS = new Budget(Long.MAX_VALUE, Long.MAX_VALUE, false);
}
