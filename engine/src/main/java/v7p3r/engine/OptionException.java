package v7p3r.engine;

/** A setting that cannot be made; the message says what was expected and what was found. */
public final class OptionException extends IllegalArgumentException {
  private static final long serialVersionUID = 1L;

  public OptionException(String message) {
    super(message);
  }

  OptionException(String message, Throwable cause) {
    super(message, cause);
  }
}
