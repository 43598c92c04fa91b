package v7p3r.lab.model;

/** A row that does not say what its header promises. */
final class RowException extends Exception {
  private static final long serialVersionUID = 1L;

  RowException(String message) {
    super(message);
  }
}
