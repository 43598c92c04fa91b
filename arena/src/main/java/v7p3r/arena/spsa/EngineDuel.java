package v7p3r.arena.spsa;

import java.io.IOException;
import java.time.InstantSource;
import v7p3r.arena.game.Contender;
import v7p3r.arena.game.Game;
import v7p3r.arena.game.GameRecord;
import v7p3r.arena.game.Openings;
import v7p3r.arena.game.Termination;
import v7p3r.arena.player.EngineSpec;
import v7p3r.arena.player.Player;
import v7p3r.arena.player.PlayerException;
import v7p3r.arena.player.Players;
import v7p3r.arena.work.StopSignal;
import v7p3r.notation.GameResult;
import v7p3r.tablebase.Tablebases;

/** Versions of one engine that differ in options, playing pairs of games with colors swapped. */
public final class EngineDuel implements Duel {
  private final TuningPlan plan;
  private final Openings openings;
  private final Tablebases tables;
  private final StopSignal stop;
  private final InstantSource time;

  /**
   * Reads what the games need.
   *
   * @throws IOException if openings or tables cannot be read
   */
  public EngineDuel(TuningPlan plan, StopSignal stop, InstantSource time) throws IOException {
    this.plan = plan;
    this.openings = plan.openings().read();
    String folders = plan.rules().adjudication().tablebases().orElse("");
    this.tables = folders.isEmpty() ? Tablebases.NONE : Tablebases.open(folders);
    this.stop = stop;
    this.time = time;
  }

  @Override
  public double balance(int iteration, int[] first, int[] second) throws IOException {
    Players players = new Players();
    try (players;
        var _ = stop.whenAbandoned(players::endAll)) {
      Player plus = players.create(version("plus", first));
      Player minus = players.create(version("minus", second));
      requireStart(plus);
      requireStart(minus);
      double balance = 0;
      for (int pair = 0; pair < plan.pairs(); pair++) {
        int opening = (iteration - 1) * plan.pairs() + pair;
        balance += points(play(plus, minus, opening));
        balance -= points(play(minus, plus, opening));
      }
      return balance;
    }
  }

  /** A version that cannot begin says nothing about strength: the run ends and tells why. */
  private void requireStart(Player player) throws IOException {
    try {
      player.newGame(false);
    } catch (PlayerException e) {
      if (!stop.isAbandoning()) {
        throw new IOException(e.getMessage(), e);
      }
    }
  }

  private EngineSpec version(String name, int[] values) {
    EngineSpec engine = plan.engine().engine();
    EngineSpec version =
        new EngineSpec(name, engine.command(), engine.folder(), engine.options(), engine.restart());
    for (int i = 0; i < values.length; i++) {
      version = version.withOption(plan.parameters().get(i).name(), Integer.toString(values[i]));
    }
    return version;
  }

  private GameRecord play(Player white, Player black, int opening) {
    GameRecord game =
        new Game(
                new Contender(white, plan.engine().allowance()),
                new Contender(black, plan.engine().allowance()),
                openings.get(opening),
                plan.rules(),
                stop)
            .judgedBy(tables)
            .play(time);
    if (stop.isStopping() && !game.isFinished()) {
      stop.abandon();
    }
    return game;
  }

  /** 1 for a win of White, -1 for a loss; what a crash decided counts nothing. */
  private static int points(GameRecord game) {
    Termination termination = game.ending().termination();
    boolean counts = !termination.isForfeit() || termination == Termination.TIME;
    GameResult result = game.ending().result();
    if (!counts || result == GameResult.DRAW || result == GameResult.UNKNOWN) {
      return 0;
    }
    return result == GameResult.WHITE_WINS ? 1 : -1;
  }
}
