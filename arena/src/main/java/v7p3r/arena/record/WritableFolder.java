package v7p3r.arena.record;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;

/** Finds out before the first game whether games can be kept in a folder. */
public final class WritableFolder {
  /** With less than this no game is begun: a game is a few kilobytes. */
  private static final long LEAST_FREE_BYTES = 16 << 20;

  /** How much room there is. */
  @FunctionalInterface
  interface Space {
    long bytes(Path folder) throws IOException;
  }

  private static final Space USABLE = path -> Files.getFileStore(path).getUsableSpace();

  private WritableFolder() {}

  /**
   * Makes the folder if it is not there, and writes into it.
   *
   * @throws IOException if that is not possible, or the disk is full; says why
   */
  public static void require(Path folder) throws IOException {
    require(folder, USABLE);
  }

  static void require(Path folder, Space space) throws IOException {
    Path place = folder.toAbsolutePath();
    try {
      Files.createDirectories(place);
    } catch (FileAlreadyExistsException e) {
      throw new IOException("cannot make the folder " + place + ": a file has that name", e);
    } catch (IOException e) {
      throw new IOException("cannot make the folder " + place + ": " + why(e), e);
    }
    requireSpace(place, space);
    try {
      Path probe = Files.createTempFile(place, "v7p3r", ".part");
      Files.delete(probe);
    } catch (IOException e) {
      throw new IOException("cannot write into the folder " + place + ": " + why(e), e);
    }
  }

  static void requireSpace(Path folder) throws IOException {
    requireSpace(folder, USABLE);
  }

  private static void requireSpace(Path folder, Space space) throws IOException {
    long free = space.bytes(folder);
    if (free < LEAST_FREE_BYTES) {
      throw new IOException(
          "the disk of %s is full: %d MB are free, %d MB are needed"
              .formatted(folder, free >> 20, LEAST_FREE_BYTES >> 20));
    }
  }

  private static String why(IOException e) {
    return switch (e) {
      case AccessDeniedException _ -> "permission denied";
      case FileSystemException failed when failed.getReason() != null -> failed.getReason();
      default -> e.getMessage();
    };
  }
}
