package v7p3r.lab.train;

/** Training that cannot go on; says why. */
public final class TrainingException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  TrainingException(String message) {
    super(message);
  }

  TrainingException(String message, Throwable cause) {
    super(message, cause);
  }
}
