package v7p3r.lab.model;

/** A dataset that cannot be used: says which file, line and column, and what is wrong. */
public final class DatasetException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  public DatasetException(String message) {
    super(message);
  }

  DatasetException(String message, Throwable cause) {
    super(message, cause);
  }
}
