package v7p3r.arena.record;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** Finds out before the first game whether a file can be written; what it holds is not touched. */
public final class WritableFile {
  private WritableFile() {}

  /**
   * Makes the folder of the file if it is not there.
   *
   * @throws IOException if the file cannot be written, or the disk is full; says why
   */
  public static void require(Path file) throws IOException {
    Path place = file.toAbsolutePath();
    if (Files.isDirectory(place)) {
      throw new IOException("cannot write the file " + place + ": a folder has that name");
    }
    if (Files.notExists(place)) {
      WritableFolder.require(place.getParent());
      return;
    }
    if (!Files.isWritable(place)) {
      throw new IOException("cannot write the file " + place + ": permission denied");
    }
    WritableFolder.requireSpace(place.getParent());
  }
}
