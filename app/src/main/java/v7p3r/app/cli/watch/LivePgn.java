package v7p3r.app.cli.watch;

import java.io.FileNotFoundException;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Optional;
import v7p3r.notation.GameTree;

/**
 * The last game of a file that others write: appended byte by byte, replaced as a whole, emptied
 * and filled again. Whatever is half written is left for the next look.
 */
public final class LivePgn {
  /** Of a long file only the end is read: a game is some kilobytes. */
  private static final int MAX_BYTES = 4 << 20;

  private final Path file;
  private byte[] seen = {};
  private boolean stable = true;
  private Optional<GameTree> shown = Optional.empty();

  public LivePgn(Path file) {
    this.file = file;
  }

  /** The game if it has changed since the last look; a file that is gone or empty is no change. */
  public Optional<GameTree> poll() throws IOException {
    byte[] bytes = content();
    boolean same = Arrays.equals(bytes, seen);
    if (bytes.length == 0 || same && stable) {
      return Optional.empty();
    }
    stable = same;
    seen = bytes;
    return changed(LastGame.of(bytes, !same));
  }

  /** The game as the file has it now, also its last word. */
  public Optional<GameTree> read() throws IOException {
    return LastGame.of(content(), false);
  }

  private Optional<GameTree> changed(Optional<GameTree> game) {
    if (game.isEmpty() || game.equals(shown)) {
      return Optional.empty();
    }
    shown = game;
    return game;
  }

  private byte[] content() throws IOException {
    if (!Files.exists(file)) {
      return new byte[0];
    }
    try (RandomAccessFile in = new RandomAccessFile(file.toFile(), "r")) {
      long length = in.length();
      in.seek(Math.max(0, length - MAX_BYTES));
      byte[] bytes = new byte[(int) Math.min(length, MAX_BYTES)];
      int count = 0;
      int read = 0;
      while (count < bytes.length && read >= 0) {
        read = in.read(bytes, count, bytes.length - count);
        count += Math.max(0, read);
      }
      return Arrays.copyOf(bytes, count);
    } catch (FileNotFoundException e) {
      return vanished(e);
    }
  }

  /** Gone between two looks: it comes back. A file that may not be read does not. */
  private byte[] vanished(IOException e) throws IOException {
    if (Files.exists(file)) {
      throw new IOException(file + " cannot be read: " + e.getMessage(), e);
    }
    return new byte[0];
  }
}
