package v7p3r.lab.replay;

/**
 * A profiled position, as a policy may see it checkpoint by checkpoint. Effort is counted in units
 * of the usual one, T = N_ref/8: so the checkpoints are 1/8, 1/4, ... 8.
 *
 * @param game the name of the game it comes from
 * @param reference N_ref
 * @param losses what is lost by stopping at each checkpoint
 * @param handRule the factor of the hand-written time rule at each checkpoint
 * @param cost the squashed cost of a node, the target of the seed
 * @param target the label y
 * @param prior features known before the search, those of the trend last
 * @param live features known at each checkpoint
 */
public record ReplayPosition(
    String split,
    String game,
    long reference,
    double[] losses,
    double[] handRule,
    double cost,
    double target,
    float[] prior,
    float[][] live) {
  static final int CHECKPOINTS = 7;

  /** Effort at a checkpoint. */
  static double effort(int checkpoint) {
    return Math.scalb(1.0, checkpoint - 3);
  }

  /** The loss at any effort: between two checkpoints as if one of them was drawn by lot. */
  double lossAt(double effort) {
    double bounded = Math.clamp(effort, effort(0), effort(CHECKPOINTS - 1));
    int below = Math.min(CHECKPOINTS - 2, Math.getExponent(bounded) + 3);
    double share = bounded / effort(below) - 1;
    return losses[below] + share * (losses[below + 1] - losses[below]);
  }
}
