package v7p3r.arena.work;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.AtomicMoveNotSupportedException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;

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
    write(text.getBytes(StandardCharsets.UTF_8));
  }

  /**
   * Replaces what the file holds.
   *
   * @throws IOException if it cannot, for example because the disk is full; then the file is as it
   *     was, and nothing half written stays beside it
   */
  public void write(byte[] bytes) throws IOException {
    attempt(() -> Files.write(part, bytes));
  }

  /** The same, and the new bytes are on the disk before they replace the old ones. */
  public void writeDurably(String text) throws IOException {
    writeDurably(text.getBytes(StandardCharsets.UTF_8));
  }

  public void writeDurably(byte[] bytes) throws IOException {
    attempt(() -> writeToDisk(bytes));
  }

  private interface Step {
    void run() throws IOException;
  }

  private void attempt(Step writing) throws IOException {
    try {
      writing.run();
      replace();
    } catch (IOException e) {
      forgetPart();
      throw e instanceof FileSystemException ? e : new IOException(path + ": " + e.getMessage(), e);
    }
  }

  /** What cannot be removed either is no reason to hide the first failure. */
  private void forgetPart() {
    try {
      Files.deleteIfExists(part);
    } catch (IOException _) {
      return;
    }
  }

  private void writeToDisk(byte[] bytes) throws IOException {
    try (FileChannel channel =
        FileChannel.open(
            part,
            StandardOpenOption.CREATE,
            StandardOpenOption.WRITE,
            StandardOpenOption.TRUNCATE_EXISTING)) {
      ByteBuffer left = ByteBuffer.wrap(bytes);
      while (left.hasRemaining()) {
        channel.write(left);
      }
      channel.force(true);
    }
  }

  private void replace() throws IOException {
    try {
      Files.move(part, path, StandardCopyOption.ATOMIC_MOVE);
    } catch (AtomicMoveNotSupportedException e) {
      Files.move(part, path, StandardCopyOption.REPLACE_EXISTING);
    }
  }
}
