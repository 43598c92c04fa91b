package v7p3r.arena.spsa;

import java.util.List;
import java.util.Random;

/**
 * Simultaneous perturbation stochastic approximation: all parameters are shaken at once, two
 * versions play each other, and every parameter moves toward the side that won.
 */
final class Spsa {
  private final List<Parameter> parameters;
  private final Gains gains;
  private final long seed;
  private final double[] values;

  Spsa(List<Parameter> parameters, int iterations, long seed) {
    this.parameters = List.copyOf(parameters);
    this.gains = new Gains(iterations);
    this.seed = seed;
    this.values = parameters.stream().mapToDouble(Parameter::start).toArray();
  }

  /**
   * Two versions to be compared.
   *
   * @param signs the side to which each parameter was shaken in the first version
   */
  record Trial(int iteration, int[] signs, int[] plus, int[] minus) {}

  /** The versions of an iteration, from 1: by the seed always the same around the same values. */
  Trial trial(int iteration) {
    Random random = new Random(seed * 1_000_003 + iteration);
    int[] signs = new int[values.length];
    int[] plus = new int[values.length];
    int[] minus = new int[values.length];
    for (int i = 0; i < values.length; i++) {
      signs[i] = random.nextBoolean() ? 1 : -1;
      double step = signs[i] * gains.step(parameters.get(i), iteration);
      // One chance for both, so that rounding favors neither and whole steps stay apart.
      double chance = random.nextDouble();
      plus[i] = round(i, values[i] + step, chance);
      minus[i] = round(i, values[i] - step, chance);
    }
    return new Trial(iteration, signs, plus, minus);
  }

  /** Up or down by chance, so that on average nothing is lost. */
  private int round(int index, double value, double chance) {
    return (int) Math.floor(parameters.get(index).clamp(value) + chance);
  }

  /** Moves the values: {@code balance} is games won minus games lost by the first version. */
  void learn(Trial trial, double balance) {
    for (int i = 0; i < values.length; i++) {
      Parameter parameter = parameters.get(i);
      double way = gains.move(parameter, trial.iteration()) * balance * trial.signs()[i];
      values[i] = parameter.clamp(values[i] + way);
    }
  }

  /** Goes on from values of an earlier run. */
  void restore(double[] earlier) {
    System.arraycopy(earlier, 0, values, 0, values.length);
  }

  double[] values() {
    return values.clone();
  }
}
