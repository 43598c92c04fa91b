package v7p3r.lab.replay;

import java.util.Arrays;

/** A factor of effort for each PES: straight between five knots, one in the middle of each mode. */
record Knots(double[] factors) {
  /** The factors of the seed's five modes. */
  static final Knots SEED = new Knots(new double[] {0.5, 0.75, 1, 1.25, 1.5});

  private static final Knots START = new Knots(new double[] {0.25, 0.6, 1, 1.6, 2.5});
  private static final double[] STEPS = {1, 0.5, 0.25, 0.125};
  private static final double HIGHEST = 32;

  double factor(double pes) {
    double place = Math.clamp(pes * 5 - 0.5, 0.0, 4.0);
    int below = (int) Math.min(3, Math.floor(place));
    double share = place - below;
    return factors[below] + share * (factors[below + 1] - factors[below]);
  }

  /**
   * The monotone knots that lose least on positions, found knot by knot.
   *
   * @param pes of each position and checkpoint
   * @param beside factors that those of PES are multiplied by
   */
  static Knots fit(Replay replay, double[][] pes, double[][] beside) {
    Knots best = START;
    double least = loss(replay, pes, beside, best);
    for (double step : STEPS) {
      boolean better = true;
      for (int round = 0; round < 8 && better; round++) {
        better = false;
        for (int knot = 0; knot < 5; knot++) {
          for (double change : new double[] {step, -step}) {
            Knots candidate = best.moved(knot, Math.pow(2, change));
            double loss = loss(replay, pes, beside, candidate);
            if (loss < least - 1e-9) {
              least = loss;
              best = candidate;
              better = true;
            }
          }
        }
      }
    }
    return best;
  }

  private static double loss(Replay replay, double[][] pes, double[][] beside, Knots knots) {
    return replay.run(knots.factors(pes, beside)).meanLoss();
  }

  double[][] factors(double[][] pes, double[][] beside) {
    double[][] all = factors(pes);
    for (int i = 0; i < all.length; i++) {
      for (int checkpoint = 0; checkpoint < all[i].length; checkpoint++) {
        all[i][checkpoint] *= beside[i][checkpoint];
      }
    }
    return all;
  }

  double[][] factors(double[][] pes) {
    double[][] all = new double[pes.length][];
    for (int i = 0; i < all.length; i++) {
      all[i] = Arrays.stream(pes[i]).map(this::factor).toArray();
    }
    return all;
  }

  /** With one knot moved; its neighbors give way, so that the factors never fall. */
  private Knots moved(int knot, double by) {
    double[] moved = factors.clone();
    moved[knot] = Math.clamp(moved[knot] * by, 1 / HIGHEST, HIGHEST);
    for (int i = knot + 1; i < moved.length; i++) {
      moved[i] = Math.max(moved[i], moved[knot]);
    }
    for (int i = 0; i < knot; i++) {
      moved[i] = Math.min(moved[i], moved[knot]);
    }
    return new Knots(moved);
  }
}
