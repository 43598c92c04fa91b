package v7p3r.app.cli.play;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDateTime;
import java.time.format.DateTimeFormatter;
import v7p3r.arena.work.AtomicFile;

/**
 * The place of one game at the end of a PGN file; saving again replaces only that game, and a save
 * that fails leaves the file as it was.
 */
final class GameFile {
  private static final DateTimeFormatter STAMP = DateTimeFormatter.ofPattern("yyyy-MM-dd_HH-mm-ss");

  private final Path path;

  /** How many bytes the file held before the game; they are kept. */
  private int before = -1;

  private boolean saved;

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

  /** Whether the file holds the game, perhaps without its last moves. */
  boolean isSaved() {
    return saved;
  }

  /** Writes the game behind what the file held before. */
  void save(String pgn) throws IOException {
    byte[] game = pgn.getBytes(StandardCharsets.UTF_8);
    if (Files.exists(path) && !Files.isRegularFile(path)) {
      // A device such as /dev/null takes the text, but cannot be replaced.
      Files.write(path, game);
    } else {
      Path place = Files.exists(path) ? path.toRealPath() : path.toAbsolutePath();
      new AtomicFile(place).write(behindOthers(place, game));
    }
    saved = true;
  }

  private byte[] behindOthers(Path place, byte[] game) throws IOException {
    if (before < 0) {
      before = Files.exists(place) ? Math.toIntExact(Files.size(place)) : 0;
    }
    if (before == 0) {
      return game;
    }
    ByteArrayOutputStream all = new ByteArrayOutputStream(before + 1 + game.length);
    try (InputStream others = Files.newInputStream(place)) {
      all.write(others.readNBytes(before));
    }
    all.write('\n');
    all.write(game);
    return all.toByteArray();
  }
}
