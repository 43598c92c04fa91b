package v7p3r.arena.match;

import java.io.IOException;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import v7p3r.arena.game.Contender;
import v7p3r.arena.game.Game;
import v7p3r.arena.game.GameListener;
import v7p3r.arena.game.GameRecord;
import v7p3r.arena.player.EngineSpec;
import v7p3r.arena.player.Player;
import v7p3r.arena.player.PlayerException;
import v7p3r.arena.player.Players;
import v7p3r.arena.work.StopSignal;
import v7p3r.tablebase.Tablebases;

/**
 * The unit of play: from a task to a game. It records nothing; who wants that does so with what
 * comes back. Players and tables are kept from game to game because they take long to start, but
 * every game begins with players that know nothing of the last. For one thread at a time.
 */
public final class GameUnit implements AutoCloseable {
  private final Players players;
  private final boolean strict;
  private final StopSignal stop;
  private final InstantSource time;
  private final Map<EngineSpec, Player> first = new HashMap<>();

  /** The other side of a game of an engine against itself. */
  private final Map<EngineSpec, Player> second = new HashMap<>();

  private final Map<String, Tablebases> tables = new HashMap<>();

  /** With players of the usual kind, which make up for a search that fails. */
  public GameUnit(Players players, StopSignal stop, InstantSource time) {
    this(players, false, stop, time);
  }

  /**
   * With its own players out of a common stock.
   *
   * @param strict whether a search that fails is told to the listener of the game
   */
  public GameUnit(Players players, boolean strict, StopSignal stop, InstantSource time) {
    this.players = players;
    this.strict = strict;
    this.stop = stop;
    this.time = time;
  }

  /**
   * Plays a game to its end; without a result if all is abandoned meanwhile.
   *
   * @throws IOException if a player does not start for its first game, with its last words, or
   *     tables cannot be opened
   */
  public GameRecord play(GameTask task, GameListener listener) throws IOException {
    boolean alike = task.white().engine().equals(task.black().engine());
    Contender white = contender(task.white(), first);
    Contender black = contender(task.black(), alike ? second : first);
    return new Game(white, black, task.opening(), task.rules(), stop, listener)
        .judgedBy(tables(task.rules().adjudication().tablebases()))
        .play(time);
  }

  private Contender contender(Entrant entrant, Map<EngineSpec, Player> known) throws IOException {
    return new Contender(ready(entrant.engine(), known), entrant.allowance());
  }

  /**
   * A player that has been started.
   *
   * @throws IOException if it does not start, with its last words
   */
  public Player ready(EngineSpec spec) throws IOException {
    return ready(spec, first);
  }

  private Player ready(EngineSpec spec, Map<EngineSpec, Player> known) throws IOException {
    Player player = known.get(spec);
    if (player == null) {
      player = strict ? players.createStrict(spec) : players.create(spec);
      known.put(spec, player);
      try {
        player.newGame(false);
      } catch (PlayerException e) {
        if (!stop.isAbandoning()) {
          throw new IOException(e.getMessage() + lastWords(player.conversation()), e);
        }
      }
    }
    return player;
  }

  private static String lastWords(List<String> conversation) {
    return conversation.isEmpty() ? "" : "\n  " + String.join("\n  ", conversation);
  }

  private Tablebases tables(Optional<String> folders) throws IOException {
    if (folders.isEmpty() || folders.get().isEmpty()) {
      return Tablebases.NONE;
    }
    Tablebases opened = tables.get(folders.get());
    if (opened == null) {
      opened = Tablebases.open(folders.get());
      tables.put(folders.get(), opened);
    }
    return opened;
  }

  /** Those who have played so far. */
  public List<Player> players() {
    List<Player> all = new ArrayList<>(first.values());
    all.addAll(second.values());
    return all;
  }

  /** Ends its players. */
  @Override
  public void close() {
    players().forEach(Player::close);
  }
}
