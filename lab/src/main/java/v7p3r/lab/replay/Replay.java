package v7p3r.lab.replay;

import java.util.Arrays;
import java.util.List;

/**
 * Replays policies on profiled positions. A policy names factors of a base effort; the base is
 * chosen so that all policies spend the same in total.
 */
public final class Replay {
  private static final int STEPS = 40;

  private final List<ReplayPosition> positions;
  private final double budget;

  /** With a mean effort a position, in units of the usual one. */
  public Replay(List<ReplayPosition> positions, double budget) {
    this.positions = List.copyOf(positions);
    this.budget = budget;
  }

  List<ReplayPosition> positions() {
    return positions;
  }

  Allocation uniform() {
    double[] efforts = new double[positions.size()];
    Arrays.fill(efforts, budget);
    return Allocation.of(positions, efforts);
  }

  /** The policy at the base effort that spends the budget. */
  Allocation run(Policy policy) {
    double[][] factors = new double[positions.size()][ReplayPosition.CHECKPOINTS];
    for (int i = 0; i < factors.length; i++) {
      for (int checkpoint = 0; checkpoint < ReplayPosition.CHECKPOINTS; checkpoint++) {
        factors[i][checkpoint] = policy.factor(positions.get(i), checkpoint);
      }
    }
    return run(factors);
  }

  /** The same with the factors of each position and checkpoint. */
  Allocation run(double[][] factors) {
    double low = -12; // log2 of the base effort
    double high = 12;
    for (int step = 0; step < STEPS; step++) {
      double middle = (low + high) / 2;
      if (meanEffort(factors, Math.pow(2, middle)) < budget) {
        low = middle;
      } else {
        high = middle;
      }
    }
    return Allocation.between(
        at(factors, Math.pow(2, low)), at(factors, Math.pow(2, high)), budget);
  }

  private double meanEffort(double[][] factors, double base) {
    double sum = 0;
    for (double[] each : factors) {
      sum += effort(each, base);
    }
    return sum / factors.length;
  }

  private Allocation at(double[][] factors, double base) {
    double[] efforts = new double[factors.length];
    for (int i = 0; i < efforts.length; i++) {
      efforts[i] = effort(factors[i], base);
    }
    return Allocation.of(positions, efforts);
  }

  /** Goes on while the factor seen at a checkpoint leads beyond the next one. */
  private static double effort(double[] factors, double base) {
    int last = ReplayPosition.CHECKPOINTS - 1;
    for (int checkpoint = 0; checkpoint < last; checkpoint++) {
      double wanted = base * factors[checkpoint];
      if (wanted < ReplayPosition.effort(checkpoint + 1)) {
        return Math.max(wanted, ReplayPosition.effort(checkpoint));
      }
    }
    return ReplayPosition.effort(last);
  }

  /** The least loss that any choice of checkpoints can have: the curves are known to it. */
  Allocation oracle() {
    double low = 0; // price of a unit of effort at which everything is searched to the end
    double high = 64;
    for (int step = 0; step < 2 * STEPS; step++) {
      double price = (low + high) / 2;
      if (oracleAt(price).meanEffort() > budget) {
        low = price;
      } else {
        high = price;
      }
    }
    Allocation less = oracleAt(high);
    return low == 0 ? less : Allocation.between(less, oracleAt(low), budget);
  }

  private Allocation oracleAt(double price) {
    double[] efforts = new double[positions.size()];
    for (int i = 0; i < efforts.length; i++) {
      double[] losses = positions.get(i).losses();
      int best = 0;
      for (int checkpoint = 1; checkpoint < losses.length; checkpoint++) {
        double here = losses[checkpoint] + price * ReplayPosition.effort(checkpoint);
        double there = losses[best] + price * ReplayPosition.effort(best);
        best = here < there ? checkpoint : best;
      }
      efforts[i] = ReplayPosition.effort(best);
    }
    return Allocation.of(positions, efforts);
  }
}
