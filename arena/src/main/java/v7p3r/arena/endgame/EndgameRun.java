package v7p3r.arena.endgame;

import java.io.IOException;
import java.time.Duration;
import java.time.InstantSource;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import v7p3r.arena.endgame.EndgameTask.Goal;
import v7p3r.arena.game.Adjudication;
import v7p3r.arena.game.Adjudication.DrawRule;
import v7p3r.arena.game.GameListener;
import v7p3r.arena.game.GameRecord;
import v7p3r.arena.game.GameRules;
import v7p3r.arena.game.Opening;
import v7p3r.arena.game.Termination;
import v7p3r.arena.match.Entrant;
import v7p3r.arena.match.GameTask;
import v7p3r.arena.match.GameUnit;
import v7p3r.arena.player.Players;
import v7p3r.arena.work.StopSignal;
import v7p3r.arena.work.Workers;
import v7p3r.board.Color;

/**
 * Lets engines play endgames against the same opponent. A won one is played until it is over, for
 * the mate is part of the task; a drawn one until both sides see nothing in it any more.
 */
public final class EndgameRun {
  private static final Duration PATIENCE = Duration.ofMinutes(1);
  private static final OptionalInt MOST_MOVES = OptionalInt.of(250);
  private static final DrawRule NOTHING_IN_IT = new DrawRule(0, 8, 10);
  private static final GameRules TO_WIN = rules(Optional.empty());
  private static final GameRules TO_HOLD = rules(Optional.of(NOTHING_IN_IT));

  private final List<Entrant> engines;
  private final Entrant opponent;
  private final int concurrency;
  private final StopSignal stop;
  private final AtomicInteger givenAway = new AtomicInteger();

  public EndgameRun(List<Entrant> engines, Entrant opponent, int concurrency, StopSignal stop) {
    this.engines = List.copyOf(engines);
    this.opponent = opponent;
    this.concurrency = concurrency;
    this.stop = stop;
  }

  private static GameRules rules(Optional<DrawRule> draw) {
    return new GameRules(new Adjudication(draw, Optional.empty(), MOST_MOVES), PATIENCE);
  }

  /**
   * All results, task by task and in the order of the engines; fewer after a stop, and without
   * games that the opponent gave away.
   *
   * @param listener is told each one when its game has ended, by one thread at a time
   * @throws IOException if an engine does not start
   */
  public List<EndgameResult> run(List<EndgameTask> tasks, Consumer<EndgameResult> listener)
      throws IOException {
    EndgameResult[] results = new EndgameResult[tasks.size() * engines.size()];
    AtomicInteger next = new AtomicInteger();
    try (Players players = new Players();
        var _ = stop.whenAbandoned(players::endAll)) {
      Workers.run(
          "endgames",
          Math.clamp(results.length, 1, concurrency),
          stop,
          () -> work(tasks, next, players, results, listener));
    }
    return Arrays.stream(results).filter(Objects::nonNull).toList();
  }

  /** Games that the opponent lost by a crash, an illegal move or on time. */
  public int givenAway() {
    return givenAway.get();
  }

  private void work(
      List<EndgameTask> tasks,
      AtomicInteger next,
      Players players,
      EndgameResult[] results,
      Consumer<EndgameResult> listener)
      throws IOException {
    try (GameUnit unit = new GameUnit(players, stop, InstantSource.system())) {
      int index = next.getAndIncrement();
      while (index < results.length && !stop.isStopping()) {
        EndgameTask task = tasks.get(index / engines.size());
        Entrant engine = engines.get(index % engines.size());
        GameRecord game = unit.play(game(task, engine), GameListener.SILENT);
        if (game.ending().termination() == Termination.UNFINISHED) {
          return;
        }
        if (task.isGivenAwayBy(game)) {
          givenAway.incrementAndGet();
        } else {
          results[index] = result(task, engine, game);
          synchronized (this) {
            listener.accept(results[index]);
          }
        }
        index = next.getAndIncrement();
      }
    }
  }

  private GameTask game(EndgameTask task, Entrant engine) {
    boolean white = task.side() == Color.WHITE;
    return new GameTask(
        white ? engine : opponent,
        white ? opponent : engine,
        new Opening("", task.fen(), List.of()),
        task.goal() == Goal.WIN ? TO_WIN : TO_HOLD);
  }

  private static EndgameResult result(EndgameTask task, Entrant engine, GameRecord game) {
    return new EndgameResult(
        task, engine.name(), task.isReachedBy(game), game.ending().words(), game.moves().size());
  }
}
