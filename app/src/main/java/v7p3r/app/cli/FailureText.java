package v7p3r.app.cli;

import java.io.FileNotFoundException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.NoSuchFileException;
import java.nio.file.NotDirectoryException;
import java.util.Objects;
import java.util.stream.Stream;
import picocli.CommandLine.UnmatchedArgumentException;
import v7p3r.arena.player.Fault;
import v7p3r.arena.player.PlayerException;
import v7p3r.engine.OptionException;

/** What went wrong, for people: exceptions of the file system often say no more than a path. */
final class FailureText {
  private FailureText() {}

  static String of(Throwable failure) {
    if (failure instanceof UnmatchedArgumentException unmatched) {
      return of(unmatched);
    }
    return failure instanceof FileSystemException e && e.getReason() == null
        ? e.getFile() + ": " + reason(e)
        : String.valueOf(failure.getMessage());
  }

  private static String of(UnmatchedArgumentException unmatched) {
    String word = unmatched.getUnmatched().getFirst();
    if (word.startsWith("-")) {
      return "there is no option '" + word + "'";
    }
    return unmatched.getCommandLine().getSubcommands().isEmpty()
        ? "expected an option, found '" + word + "'"
        : "there is no command '" + word + "'";
  }

  /**
   * Whether a file or program that was named is not there, or an option cannot be what it was set
   * to.
   */
  static boolean isOfWrongUsage(Throwable failure) {
    return failure instanceof OptionException
        || failure instanceof NoSuchFileException
        || failure instanceof FileNotFoundException
        || Stream.iterate(failure, Objects::nonNull, Throwable::getCause)
            .anyMatch(cause -> cause instanceof PlayerException e && e.fault() == Fault.NO_START);
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
