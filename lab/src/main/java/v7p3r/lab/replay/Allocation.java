package v7p3r.lab.replay;

import java.util.List;

/** The effort that each position got, and what was lost. */
record Allocation(double[] efforts, double[] losses) {
  static Allocation of(List<ReplayPosition> positions, double[] efforts) {
    double[] losses = new double[efforts.length];
    for (int i = 0; i < efforts.length; i++) {
      losses[i] = positions.get(i).lossAt(efforts[i]);
    }
    return new Allocation(efforts, losses);
  }

  double meanEffort() {
    return mean(efforts);
  }

  double meanLoss() {
    return mean(losses);
  }

  /** The mix of two allocations that has the wanted mean effort, each position in both. */
  static Allocation between(Allocation less, Allocation more, double wanted) {
    double room = more.meanEffort() - less.meanEffort();
    double share = room <= 0 ? 0 : Math.clamp((wanted - less.meanEffort()) / room, 0.0, 1.0);
    return new Allocation(
        mixed(less.efforts, more.efforts, share), mixed(less.losses, more.losses, share));
  }

  private static double[] mixed(double[] from, double[] to, double share) {
    double[] mixed = new double[from.length];
    for (int i = 0; i < mixed.length; i++) {
      mixed[i] = from[i] + share * (to[i] - from[i]);
    }
    return mixed;
  }

  static double mean(double[] values) {
    double sum = 0;
    for (double value : values) {
      sum += value;
    }
    return values.length == 0 ? 0 : sum / values.length;
  }
}
