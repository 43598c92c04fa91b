package v7p3r.app.cli.play;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.time.LocalDateTime;
import java.time.format.DateTimeFormatter;
import java.util.Optional;
import java.util.UUID;
import v7p3r.arena.game.GameRecord;
import v7p3r.arena.record.MetricsDatabase;
import v7p3r.arena.record.MetricsDatabase.StoredMatch;
import v7p3r.board.Color;
import v7p3r.notation.PgnTags;

/**
 * Keeps the game: its file is up to date after every move, for the game may end at any moment, and
 * a game that ended with a result goes to the database of all games. Its methods may be called by
 * two threads, for a program that is ended from outside saves on another.
 */
final class Keeper {
  private final PlaySettings settings;
  private final String opponent;
  private final PrintWriter out;
  private GameFile file;
  private PgnTags headers;
  private boolean warned;
  private boolean lost;
  private boolean closed;

  Keeper(PlaySettings settings, String opponent, PrintWriter out) {
    this.settings = settings;
    this.opponent = opponent;
    this.out = out;
    begin(settings.human());
  }

  /** Another game, which gets a place of its own. */
  synchronized void begin(int human) {
    LocalDateTime now = LocalDateTime.now(settings.clock());
    file =
        settings
            .pgn()
            .map(GameFile::new)
            .orElseGet(() -> GameFile.inFolder(settings.folder(), now));
    boolean humanIsWhite = human == Color.WHITE;
    headers =
        PgnTags.of(
                humanIsWhite ? settings.name() : opponent,
                humanIsWhite ? opponent : settings.name())
            .with("Event", "Game in the terminal")
            .with("Date", DateTimeFormatter.ofPattern("yyyy.MM.dd").format(now))
            .with("Round", "-");
    warned = false;
  }

  synchronized String pgn(PlayedGame game) {
    return game.pgn(headers);
  }

  /** Whether a game of this session is in no file. */
  synchronized boolean hasLostAGame() {
    return lost;
  }

  /** Saves without a word, but for the first time that it does not work. */
  synchronized void save(PlayedGame game) {
    if (game.length() == 0 && !file.isSaved()) {
      return;
    }
    try {
      write(game);
    } catch (IOException e) {
      if (!warned) {
        tellFailure(file.path(), e);
        warned = true;
      }
    }
  }

  private void write(PlayedGame game) throws IOException {
    Path folder = file.path().toAbsolutePath().getParent();
    if (folder != null) {
      Files.createDirectories(folder);
    }
    file.save(pgn(game));
  }

  synchronized boolean isClosed() {
    return closed;
  }

  /** The game is left for good, but only once: then the program ends. */
  synchronized void close(PlayedGame game, Optional<GameRecord> finished) {
    if (!closed) {
      closed = true;
      finish(game, finished);
    }
  }

  /** Saves for the last time and says where; a game that no file takes is shown instead. */
  synchronized void finish(PlayedGame game, Optional<GameRecord> finished) {
    finished.ifPresent(record -> recordInDatabase(game, record));
    if (game.length() == 0 && !file.isSaved()) {
      return;
    }
    try {
      write(game);
      out.println("Saved to " + file.path() + ".");
    } catch (IOException e) {
      lost = true;
      tellFailure(file.path(), e);
      out.println("It is not kept anywhere; this is the game:");
      out.println();
      out.print(pgn(game));
    }
  }

  private void recordInDatabase(PlayedGame game, GameRecord record) {
    try (MetricsDatabase database = MetricsDatabase.open(settings.database())) {
      String name = "terminal " + settings.clock().instant() + " " + UUID.randomUUID();
      StoredMatch place = database.addGameLoop(name, "play", settings.clock().instant());
      database.addGame(place, 1, record, pgn(game));
      database.finishMatch(place, "ALL_PLAYED", settings.clock().instant());
    } catch (IOException e) {
      out.println("The statistics will not know of this game: " + e.getMessage() + ".");
    }
  }

  /** Saves and says where. */
  synchronized void saveAndTell(PlayedGame game) {
    try {
      write(game);
      out.println("Saved to " + file.path() + ".");
    } catch (IOException e) {
      tellFailure(file.path(), e);
    }
  }

  /** Saves into another file too; its folder must be there, for a misspelled one is not made. */
  synchronized void saveCopy(PlayedGame game, Path path) {
    Path folder = path.toAbsolutePath().normalize().getParent();
    if (folder != null && !Files.isDirectory(folder)) {
      out.println("The game cannot be saved to " + path + ": there is no folder " + folder + ".");
      return;
    }
    try {
      new GameFile(path).save(pgn(game));
      out.println("Saved to " + path + ".");
    } catch (IOException e) {
      tellFailure(path, e);
    }
  }

  private void tellFailure(Path path, IOException e) {
    out.println("The game cannot be saved to " + path + ": " + reason(path, e) + ".");
  }

  /** The path was said already, and some exceptions of the file system say nothing else. */
  private static String reason(Path path, IOException e) {
    return switch (e) {
      case AccessDeniedException _ -> "permission denied";
      case NoSuchFileException _ -> "there is no such folder";
      case FileSystemException system when system.getReason() != null -> system.getReason();
      default -> String.valueOf(e.getMessage()).replace(path.toAbsolutePath() + ": ", "");
    };
  }
}
