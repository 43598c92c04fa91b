package v7p3r.lab.moves;

import java.util.Arrays;
import java.util.Set;
import v7p3r.search.effort.MoveFact;

/**
 * Fits what facts add to the formula: the least sum of nodes, of losses times their price, and of
 * the squared distance to the formula. Between whole plies costs and losses lie on a line; the
 * search rounds down, so that half a ply is taken off. All rows together make a step (Adam).
 */
final class MoveFit {
  private static final double ONE_PLY = 1024;
  private static final double MOMENTUM = 0.9;
  private static final double SCALE_MOMENTUM = 0.99;

  /** Farther from the formula than this no table leads, in 1/1024 of a ply. */
  private static final double MOST = 3 * ONE_PLY;

  /** What keeps rare bins near zero. */
  private static final double RIDGE = 1e-9;

  /** What it costs neighboring bins of a scale to be a ply apart: rare ones follow the others. */
  private static final double ROUGHNESS = 1e-3;

  /** A fact with at least this number of bins is a scale, one with fewer a list of cases. */
  private static final int LEAST_BINS_OF_A_SCALE = 8;

  private final MoveRows rows;
  private final double stay;
  private final int epochs;
  private final double rate;

  MoveFit(MoveRows rows, MoveFitPlan plan) {
    this.rows = rows;
    this.stay = plan.stay();
    this.epochs = plan.epochs();
    this.rate = plan.rate();
  }

  /**
   * The tables at a price of losses, in 1/1024 of a ply, by places of bins.
   *
   * @param counted the facts that may add something
   */
  double[] at(double price, Set<MoveFact> counted) {
    boolean[] isCounted = places(counted);
    double[] weights = new double[MoveFact.BINS];
    double[] slope = new double[MoveFact.BINS];
    double[] mean = new double[MoveFact.BINS];
    double[] scale = new double[MoveFact.BINS];
    for (int epoch = 1; epoch <= epochs; epoch++) {
      slopes(weights, price, slope);
      // Steps get shorter toward the end, so that the tables come to rest.
      double step = rate * Math.min(1, 2.0 * (epochs - epoch + 1) / epochs);
      for (int i = 0; i < weights.length; i++) {
        mean[i] = MOMENTUM * mean[i] + (1 - MOMENTUM) * slope[i];
        scale[i] = SCALE_MOMENTUM * scale[i] + (1 - SCALE_MOMENTUM) * slope[i] * slope[i];
        double m = mean[i] / (1 - StrictMath.pow(MOMENTUM, epoch));
        double s = scale[i] / (1 - StrictMath.pow(SCALE_MOMENTUM, epoch));
        double next = weights[i] - step * m / (Math.sqrt(s) + 1e-12);
        weights[i] = isCounted[i] ? Math.clamp(next, -MOST, MOST) : 0;
      }
    }
    return weights;
  }

  private static boolean[] places(Set<MoveFact> facts) {
    boolean[] places = new boolean[MoveFact.BINS];
    for (MoveFact fact : facts) {
      Arrays.fill(places, fact.offset(), fact.offset() + fact.bins(), true);
    }
    return places;
  }

  private void slopes(double[] weights, double price, double[] slope) {
    for (int i = 0; i < slope.length; i++) {
      slope[i] = RIDGE * weights[i];
    }
    for (MoveFact fact : MoveFact.values()) {
      if (fact.bins() >= LEAST_BINS_OF_A_SCALE) {
        smooth(weights, slope, fact);
      }
    }
    for (int row = 0; row < rows.size(); row++) {
      double added = rows.sum(row, weights);
      double place = (rows.formula(row) + added) / ONE_PLY - 0.5;
      double rise = 2 * stay * added / ONE_PLY;
      if (place > 0 && place < rows.most(row)) {
        int below = (int) place;
        rise += rows.cost(row, below + 1) - rows.cost(row, below);
        rise += price * (rows.loss(row, below + 1) - rows.loss(row, below));
      }
      rows.addTo(row, slope, rise / ONE_PLY * rows.weight(row));
    }
  }

  private static void smooth(double[] weights, double[] slope, MoveFact fact) {
    for (int i = fact.offset() + 1; i < fact.offset() + fact.bins(); i++) {
      double rise = 2 * ROUGHNESS * (weights[i] - weights[i - 1]) / (ONE_PLY * ONE_PLY);
      slope[i] += rise;
      slope[i - 1] -= rise;
    }
  }
}
