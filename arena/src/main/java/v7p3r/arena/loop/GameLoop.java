package v7p3r.arena.loop;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.time.Clock;
import java.time.Instant;
import java.util.function.Supplier;
import v7p3r.arena.config.GameConfig;
import v7p3r.arena.config.PlayerConfig;
import v7p3r.arena.game.Contender;
import v7p3r.arena.game.Game;
import v7p3r.arena.game.GameListener;
import v7p3r.arena.game.GameRecord;
import v7p3r.arena.match.StopSignal;
import v7p3r.arena.player.Player;
import v7p3r.arena.player.PlayerException;
import v7p3r.arena.player.Players;
import v7p3r.arena.record.AtomicFile;
import v7p3r.arena.record.GameFolder;
import v7p3r.arena.record.GamePgn;
import v7p3r.arena.record.MetricsDatabase;
import v7p3r.arena.record.MetricsDatabase.StoredMatch;
import v7p3r.arena.record.WritableFolder;

/**
 * Plays the games of one configuration, one after the other. The active game is on disk after every
 * move, a finished one in the games folder and the database; a search that fails pauses the loop
 * with the game saved.
 */
public final class GameLoop {
  private final GameConfig config;
  private final Players players;
  private final LoopListener listener;
  private final StopSignal stop;
  private final Clock clock;

  public GameLoop(
      GameConfig config, Players players, LoopListener listener, StopSignal stop, Clock clock) {
    this.config = config;
    this.players = players;
    this.listener = listener;
    this.stop = stop;
    this.clock = clock;
  }

  /**
   * Finds out whether everything can be written, before any game is played.
   *
   * @throws IOException if not; says what and why
   */
  public static void requireWritable(GameConfig config) throws IOException {
    WritableFolder.require(config.gamesFolder());
    WritableFolder.require(config.activeGame().toAbsolutePath().getParent());
    MetricsDatabase.open(config.database()).close();
  }

  /**
   * Plays until all games are played, a search fails, or somebody stops it.
   *
   * @throws IOException if an engine does not start or something cannot be recorded
   */
  public LoopResult run() throws IOException {
    requireWritable(config);
    listener.begun(config);
    try (MetricsDatabase database = MetricsDatabase.open(config.database());
        Player first = start(config.white());
        Player second = start(config.black())) {
      Instant begin = clock.instant();
      StoredMatch stored = database.addGameLoop(config.event() + " " + begin, config.text(), begin);
      LoopResult result = playAll(database, stored, first, second);
      if (result.played() == config.games()) {
        database.finishMatch(stored, "ALL_PLAYED", clock.instant());
      }
      return result;
    } catch (UncheckedIOException e) {
      throw e.getCause();
    }
  }

  private Player start(PlayerConfig description) throws IOException {
    Player player = players.createStrict(description.engine());
    try {
      player.newGame(false);
    } catch (PlayerException e) {
      throw new IOException(
          e.getMessage() + "\n  " + String.join("\n  ", player.conversation()), e);
    }
    if (description.version().isPresent()
        && !player.identity().contains(description.version().get())) {
      player.close();
      throw new IOException(
          "%s: expected version %s, found %s"
              .formatted(player.name(), description.version().get(), player.identity()));
    }
    return player;
  }

  private LoopResult playAll(
      MetricsDatabase database, StoredMatch stored, Player first, Player second)
      throws IOException {
    LoopResult result = LoopResult.none(first.name(), second.name(), config.games());
    for (int number = 1; number <= config.games() && !stop.isStopping(); number++) {
      boolean swapped = config.swapsColors() && number % 2 == 0;
      Contender one = new Contender(first, config.white().allowance());
      Contender two = new Contender(second, config.black().allowance());
      Saved saved = new Saved(number, swapped ? two : one, swapped ? one : two);
      GameRecord game =
          new Game(
                  swapped ? two : one,
                  swapped ? one : two,
                  config.openings().get(opening(number)),
                  config.rules(),
                  stop::isAbandoning,
                  saved)
              .play(clock);
      String pgn = saved.save(game);
      if (game.isFinished()) {
        database.addGame(stored, number, game, pgn);
        result = result.with(game.ending().result(), !swapped);
      }
      listener.gameEnded(config, number, game, saved.file.path());
      if (saved.paused) {
        return result.pausedHere();
      }
    }
    return result;
  }

  /** With colors swapped, both players get each opening with both colors. */
  private int opening(int number) {
    return config.swapsColors() ? (number - 1) / 2 : number - 1;
  }

  /** Keeps one game on disk while it is played. */
  private final class Saved implements GameListener {
    private final int number;
    private final AtomicFile active = new AtomicFile(config.activeGame());
    private final AtomicFile file;
    private boolean paused;

    Saved(int number, Contender white, Contender black) {
      this.number = number;
      this.file =
          new GameFolder(config.gamesFolder(), clock.getZone())
              .newGame(clock.instant(), white.player().name(), black.player().name());
    }

    String save(GameRecord game) throws IOException {
      String pgn = pgn(game);
      active.write(pgn);
      file.write(pgn);
      return pgn;
    }

    private String pgn(GameRecord game) {
      return GamePgn.format(game, config.event(), number);
    }

    @Override
    public void changed(Supplier<GameRecord> soFar) {
      try {
        active.write(pgn(soFar.get()));
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }

    @Override
    public boolean failed(Supplier<GameRecord> soFar, PlayerException failure) {
      GameRecord game = soFar.get();
      try {
        save(game);
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
      boolean again = listener.paused(game, file.path());
      paused = !again;
      return again;
    }
  }
}
