package v7p3r.app.cli.doctor;

/**
 * What one look at the machine showed.
 *
 * @param advice what to do; empty if there is nothing to do
 */
public record Finding(String subject, State state, String found, String advice) {
  /** How much it matters. */
  public enum State {
    /** As it should be. */
    OK,
    /** Something is not there that V7P3R can do without. */
    OPTIONAL,
    /** Something will fail. */
    BROKEN
  }

  static Finding ok(String subject, String found) {
    return new Finding(subject, State.OK, found, "");
  }

  static Finding optional(String subject, String found, String advice) {
    return new Finding(subject, State.OPTIONAL, found, advice);
  }

  static Finding broken(String subject, String found, String advice) {
    return new Finding(subject, State.BROKEN, found, advice);
  }
}
