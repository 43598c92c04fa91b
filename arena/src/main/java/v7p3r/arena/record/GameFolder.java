package v7p3r.arena.record;

import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import v7p3r.arena.work.AtomicFile;

/** The folder of played games: each has a file of its own, named by its time and its players. */
public final class GameFolder {
  private static final DateTimeFormatter STAMP = DateTimeFormatter.ofPattern("yyyy-MM-dd_HH-mm-ss");

  private final Path folder;
  private final ZoneId zone;

  public GameFolder(Path folder, ZoneId zone) {
    this.folder = folder;
    this.zone = zone;
  }

  /** A file that is not there yet. */
  public AtomicFile newGame(Instant start, String white, String black) {
    String name = STAMP.format(start.atZone(zone)) + "_" + plain(white) + "-" + plain(black);
    Path path = folder.resolve(name + ".pgn");
    for (int i = 2; Files.exists(path); i++) {
      path = folder.resolve(name + "_" + i + ".pgn");
    }
    return new AtomicFile(path);
  }

  private static String plain(String name) {
    return name.replaceAll("[^A-Za-z0-9.]+", "_");
  }
}
