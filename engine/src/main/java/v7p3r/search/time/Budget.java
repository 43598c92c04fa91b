package v7p3r.search.time;

import v7p3r.search.Effort;

/**
 * What the clock gives for one move, in nanoseconds from its start.
 *
 * @param soft no new iteration begins after this time
 * @param hard the search ends here whatever it is doing
 * @param ceiling no effort may ask for a hard limit beyond
 */
public record Budget(long soft, long hard, long ceiling) {
  /** No clock is running. */
  public static final Budget ENDLESS = new Budget(Long.MAX_VALUE, Long.MAX_VALUE, Long.MAX_VALUE);

  public boolean isEndless() {
    return hard == Long.MAX_VALUE;
  }

  public Effort standardEffort() {
    return Effort.standard(soft, hard);
  }
}
