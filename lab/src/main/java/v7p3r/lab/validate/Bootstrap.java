package v7p3r.lab.validate;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.ToDoubleFunction;

/**
 * Error bars of any statistic: how it scatters when games are drawn anew from those that there are.
 * Whole games, for positions of one game are alike.
 */
final class Bootstrap {
  private static final double TAIL = 0.025;

  private final int rounds;
  private final long seed;

  Bootstrap(int rounds, long seed) {
    this.rounds = rounds;
    this.seed = seed;
  }

  /**
   * A statistic of all positions; it may be NaN where a draw has none of the wanted kind. A single
   * game does not tell how games scatter: then the interval has no bounds.
   */
  <T> Interval of(List<List<T>> games, ToDoubleFunction<List<T>> statistic) {
    SplittableRandom random = new SplittableRandom(seed);
    double value = statistic.applyAsDouble(games.stream().flatMap(List::stream).toList());
    if (games.size() == 1) {
      return unbounded(value);
    }
    double[] drawn = new double[rounds];
    for (int round = 0; round < rounds; round++) {
      List<T> positions = new ArrayList<>();
      for (int i = 0; i < games.size(); i++) {
        positions.addAll(games.get(random.nextInt(games.size())));
      }
      drawn[round] = statistic.applyAsDouble(positions);
    }
    double[] known = Arrays.stream(drawn).filter(Double::isFinite).sorted().toArray();
    return known.length == 0
        ? unbounded(value)
        : new Interval(value, at(known, TAIL), at(known, 1 - TAIL));
  }

  private static Interval unbounded(double value) {
    return new Interval(value, Double.NEGATIVE_INFINITY, Double.POSITIVE_INFINITY);
  }

  private static double at(double[] sorted, double share) {
    return sorted[(int) Math.round(share * (sorted.length - 1))];
  }
}
