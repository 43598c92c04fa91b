package v7p3r.app.cli;

import java.nio.file.AccessDeniedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.NoSuchFileException;
import java.nio.file.NotDirectoryException;

/** What went wrong, for people: exceptions of the file system often say no more than a path. */
final class FailureText {
  private FailureText() {}

  static String of(Throwable failure) {
    return failure instanceof FileSystemException e && e.getReason() == null
        ? e.getFile() + ": " + reason(e)
        : String.valueOf(failure.getMessage());
  }

  private static String reason(FileSystemException e) {
    return switch (e) {
      case AccessDeniedException _ -> "permission denied";
      case NoSuchFileException _ -> "no such file or folder";
      case FileAlreadyExistsException _ -> "is there already, and is no folder";
      case NotDirectoryException _ -> "is no folder";
      default -> "cannot be used (" + e.getClass().getSimpleName() + ")";
    };
  }
}
