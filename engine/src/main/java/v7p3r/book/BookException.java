package v7p3r.book;

/** A book that cannot be read: says which one, where, what was expected and what was found. */
public final class BookException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  BookException(String message) {
    super(message);
  }

  BookException(String message, Throwable cause) {
    super(message, cause);
  }
}
