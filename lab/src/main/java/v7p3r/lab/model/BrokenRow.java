package v7p3r.lab.model;

/** A row that does not say what its header promises. */
final class BrokenRow extends Exception {
  private static final long serialVersionUID = 1L;

  BrokenRow(String message) {
    super(message);
  }
}
