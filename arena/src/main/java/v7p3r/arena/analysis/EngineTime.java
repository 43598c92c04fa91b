package v7p3r.arena.analysis;

/**
 * How much of an analysis was thinking, all in wall time.
 *
 * @param engineNanos the sum of all answers of engines
 * @param searchNanos from the first search to the last
 */
public record EngineTime(long engineNanos, long searchNanos, int threads) {
  /** Of the time of all threads while games were searched. */
  public double share() {
    return shareOf(searchNanos);
  }

  /** Of the time of all threads within a longer time, such as that of the whole command. */
  public double shareOf(long nanos) {
    return (double) engineNanos / nanos / threads;
  }
}
