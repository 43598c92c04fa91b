package v7p3r.arena.suite;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import v7p3r.arena.match.Entrant;
import v7p3r.arena.player.Players;
import v7p3r.arena.work.StopSignal;
import v7p3r.arena.work.WorkPlace;
import v7p3r.arena.work.Workers;

/**
 * Gives every problem to every engine, with empty tables; the engines take turns at a problem, so
 * that all see the same state of the machine.
 */
public final class SuiteRun {
  private final List<Entrant> engines;
  private final int concurrency;
  private final StopSignal stop;
  private Optional<WorkPlace> place = Optional.empty();

  /** Each with its own limit; a clock of a game is not wound. */
  public SuiteRun(List<Entrant> engines, int concurrency, StopSignal stop) {
    this.engines = List.copyOf(engines);
    this.concurrency = concurrency;
    this.stop = stop;
  }

  /** Has the problems solved elsewhere. */
  public SuiteRun at(WorkPlace elsewhere) {
    place = Optional.of(elsewhere);
    return this;
  }

  /**
   * All attempts, problem by problem and in the order of the engines; fewer after a stop.
   *
   * @param listener is told each one when it is made, by one thread at a time
   * @throws IOException if an engine fails
   */
  public List<Attempt> run(List<Problem> problems, Consumer<Attempt> listener) throws IOException {
    Attempt[][] attempts = new Attempt[problems.size()][engines.size()];
    AtomicInteger next = new AtomicInteger();
    try (Players players = new Players();
        var _ = stop.whenAbandoned(players::endAll);
        Workers workers = workers(problems.size())) {
      workers.runAll(stop, () -> work(problems, next, players, attempts, listener));
    }
    List<Attempt> all = new ArrayList<>();
    for (Attempt[] ofProblem : attempts) {
      Arrays.stream(ofProblem).filter(attempt -> attempt != null).forEach(all::add);
    }
    return all;
  }

  private Workers workers(int problems) {
    return place.isPresent()
        ? Workers.waiting("suite", Math.min(WorkPlace.AHEAD * place.get().slots(), problems))
        : new Workers("suite", Math.min(concurrency, problems));
  }

  /** What tries problems: elsewhere, or here with engines of its own. */
  private interface Solver {
    Optional<Attempt> attempt(ProblemTask task) throws IOException;
  }

  private Solver solver(Players players) {
    return place
        .<Solver>map(elsewhere -> task -> ProblemKind.attempt(elsewhere, task, stop))
        .orElseGet(() -> new ProblemUnit(players, stop)::attempt);
  }

  private void work(
      List<Problem> problems,
      AtomicInteger next,
      Players players,
      Attempt[][] attempts,
      Consumer<Attempt> listener)
      throws IOException {
    Solver unit = solver(players);
    int index = next.getAndIncrement();
    while (index < problems.size() && !stop.isStopping()) {
      for (int i = 0; i < engines.size(); i++) {
        Optional<Attempt> attempt =
            unit.attempt(new ProblemTask(problems.get(index), engines.get(i)));
        if (attempt.isEmpty()) {
          return;
        }
        attempts[index][i] = attempt.get();
        synchronized (this) {
          listener.accept(attempt.get());
        }
      }
      index = next.getAndIncrement();
    }
  }
}
