package v7p3r.arena.source;

import java.io.EOFException;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Locale;

/** A packed file that cannot be unpacked: names the file, what it should be and what is wrong. */
public final class SourceException extends IOException {
  private static final long serialVersionUID = 1L;

  SourceException(String message) {
    super(message);
  }

  private SourceException(String message, IOException cause) {
    super(message, cause);
  }

  static SourceException damaged(Path file, Compression kind, IOException cause) {
    String found = isTruncation(cause) ? "the data ends too early" : describe(cause);
    return new SourceException(file + ": expected intact " + kind + " data, but " + found, cause);
  }

  private static boolean isTruncation(IOException cause) {
    String text = describe(cause).toLowerCase(Locale.ROOT);
    return cause instanceof EOFException
        || text.contains("truncated")
        || text.contains("unexpected end");
  }

  private static String describe(IOException cause) {
    return cause.getMessage() == null ? cause.getClass().getSimpleName() : cause.getMessage();
  }
}
