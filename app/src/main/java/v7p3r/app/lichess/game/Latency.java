package v7p3r.app.lichess.game;

/**
 * How much time gets lost between the clock of the server and ours, learned from moves: the mean
 * and four deviations, as for the timeouts of TCP, within bounds. Shared by all games.
 */
public final class Latency {
  private static final double MEAN_SHARE = 1.0 / 8;
  private static final double DEVIATION_SHARE = 1.0 / 4;
  private static final int DEVIATIONS = 4;

  private final int first;
  private final int least;
  private final int most;
  private double mean;
  private double deviation;
  private int measured;

  /** All in milliseconds; the first holds until something was measured. */
  public Latency(int first, int least, int most) {
    this.first = first;
    this.least = least;
    this.most = most;
  }

  /** A move for which the server counted more time than we did. */
  public synchronized void measured(long millis) {
    double lost = Math.max(0, millis);
    if (measured == 0) {
      mean = lost;
      deviation = lost / 2;
    } else {
      deviation += DEVIATION_SHARE * (Math.abs(lost - mean) - deviation);
      mean += MEAN_SHARE * (lost - mean);
    }
    measured++;
  }

  /** What to keep back from every move, in milliseconds. */
  public synchronized int overhead() {
    if (measured == 0) {
      return Math.clamp(first, least, most);
    }
    return Math.clamp(Math.round(mean + DEVIATIONS * deviation), least, most);
  }

  /** In milliseconds; 0 as long as nothing was measured. */
  public synchronized long mean() {
    return Math.round(mean);
  }
}
