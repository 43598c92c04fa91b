package v7p3r.arena.stats;

import java.util.List;
import java.util.Locale;
import java.util.function.DoubleUnaryOperator;

/**
 * How strong a solver of rated puzzles is: the rating at which its results are likeliest. A puzzle
 * counts as an opponent whose rating is known but for its deviation, as in Glicko. The order of the
 * puzzles does not matter. Such ratings are not those of games.
 *
 * @param value infinite if all or none were solved
 * @param low the lower end of the 95 % interval, infinite if there is none
 * @param high the upper end, likewise
 */
public record PuzzleRating(double value, double low, double high) {
  private static final double LEAST = -4000;
  private static final double MOST = 8000;
  private static final int HALVINGS = 80;
  private static final double SCALE = Math.log(10) / 400;
  private static final double NORMAL_95 = 1.959964;

  /** What happens in one of twenty such measurements. */
  private static final double UNLIKELY = Math.log(0.05);

  /** A puzzle that was tried. */
  public record Result(double rating, double deviation, boolean isSolved) {
    /** How much an uncertain rating says. */
    private double weight() {
      double spread = SCALE * deviation;
      return 1 / Math.sqrt(1 + 3 * spread * spread / (Math.PI * Math.PI));
    }

    private double chance(double solver) {
      return 1 / (1 + Math.exp(-weight() * SCALE * (solver - rating)));
    }
  }

  /**
   * The rating of who had these results.
   *
   * @throws IllegalArgumentException if there are none
   */
  public static PuzzleRating of(List<Result> results) {
    if (results.isEmpty()) {
      throw new IllegalArgumentException("a rating needs results");
    }
    long solved = results.stream().filter(Result::isSolved).count();
    if (solved == results.size()) {
      double least = root(r -> sum(results, r, true) - UNLIKELY);
      return new PuzzleRating(Double.POSITIVE_INFINITY, least, Double.POSITIVE_INFINITY);
    }
    if (solved == 0) {
      double most = root(r -> UNLIKELY - sum(results, r, false));
      return new PuzzleRating(Double.NEGATIVE_INFINITY, Double.NEGATIVE_INFINITY, most);
    }
    double value = root(r -> -slope(results, r));
    double error = NORMAL_95 / Math.sqrt(information(results, value));
    return new PuzzleRating(value, value - error, value + error);
  }

  /** The logarithm of the likelihood of solving all, or none. */
  private static double sum(List<Result> results, double solver, boolean all) {
    return results.stream()
        .mapToDouble(r -> Math.log(all ? r.chance(solver) : 1 - r.chance(solver)))
        .sum();
  }

  /** Of the logarithm of the likelihood: positive below the likeliest rating. */
  private static double slope(List<Result> results, double solver) {
    return results.stream()
        .mapToDouble(r -> r.weight() * ((r.isSolved() ? 1 : 0) - r.chance(solver)))
        .sum();
  }

  /** Fisher's information, for each square of a rating point. */
  private static double information(List<Result> results, double solver) {
    return results.stream()
        .mapToDouble(
            r -> {
              double chance = r.chance(solver);
              double steepness = r.weight() * SCALE;
              return steepness * steepness * chance * (1 - chance);
            })
        .sum();
  }

  /** Where a rising function is zero. */
  private static double root(DoubleUnaryOperator rising) {
    double low = LEAST;
    double high = MOST;
    for (int i = 0; i < HALVINGS; i++) {
      double middle = (low + high) / 2;
      if (rising.applyAsDouble(middle) < 0) {
        low = middle;
      } else {
        high = middle;
      }
    }
    return (low + high) / 2;
  }

  /** For people: 2104 ± 35, or ≥ 2450 where all were solved. */
  @Override
  public String toString() {
    if (value == Double.POSITIVE_INFINITY) {
      return String.format(Locale.ROOT, "\u2265 %.0f", low);
    }
    if (value == Double.NEGATIVE_INFINITY) {
      return String.format(Locale.ROOT, "\u2264 %.0f", high);
    }
    return String.format(Locale.ROOT, "%.0f \u00b1 %.0f", value, (high - low) / 2);
  }
}
