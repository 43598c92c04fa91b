package v7p3r.arena.plot;

import java.util.ArrayList;
import java.util.List;

/** A range of values with a few round numbers to be written beside it. */
record Axis(double low, double high, boolean isLogarithmic) {
  private static final int MAX_TICKS = 5;

  /** A range that holds all values, also when they are all the same. */
  static Axis around(double low, double high) {
    double room = high > low ? (high - low) * 0.06 : Math.max(1, Math.abs(low) * 0.1);
    return new Axis(low - room, high + room, false);
  }

  /** From the least to the most, by factors. */
  static Axis logarithmic(double low, double high) {
    return high > low ? new Axis(low, high, true) : new Axis(low / 2, low * 2, true);
  }

  /** Where a value lies, from 0 to 1; values outside lie on the edge. */
  double share(double value) {
    double share =
        isLogarithmic
            ? Math.log(Math.max(value, low) / low) / Math.log(high / low)
            : (value - low) / (high - low);
    return Math.clamp(share, 0.0, 1.0);
  }

  boolean holds(double value) {
    return value >= low && value <= high;
  }

  List<Double> ticks() {
    return isLogarithmic ? factors() : steps();
  }

  /** Multiples of 1, 2 or 5 times a power of ten. */
  private List<Double> steps() {
    double step = step();
    List<Double> ticks = new ArrayList<>();
    for (double i = Math.ceil(low / step - 1e-9); i * step <= high + step * 1e-9; i++) {
      ticks.add(i * step + 0.0);
    }
    return ticks;
  }

  /** 1, 2 and 5 times powers of ten, or only some of the powers where that is too much. */
  private List<Double> factors() {
    List<Double> ticks = new ArrayList<>();
    for (int power = (int) Math.floor(Math.log10(low)); Math.pow(10, power) <= high; power++) {
      for (int factor : new int[] {1, 2, 5}) {
        double tick = factor * Math.pow(10, power);
        if (holds(tick)) {
          ticks.add(tick);
        }
      }
    }
    int every = (ticks.size() + MAX_TICKS - 1) / MAX_TICKS;
    List<Double> some = new ArrayList<>();
    for (int i = 0; i < ticks.size(); i += Math.max(1, every)) {
      some.add(ticks.get(i));
    }
    return some;
  }

  private double step() {
    double least = (high - low) / MAX_TICKS;
    double power = Math.pow(10, Math.floor(Math.log10(least)));
    for (int factor : new int[] {1, 2, 5}) {
      if (factor * power >= least * (1 - 1e-9)) {
        return factor * power;
      }
    }
    return 10 * power;
  }

  String text(double tick) {
    if (isLogarithmic) {
      return NumberText.of(tick, tick < 1 ? 2 : 0);
    }
    int decimals = (int) Math.max(0, -Math.floor(Math.log10(step()) + 1e-9));
    return NumberText.of(tick, decimals);
  }
}
