package v7p3r.arena.spsa;

/**
 * How far parameters are shaken and moved in each iteration: less and less, with the exponents and
 * the delay that Spall recommends for simultaneous perturbation.
 */
record Gains(int iterations) {
  private static final double ALPHA = 0.602;
  private static final double GAMMA = 0.101;
  private static final double DELAY = 0.1;

  /** The distance to each side, in iteration {@code k} from 1. */
  double step(Parameter parameter, int k) {
    return parameter.finalStep() * Math.pow((double) iterations / k, GAMMA);
  }

  /** The way a parameter goes for each game won more than lost. */
  double move(Parameter parameter, int k) {
    double delay = DELAY * iterations;
    double finalGain = parameter.finalRate() * parameter.finalStep() * parameter.finalStep();
    double gain = finalGain * Math.pow((delay + iterations) / (delay + k), ALPHA);
    return gain / step(parameter, k);
  }
}
