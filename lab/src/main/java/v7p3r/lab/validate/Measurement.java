package v7p3r.lab.validate;

import java.util.Optional;

/**
 * One thing that was to be measured, with its goal.
 *
 * @param found empty when it could not be measured; the detail says why then
 * @param unit behind the numbers
 * @param detail numbers behind the value, for people
 */
record Measurement(
    Section section,
    String key,
    String title,
    Goal goal,
    String unit,
    Optional<Interval> found,
    String detail) {

  /** What is measured, before it is. */
  record Subject(Section section, String key, String title, Goal goal, String unit) {
    Measurement found(Interval interval, String detail) {
      return new Measurement(section, key, title, goal, unit, Optional.of(interval), detail);
    }

    Measurement notMeasured(String reason) {
      return new Measurement(section, key, title, goal, unit, Optional.empty(), reason);
    }
  }

  Verdict verdict() {
    return found
        .map(interval -> goal.isMetBy(interval.value()) ? Verdict.MET : Verdict.MISSED)
        .orElse(Verdict.NOT_MEASURED);
  }

  /** Whether the whole 95 % interval says the same as the value. */
  boolean isCertain() {
    return found
        .map(
            interval ->
                verdict() == Verdict.MET
                    ? goal.isMetBy(interval.low()) && goal.isMetBy(interval.high())
                    : interval.high() < goal.low() || interval.low() > goal.high())
        .orElse(false);
  }
}
