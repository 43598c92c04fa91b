package v7p3r.arena.record;

import java.io.IOException;
import java.nio.file.AtomicMoveNotSupportedException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;

/** A file that is replaced as a whole: who reads it sees the old text or the new one. */
public final class AtomicFile {
  private final Path path;
  private final Path part;

  public AtomicFile(Path path) {
    this.path = path.toAbsolutePath();
    this.part = this.path.resolveSibling(this.path.getFileName() + ".part");
  }

  public Path path() {
    return path;
  }

  public void write(String text) throws IOException {
    Files.writeString(part, text);
    try {
      Files.move(part, path, StandardCopyOption.ATOMIC_MOVE);
    } catch (AtomicMoveNotSupportedException e) {
      Files.move(part, path, StandardCopyOption.REPLACE_EXISTING);
    }
  }
}
