package v7p3r.cluster;

/**
 * How many units are sent at once: as many as take a second, on large clusters longer, for one
 * driver sends some dozens of bundles a second; fewer when there are not enough for all executors.
 */
final class ChunkSize {
  private static final double NANOS_A_SECOND = 1e9;
  private static final double SECONDS = 1;
  private static final double BUNDLES_A_SECOND = 40;

  /** Of the newest bundle in what is known of the time of a unit. */
  private static final double WEIGHT = 0.2;

  private final int slots;
  private double nanosPerUnit = Double.NaN;

  ChunkSize(int slots) {
    this.slots = slots;
  }

  /** Learns what units took; the first ones are slow, but better known than not. */
  synchronized void took(int units, long nanos) {
    double each = (double) nanos / units;
    nanosPerUnit =
        Double.isNaN(nanosPerUnit) ? each : nanosPerUnit + WEIGHT * (each - nanosPerUnit);
  }

  /** Units of the next bundle, when so many wait. */
  synchronized int units(int waiting) {
    if (Double.isNaN(nanosPerUnit)) {
      return 1;
    }
    double seconds = Math.max(SECONDS, slots / BUNDLES_A_SECOND);
    double byTime = seconds * NANOS_A_SECOND / Math.max(1, nanosPerUnit);
    double fair = Math.ceil(waiting / (2.0 * slots));
    return (int) Math.max(1, Math.min(byTime, fair));
  }
}
