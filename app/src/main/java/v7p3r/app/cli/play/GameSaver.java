package v7p3r.app.cli.play;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.time.LocalDateTime;
import java.time.format.DateTimeFormatter;
import v7p3r.board.Color;
import v7p3r.notation.PgnTags;

/** Keeps the file of the current game up to date; the game may end at any moment. */
final class GameSaver {
  private final PlaySettings settings;
  private final String opponent;
  private final PrintWriter out;
  private GameFile file;
  private PgnTags headers;
  private boolean warned;

  GameSaver(PlaySettings settings, String opponent, PrintWriter out) {
    this.settings = settings;
    this.opponent = opponent;
    this.out = out;
    begin(settings.human());
  }

  /** Another game, which gets a place of its own. */
  void begin(int human) {
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
  }

  String pgn(PlayedGame game) {
    return game.pgn(headers);
  }

  /** Saves without a word, but for the first time that it does not work. */
  void save(PlayedGame game) {
    if (game.length() == 0 && !file.isSaved()) {
      return;
    }
    try {
      file.save(pgn(game));
    } catch (IOException e) {
      if (!warned) {
        out.println("The game cannot be saved to " + file.path() + ": " + e.getMessage());
        warned = true;
      }
    }
  }

  /** Saves and says where. */
  void saveAndTell(PlayedGame game) {
    save(game);
    if (file.isSaved()) {
      out.println("Saved to " + file.path() + ".");
    }
  }

  void saveCopy(PlayedGame game, Path path) {
    try {
      new GameFile(path).save(pgn(game));
      out.println("Saved to " + path + ".");
    } catch (IOException e) {
      out.println("The game cannot be saved to " + path + ": " + e.getMessage());
    }
  }
}
