package v7p3r.lab.tune;

import java.util.Arrays;
import v7p3r.arena.stats.SeriesCorrelation;

/**
 * How alike two lists of centipawns are: by value, cut off where a game is decided, and by rank.
 *
 * @param pairs how many were compared
 * @param pearson of the values cut off, 1 for a straight line
 * @param spearman of the ranks, 1 for the same order
 */
public record Correlation(int pairs, double pearson, double spearman) {
  /** Larger scores are all won. */
  static final int CUT_OFF = 1500;

  static Correlation of(int[] first, int[] second) {
    return new Correlation(
        first.length,
        SeriesCorrelation.of(cut(first), cut(second)),
        SeriesCorrelation.ofRanks(numbers(first), numbers(second)));
  }

  private static double[] numbers(int[] values) {
    return Arrays.stream(values).asDoubleStream().toArray();
  }

  private static double[] cut(int[] values) {
    return Arrays.stream(values)
        .mapToDouble(value -> Math.clamp(value, -CUT_OFF, CUT_OFF))
        .toArray();
  }
}
