package v7p3r.arena.spsa;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.time.InstantSource;
import java.util.List;
import java.util.Optional;
import v7p3r.arena.game.GameListener;
import v7p3r.arena.game.GameRecord;
import v7p3r.arena.game.Opening;
import v7p3r.arena.game.Openings;
import v7p3r.arena.game.Termination;
import v7p3r.arena.match.Entrant;
import v7p3r.arena.match.GameTask;
import v7p3r.arena.match.GameUnit;
import v7p3r.arena.match.GamesKind;
import v7p3r.arena.player.EngineSpec;
import v7p3r.arena.player.Players;
import v7p3r.arena.work.PlainJson;
import v7p3r.arena.work.StopSignal;
import v7p3r.arena.work.WorkPlace;
import v7p3r.arena.work.Workers;
import v7p3r.notation.GameResult;
import v7p3r.tablebase.Tablebases;

/** Versions of one engine that differ in options, playing pairs of games with colors swapped. */
public final class EngineDuel implements Duel {
  private final TuningPlan plan;
  private final Openings openings;
  private final StopSignal stop;
  private final InstantSource time;
  private Optional<WorkPlace> place = Optional.empty();

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

  /** Has the games played elsewhere, the pairs of an iteration side by side. */
  public EngineDuel at(WorkPlace elsewhere) {
    place = Optional.of(elsewhere);
    return this;
  }

  @Override
  public double balance(int iteration, int[] first, int[] second) throws IOException {
    if (place.isPresent()) {
      return balanceAt(place.get(), iteration, version("plus", first), version("minus", second));
    }
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

  private double balanceAt(WorkPlace elsewhere, int iteration, Entrant plus, Entrant minus)
      throws IOException {
    try (Workers pairs = Workers.waiting("pairs", plan.pairs())) {
      return pairs
          .map(plan.pairs(), pair -> pairAt(elsewhere, iteration, pair, plus, minus))
          .stream()
          .mapToInt(Integer::intValue)
          .sum();
    } catch (UncheckedIOException e) {
      throw e.getCause();
    }
  }

  private int pairAt(WorkPlace elsewhere, int iteration, int pair, Entrant plus, Entrant minus) {
    Opening opening = openings.get((iteration - 1) * plan.pairs() + pair);
    List<GameTask> tasks =
        List.of(
            new GameTask(plus, minus, opening, plan.rules()),
            new GameTask(minus, plus, opening, plan.rules()));
    String settings = PlainJson.write(List.of(plus, minus));
    try {
      Optional<List<GameRecord>> games =
          GamesKind.play(elsewhere, iteration + "/" + pair, settings, plan.seed(), tasks);
      if (games.isEmpty()) {
        stop.abandon();
        return 0;
      }
      return points(games.get().get(0)) - points(games.get().get(1));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
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
