package v7p3r.studio.play;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import tools.jackson.core.JacksonException;
import v7p3r.arena.game.GameRecord;
import v7p3r.arena.record.GameFolder;
import v7p3r.arena.record.GamePgn;
import v7p3r.arena.record.MetricsDatabase;
import v7p3r.arena.record.MetricsDatabase.StoredMatch;
import v7p3r.arena.work.AtomicFile;
import v7p3r.arena.work.PlainJson;

/**
 * Keeps the games of a studio: those under way as files that a killed server finds again, all as
 * PGN in the folder of games, finished ones in the database.
 */
public final class GameArchive {
  private static final String RUNNING = "running";
  private static final String END = ".json";
  private static final String EVENT = "Game in the studio";

  private final Path folder;
  private final Path database;

  public GameArchive(Path folder, Path database) {
    this.folder = folder;
    this.database = database;
  }

  /** The name of a match of one game in the database. */
  public static String matchName(String id) {
    return "studio " + id;
  }

  String newPgnName(Instant start, String white, String black) {
    GameFolder games = new GameFolder(folder, ZoneId.systemDefault());
    return games.newGame(start, white, black).path().getFileName().toString();
  }

  static String pgn(GameRecord record) {
    return GamePgn.format(record, EVENT, 1);
  }

  /** What is known of a game is on the disk after this. */
  void save(SavedGame game, GameRecord record) throws IOException {
    Files.createDirectories(folder.resolve(RUNNING));
    new AtomicFile(file(game.id())).writeDurably(PlainJson.write(game));
    if (!record.moves().isEmpty()) {
      new AtomicFile(folder.resolve(game.pgn())).write(pgn(record));
    }
  }

  private Path file(String id) {
    return folder.resolve(RUNNING).resolve(id + END);
  }

  /** A finished game goes to the database, and its file away. */
  void finish(SavedGame game, GameRecord record) throws IOException {
    if (record.isFinished() && !record.moves().isEmpty()) {
      try (MetricsDatabase open = MetricsDatabase.open(database)) {
        String name = matchName(game.id());
        if (open.gameLoop(name).isEmpty()) {
          Instant now = Instant.now();
          StoredMatch place = open.addGameLoop(name, "play", now);
          open.addGame(place, 1, record, pgn(record));
          open.finishMatch(place, "ALL_PLAYED", now);
        }
      }
    }
    Files.deleteIfExists(file(game.id()));
  }

  /** Games that an earlier start left; what cannot be read is told and left alone. */
  List<SavedGame> left(List<String> remarks) {
    List<SavedGame> games = new ArrayList<>();
    Path running = folder.resolve(RUNNING);
    if (!Files.isDirectory(running)) {
      return games;
    }
    try (Stream<Path> files = Files.list(running)) {
      for (Path file : files.filter(path -> path.toString().endsWith(END)).sorted().toList()) {
        try {
          games.add(PlainJson.read(Files.readString(file), SavedGame.class));
        } catch (IOException | JacksonException e) {
          remarks.add("The game in " + file + " cannot be gone on with: " + e.getMessage());
        }
      }
    } catch (IOException e) {
      remarks.add("Games of earlier starts cannot be found: " + e.getMessage());
    }
    return games;
  }
}
