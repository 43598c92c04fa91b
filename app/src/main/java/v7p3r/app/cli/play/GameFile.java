package v7p3r.app.cli.play;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.LocalDateTime;
import java.time.format.DateTimeFormatter;

/** The place of one game at the end of a PGN file; saving again replaces only that game. */
final class GameFile {
  private static final DateTimeFormatter STAMP = DateTimeFormatter.ofPattern("yyyy-MM-dd_HH-mm-ss");

  private final Path path;

  /** Where the game begins: the size of the file when it was first saved. */
  private long start = -1;

  GameFile(Path path) {
    this.path = path;
  }

  /** A file of its own in a folder, named by the time; no existing file is touched. */
  static GameFile inFolder(Path folder, LocalDateTime time) {
    String name = STAMP.format(time);
    Path path = folder.resolve(name + ".pgn");
    for (int i = 2; Files.exists(path); i++) {
      path = folder.resolve(name + "_" + i + ".pgn");
    }
    return new GameFile(path);
  }

  Path path() {
    return path;
  }

  boolean isSaved() {
    return start >= 0;
  }

  /** Writes the game behind what the file held before. */
  void save(String pgn) throws IOException {
    Path folder = path.toAbsolutePath().getParent();
    if (folder != null) {
      Files.createDirectories(folder);
    }
    try (FileChannel file =
        FileChannel.open(path, StandardOpenOption.CREATE, StandardOpenOption.WRITE)) {
      String gap = "";
      if (start < 0) {
        start = file.size();
        gap = start > 0 ? "\n" : "";
      }
      ByteBuffer bytes = ByteBuffer.wrap((gap + pgn).getBytes(StandardCharsets.UTF_8));
      long at = start;
      start += gap.length();
      while (bytes.hasRemaining()) {
        at += file.write(bytes, at);
      }
      file.truncate(at);
    }
  }
}
