package v7p3r.arena.spsa;

/**
 * A whole number that is tuned.
 *
 * @param start where it begins
 * @param finalStep how far it is shaken to each side at the end of the run
 * @param finalRate which part of that step a lost or won game moves it at the end of the run
 */
public record Parameter(
    String name, double start, int min, int max, double finalStep, double finalRate) {
  /** A twentieth of the range: large enough to be felt in games. */
  private static final double USUAL_STEPS_A_RANGE = 20;

  private static final double LEAST_STEP = 0.5;
  private static final double USUAL_RATE = 0.002;

  public Parameter {
    if (!(min < max) || !(min <= start && start <= max)) {
      throw new IllegalArgumentException(
          "%s: expected min <= start <= max, found %s, %s, %s".formatted(name, min, start, max));
    }
    if (!(finalStep > 0) || !(finalRate > 0)) {
      throw new IllegalArgumentException(
          "%s: expected a step and a rate above 0, found %s and %s"
              .formatted(name, finalStep, finalRate));
    }
  }

  /** With the usual step and rate. */
  public static Parameter of(String name, double start, int min, int max) {
    double step = Math.max(LEAST_STEP, (max - min) / USUAL_STEPS_A_RANGE);
    return new Parameter(name, start, min, max, step, USUAL_RATE);
  }

  double clamp(double value) {
    return Math.clamp(value, min, (double) max);
  }
}
