package v7p3r.desc.model;

/** A model that cannot be used: says which file, where, what was expected and what was found. */
public final class ModelException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  public ModelException(String message) {
    super(message);
  }

  ModelException(String message, Throwable cause) {
    super(message, cause);
  }
}
