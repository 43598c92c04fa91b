package v7p3r.lab.moves;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;

/**
 * What reductions cost and lose on some rows, with the same number added to all of them: a curve
 * from deep and dear to shallow and careless, game by game.
 */
final class MoveFrontier {
  /** Added to every reduction, in 1/1024 of a ply. */
  static final List<Integer> SHIFTS = shifts();

  /** Mean cost and loss of all moves, at one shift. */
  record Point(int shift, double cost, double loss) {}

  private final int games;

  /** By shift and game: sums of costs, losses and weights. */
  private final double[][] costs;

  private final double[][] losses;
  private final double[] weights;

  /** Of the formula and what tables add to it; none for the formula alone. */
  MoveFrontier(MoveRows rows, double[] tables) {
    games = rows.games();
    costs = new double[SHIFTS.size()][games];
    losses = new double[SHIFTS.size()][games];
    weights = new double[games];
    for (int row = 0; row < rows.size(); row++) {
      double reduction = rows.formula(row) + (tables.length == 0 ? 0 : rows.sum(row, tables));
      int game = rows.game(row);
      weights[game] += rows.weight(row);
      for (int i = 0; i < SHIFTS.size(); i++) {
        int plies = rows.plies(row, Math.rint(reduction) + SHIFTS.get(i));
        costs[i][game] += rows.weight(row) * rows.cost(row, plies);
        losses[i][game] += rows.weight(row) * rows.loss(row, plies);
      }
    }
  }

  private static List<Integer> shifts() {
    List<Integer> shifts = new ArrayList<>();
    for (int shift = -2048; shift <= 2048; shift += 128) {
      shifts.add(shift);
    }
    return List.copyOf(shifts);
  }

  List<Point> points() {
    return points(everyGameOnce());
  }

  private int[] everyGameOnce() {
    int[] times = new int[games];
    Arrays.fill(times, 1);
    return times;
  }

  private List<Point> points(int[] times) {
    double weight = sum(weights, times);
    List<Point> points = new ArrayList<>();
    for (int i = 0; i < SHIFTS.size(); i++) {
      points.add(
          new Point(SHIFTS.get(i), sum(costs[i], times) / weight, sum(losses[i], times) / weight));
    }
    return pooled(points);
  }

  /** More reduction never loses less: neighbors that say so are noise, and get their mean. */
  private static List<Point> pooled(List<Point> points) {
    List<double[]> pools = new ArrayList<>(); // sum of losses, number of points
    for (Point point : points) {
      pools.add(new double[] {point.loss, 1});
      while (pools.size() > 1 && mean(pools.get(pools.size() - 2)) > mean(pools.getLast())) {
        double[] last = pools.removeLast();
        pools.getLast()[0] += last[0];
        pools.getLast()[1] += last[1];
      }
    }
    List<Point> result = new ArrayList<>();
    for (double[] pool : pools) {
      for (int i = 0; i < pool[1]; i++) {
        Point point = points.get(result.size());
        result.add(new Point(point.shift, point.cost, mean(pool)));
      }
    }
    return result;
  }

  private static double mean(double[] pool) {
    return pool[0] / pool[1];
  }

  private static double sum(double[] values, int[] times) {
    double sum = 0;
    for (int i = 0; i < values.length; i++) {
      sum += values[i] * times[i];
    }
    return sum;
  }

  /** Without a shift. */
  Point here() {
    return here(points());
  }

  private static Point here(List<Point> points) {
    return points.get(points.size() / 2);
  }

  /** The cost at which as much is lost as somewhere else, on a line between two points. */
  private static double costAt(List<Point> points, double loss) {
    List<Point> equal = points.stream().filter(point -> point.loss == loss).toList();
    if (!equal.isEmpty()) {
      return (equal.getFirst().cost + equal.getLast().cost) / 2;
    }
    for (int i = 1; i < points.size(); i++) {
      Point more = points.get(i);
      Point less = points.get(i - 1);
      if (more.loss > loss && less.loss < loss) {
        double share = (loss - less.loss) / (more.loss - less.loss);
        return less.cost + share * (more.cost - less.cost);
      }
    }
    return points.getFirst().loss > loss ? points.getFirst().cost : points.getLast().cost;
  }

  /** What to add to every reduction so that all together cost so much, in 1/1024 of a ply. */
  int shiftOfCost(double cost) {
    Point nearest = here();
    for (Point point : points()) {
      nearest = Math.abs(point.cost - cost) < Math.abs(nearest.cost - cost) ? point : nearest;
    }
    return nearest.shift;
  }

  /** A share with its standard error. */
  record Share(double value, double error) {}

  /**
   * What this costs where it loses as much as another frontier without a shift, as a share of what
   * that costs.
   */
  Share costAtEqualLoss(MoveFrontier other, int resamplings, long seed) {
    int[] once = everyGameOnce();
    SplittableRandom random = new SplittableRandom(seed);
    double sum = 0;
    double squares = 0;
    for (int i = 0; i < resamplings; i++) {
      int[] times = new int[games];
      for (int draw = 0; draw < games; draw++) {
        times[random.nextInt(games)]++;
      }
      double share = share(other, times);
      sum += share;
      squares += share * share;
    }
    double mean = sum / resamplings;
    double variance = Math.max(0, squares / resamplings - mean * mean);
    return new Share(share(other, once), Math.sqrt(variance));
  }

  private double share(MoveFrontier other, int[] times) {
    List<Point> control = other.points(times);
    double loss = here(control).loss;
    return costAt(points(times), loss) / costAt(control, loss);
  }
}
