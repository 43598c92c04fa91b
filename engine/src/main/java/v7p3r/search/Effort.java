package v7p3r.search;

/**
 * How hard a search works until its policy is asked again. The two limits are nanoseconds on the
 * clock of the move; both depths count half moves and bind only a search on a game clock.
 *
 * @param softNanos no new iteration begins after this time
 * @param hardNanos the search ends here whatever it is doing
 * @param reductions how late moves are reduced
 * @param minDepth up to this iteration the soft limit does not count
 * @param maxDepth no iteration goes deeper
 */
public record Effort(
    long softNanos,
    long hardNanos,
    Reductions reductions,
    ExtensionSet extensions,
    int minDepth,
    int maxDepth) {
  /** No clock is running and nothing is left out. */
  public static final Effort ENDLESS = standard(Long.MAX_VALUE, Long.MAX_VALUE);

  /** What the search does when nobody interferes, within two limits. */
  public static Effort standard(long softNanos, long hardNanos) {
    return new Effort(
        softNanos, hardNanos, Reductions.STANDARD, ExtensionSet.ALL, 1, Value.MAX_PLY);
  }

  public Effort withLimits(long soft, long hard) {
    return new Effort(soft, hard, reductions, extensions, minDepth, maxDepth);
  }

  public Effort withReductions(Reductions changed) {
    return new Effort(softNanos, hardNanos, changed, extensions, minDepth, maxDepth);
  }

  public Effort withExtensions(ExtensionSet set) {
    return new Effort(softNanos, hardNanos, reductions, set, minDepth, maxDepth);
  }

  public Effort withDepths(int min, int max) {
    return new Effort(softNanos, hardNanos, reductions, extensions, min, max);
  }
}
