package v7p3r.board;

/**
 * A {@link Setup} that no game of chess can be continued from; the message says why in one
 * sentence.
 */
public final class IllegalSetupException extends IllegalArgumentException {
  private static final long serialVersionUID = 1L;

  public IllegalSetupException(String message) {
    super(message);
  }
}
