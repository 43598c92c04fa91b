package v7p3r.arena.loop;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.time.Clock;
import java.util.BitSet;
import java.util.function.Supplier;
import v7p3r.arena.config.GameConfig;
import v7p3r.arena.config.PlayerConfig;
import v7p3r.arena.game.GameListener;
import v7p3r.arena.game.GameRecord;
import v7p3r.arena.match.Entrant;
import v7p3r.arena.match.GameTask;
import v7p3r.arena.match.GameUnit;
import v7p3r.arena.player.Player;
import v7p3r.arena.player.PlayerException;
import v7p3r.arena.player.Players;
import v7p3r.arena.record.GameFolder;
import v7p3r.arena.record.GamePgn;
import v7p3r.arena.record.MetricsDatabase;
import v7p3r.arena.record.MetricsDatabase.StoredGame;
import v7p3r.arena.record.MetricsDatabase.StoredMatch;
import v7p3r.arena.work.AtomicFile;
import v7p3r.arena.work.StopSignal;

/**
 * Plays the games of one configuration, one after the other. The active game is on disk after every
 * move, a finished one in the games folder and the database; a search that fails pauses the loop
 * with the game saved.
 */
public final class GameLoop {
  private final GameConfig config;
  private final StoredMatch stored;
  private final Players players;
  private final LoopListener listener;
  private final StopSignal stop;
  private final Clock clock;

  public GameLoop(
      GameRun.Part part, Players players, LoopListener listener, StopSignal stop, Clock clock) {
    this.config = part.config();
    this.stored = part.stored();
    this.players = players;
    this.listener = listener;
    this.stop = stop;
    this.clock = clock;
  }

  /**
   * Plays what is left to be played, until a search fails or somebody stops it.
   *
   * @throws IOException if an engine does not start or something cannot be recorded
   */
  public LoopResult run() throws IOException {
    listener.begun(config);
    try (MetricsDatabase database = MetricsDatabase.open(config.database());
        var _ = database.lock(stored)) {
      BitSet played = new BitSet();
      LoopResult result = recall(database, played);
      if (!result.isComplete()) {
        result = playAll(database, played, result);
      }
      if (result.isComplete() && !stored.isFinished()) {
        database.finishMatch(stored, "ALL_PLAYED", clock.instant());
      }
      return result;
    } catch (UncheckedIOException e) {
      throw e.getCause();
    }
  }

  /** Counts the games of an earlier run. */
  private LoopResult recall(MetricsDatabase database, BitSet played) throws IOException {
    LoopResult result =
        LoopResult.none(
            config.white().engine().name(), config.black().engine().name(), config.games());
    for (StoredGame game : database.games(stored)) {
      played.set(game.number());
      result = result.with(game.result(), !isSwapped(game.number()));
    }
    return result;
  }

  /** Starts a player, and makes sure that it is the one that was asked for. */
  private static Entrant started(PlayerConfig description, GameUnit unit) throws IOException {
    Player player = unit.ready(description.engine());
    if (description.version().isPresent()
        && !player.identity().contains(description.version().get())) {
      throw new IOException(
          "%s: expected version %s, found %s"
              .formatted(player.name(), description.version().get(), player.identity()));
    }
    return new Entrant(description.engine(), description.allowance());
  }

  private LoopResult playAll(MetricsDatabase database, BitSet played, LoopResult recalled)
      throws IOException {
    if (config.white().needsWarmUp() || config.black().needsWarmUp()) {
      Players.warmUp();
    }
    LoopResult result = recalled;
    try (GameUnit unit = new GameUnit(players, true, stop, clock)) {
      Entrant one = started(config.white(), unit);
      Entrant two = started(config.black(), unit);
      for (int number = played.nextClearBit(1);
          number <= config.games() && !stop.isStopping();
          number = played.nextClearBit(number + 1)) {
        boolean swapped = isSwapped(number);
        Entrant white = swapped ? two : one;
        Entrant black = swapped ? one : two;
        Saved saved = new Saved(number, white, black);
        GameRecord game =
            unit.play(
                new GameTask(white, black, config.openings().get(opening(number)), config.rules()),
                saved);
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
    }
    return result;
  }

  private boolean isSwapped(int number) {
    return config.swapsColors() && number % 2 == 0;
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

    Saved(int number, Entrant white, Entrant black) {
      this.number = number;
      this.file =
          new GameFolder(config.gamesFolder(), clock.getZone())
              .newGame(clock.instant(), white.name(), black.name());
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
