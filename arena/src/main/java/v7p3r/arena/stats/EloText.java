package v7p3r.arena.stats;

import java.util.Locale;

/** An estimate of strength as people read it: no infinite numbers, no error that misleads. */
public final class EloText {
  /** Ends that differ by more than this part of their width are both told. */
  private static final double EVEN = 0.1;

  private EloText() {}

  /** {@code 12.3 ± 8.1}, {@code 190.8 [35, 511]} or why there is no estimate. */
  public static String of(Estimate estimate) {
    return hasValue(estimate) ? value(estimate) + " " + interval(estimate) : interval(estimate);
  }

  /** Whether there is a number: nobody knows how much better is who has won all games. */
  public static boolean hasValue(Estimate estimate) {
    return Double.isFinite(estimate.elo());
  }

  /** The number alone; a dash where there is none. */
  public static String value(Estimate estimate) {
    return hasValue(estimate) ? String.format(Locale.ROOT, "%.1f", estimate.elo()) : "-";
  }

  /**
   * Where the truth is with 95 %: one error to both sides if they are about equal, else the ends.
   */
  public static String interval(Estimate estimate) {
    if (!hasValue(estimate)) {
      return "no estimate: all games " + (estimate.elo() > 0 ? "won" : "lost");
    }
    if (Double.isInfinite(estimate.low()) && Double.isInfinite(estimate.high())) {
      return "(no interval: all results alike)";
    }
    double up = estimate.high() - estimate.elo();
    double down = estimate.elo() - estimate.low();
    boolean even =
        up + down < Double.POSITIVE_INFINITY && Math.abs(up - down) <= EVEN * (up + down) / 2;
    return even
        ? String.format(Locale.ROOT, "± %.1f", estimate.error())
        : "[" + end(estimate.low()) + ", " + end(estimate.high()) + "]";
  }

  private static String end(double value) {
    if (Double.isInfinite(value)) {
      return value > 0 ? "∞" : "-∞";
    }
    return Long.toString(Math.round(value));
  }
}
