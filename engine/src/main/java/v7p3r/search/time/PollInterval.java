package v7p3r.search.time;

/**
 * How many nodes pass between two looks at the clock. A compiled search takes a fraction of a
 * millisecond for the most of them; while the JVM still compiles it can be a tenth of a second, so
 * there the clock is looked at more often.
 */
public final class PollInterval {
  /** In nodes. */
  public static final int MOST = 256;

  private static final int LEAST = 4;

  /** A search that knows nothing of its speed begins with caution. */
  private static final int FIRST = 16;

  /** In nanoseconds. */
  private static final long LONG = 2_000_000;

  private static final long SHORT = 1_000_000;
  private static final long UNKNOWN = Long.MIN_VALUE;

  private int nodes = FIRST;
  private long before = UNKNOWN;

  /** A search begins, about as fast as the last one. */
  public void begin() {
    before = UNKNOWN;
  }

  public int nodes() {
    return nodes;
  }

  /** The clock was looked at. */
  public void looked(long nanos) {
    long passed = before == UNKNOWN ? LONG : nanos - before;
    before = nanos;
    if (passed > LONG) {
      nodes = Math.clamp(nodes * LONG / passed, LEAST, Math.max(LEAST, nodes / 2));
    } else if (passed <= SHORT) {
      nodes = Math.min(2 * nodes, MOST);
    }
  }
}
