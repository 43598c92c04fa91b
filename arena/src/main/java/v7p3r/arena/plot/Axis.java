package v7p3r.arena.plot;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** A range of values with round numbers to be written beside it. */
record Axis(double low, double high) {
  private static final int MAX_TICKS = 7;

  /** A range that holds all values, also when they are all the same. */
  static Axis around(double low, double high) {
    double room = high > low ? (high - low) * 0.05 : Math.max(1, Math.abs(low) * 0.1);
    return new Axis(low - room, high + room);
  }

  /** Where a value lies, from 0 to 1; values outside lie on the edge. */
  double share(double value) {
    return Math.clamp((value - low) / (high - low), 0.0, 1.0);
  }

  /** Multiples of 1, 2 or 5 times a power of ten. */
  List<Double> ticks() {
    double step = step();
    List<Double> ticks = new ArrayList<>();
    for (double i = Math.ceil(low / step); i * step <= high; i++) {
      ticks.add(i * step);
    }
    return ticks;
  }

  private double step() {
    double least = (high - low) / MAX_TICKS;
    double power = Math.pow(10, Math.floor(Math.log10(least)));
    for (int factor : new int[] {1, 2, 5}) {
      if (factor * power >= least) {
        return factor * power;
      }
    }
    return 10 * power;
  }

  String text(double tick) {
    int decimals = (int) Math.max(0, -Math.floor(Math.log10(step()) + 1e-9));
    return String.format(Locale.ROOT, "%." + decimals + "f", tick + 0.0);
  }
}
