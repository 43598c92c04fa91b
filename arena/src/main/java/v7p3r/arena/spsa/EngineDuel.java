package v7p3r.arena.spsa;

import java.io.IOException;
import java.time.InstantSource;
import v7p3r.arena.game.GameListener;
import v7p3r.arena.game.GameRecord;
import v7p3r.arena.game.Openings;
import v7p3r.arena.game.Termination;
import v7p3r.arena.match.Entrant;
import v7p3r.arena.match.GameTask;
import v7p3r.arena.match.GameUnit;
import v7p3r.arena.player.EngineSpec;
import v7p3r.arena.player.Players;
import v7p3r.arena.work.StopSignal;
import v7p3r.notation.GameResult;
import v7p3r.tablebase.Tablebases;

/** Versions of one engine that differ in options, playing pairs of games with colors swapped. */
public final class EngineDuel implements Duel {
  private final TuningPlan plan;
  private final Openings openings;
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
    if (!folders.isEmpty()) {
      Tablebases.open(folders); // what is wrong with it shall be known now
    }
    this.stop = stop;
    this.time = time;
  }

  @Override
  public double balance(int iteration, int[] first, int[] second) throws IOException {
    try (Players players = new Players();
        var _ = stop.whenAbandoned(players::endAll);
        GameUnit unit = new GameUnit(players, stop, time)) {
      Entrant plus = version("plus", first);
      Entrant minus = version("minus", second);
      double balance = 0;
      for (int pair = 0; pair < plan.pairs(); pair++) {
        int opening = (iteration - 1) * plan.pairs() + pair;
        balance += points(play(unit, plus, minus, opening));
        balance -= points(play(unit, minus, plus, opening));
      }
      return balance;
    }
  }

  private Entrant version(String name, int[] values) {
    EngineSpec engine = plan.engine().engine();
    EngineSpec version =
        new EngineSpec(name, engine.command(), engine.folder(), engine.options(), engine.restart());
    for (int i = 0; i < values.length; i++) {
      version = version.withOption(plan.parameters().get(i).name(), Integer.toString(values[i]));
    }
    return new Entrant(version, plan.engine().allowance());
  }

  private GameRecord play(GameUnit unit, Entrant white, Entrant black, int opening)
      throws IOException {
    GameTask task = new GameTask(white, black, openings.get(opening), plan.rules());
    GameRecord game = unit.play(task, GameListener.SILENT);
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
