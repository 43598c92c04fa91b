package v7p3r.arena.suite;

import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import v7p3r.arena.match.Entrant;
import v7p3r.arena.player.Player;
import v7p3r.arena.player.PlayerException;
import v7p3r.arena.player.Players;
import v7p3r.arena.player.Reply;
import v7p3r.arena.player.SearchLimit;
import v7p3r.arena.player.Turn;
import v7p3r.arena.work.StopSignal;
import v7p3r.arena.work.Workers;
import v7p3r.board.Position;
import v7p3r.notation.Fen;
import v7p3r.notation.NotationException;
import v7p3r.notation.San;
import v7p3r.notation.UciMove;

/**
 * Gives every problem to every engine, with empty tables; the engines take turns at a problem, so
 * that all see the same state of the machine.
 */
public final class SuiteRun {
  private static final Duration GRACE = Duration.ofSeconds(5);
  private static final Duration LONGEST = Duration.ofMinutes(10);

  private final List<Entrant> engines;
  private final int concurrency;
  private final StopSignal stop;

  /** Each with its own limit; a clock of a game is not wound. */
  public SuiteRun(List<Entrant> engines, int concurrency, StopSignal stop) {
    this.engines = List.copyOf(engines);
    this.concurrency = concurrency;
    this.stop = stop;
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
        var _ = stop.whenAbandoned(players::endAll)) {
      Workers.run(
          "suite",
          Math.min(concurrency, problems.size()),
          stop,
          () -> work(problems, next, players, attempts, listener));
    }
    List<Attempt> all = new ArrayList<>();
    for (Attempt[] ofProblem : attempts) {
      Arrays.stream(ofProblem).filter(attempt -> attempt != null).forEach(all::add);
    }
    return all;
  }

  private void work(
      List<Problem> problems,
      AtomicInteger next,
      Players players,
      Attempt[][] attempts,
      Consumer<Attempt> listener)
      throws IOException {
    List<Player> own = engines.stream().map(one -> players.create(one.engine())).toList();
    int index = next.getAndIncrement();
    while (index < problems.size() && !stop.isStopping()) {
      for (int i = 0; i < own.size(); i++) {
        Optional<Attempt> attempt =
            attempt(problems.get(index), own.get(i), engines.get(i).allowance().limit());
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

  /** Nothing if it was cut short: what a cut search answers is nobody's answer. */
  private Optional<Attempt> attempt(Problem problem, Player player, SearchLimit limit)
      throws IOException {
    Position position = Fen.parse(problem.fen());
    try {
      player.newGame(false);
      Reply reply = player.think(turn(problem, position, List.of(), limit));
      Attempt attempt = judged(problem, player.name(), position, reply);
      List<String> played = new ArrayList<>(List.of(reply.move()));
      for (int i = 0; i + 1 < problem.rest().size() && isOpen(attempt); i += 2) {
        for (String move : List.of(played.getLast(), problem.rest().get(i))) {
          position.make(UciMove.parse(position, move));
        }
        played.add(problem.rest().get(i));
        Reply next = player.think(turn(problem, position, played, limit));
        attempt = goesOn(attempt, problem.rest().get(i + 1), position, next);
        played.add(next.move());
      }
      return stop.isAbandoning() ? Optional.empty() : Optional.of(attempt);
    } catch (PlayerException e) {
      if (stop.isAbandoning()) {
        return Optional.empty();
      }
      throw new IOException("%s: %s".formatted(problem.name(), e.getMessage()), e);
    }
  }

  /** Whether the line of a puzzle goes on: a mate ends it, also one that is not of the line. */
  private static boolean isOpen(Attempt attempt) {
    return attempt.isSolved() && !attempt.answer().endsWith("#");
  }

  private static Turn turn(
      Problem problem, Position position, List<String> played, SearchLimit limit) {
    Optional<Duration> time =
        limit.moveTimeMillis().stream().mapToObj(Duration::ofMillis).findAny();
    return new Turn(
        position,
        problem.fen(),
        List.copyOf(played),
        Optional.empty(),
        limit,
        time.map(GRACE::plus).orElse(LONGEST));
  }

  /** The next move of a puzzle: the one of its line, or any that mates. */
  private static Attempt goesOn(Attempt soFar, String wanted, Position position, Reply reply) {
    boolean solved = false;
    String answer = reply.move();
    try {
      int move = UciMove.parse(position, reply.move());
      answer = San.format(position, move);
      solved = move == UciMove.parse(position, wanted) || answer.endsWith("#");
    } catch (NotationException e) {
      answer += " (illegal)";
    }
    return new Attempt(
        soFar.problem(),
        soFar.engine(),
        solved,
        soFar.answer() + " ... " + answer,
        reply.thought(),
        soFar.nanos() + reply.nanos());
  }

  private static Attempt judged(Problem problem, String engine, Position position, Reply reply) {
    boolean solved = false;
    String answer = reply.move();
    try {
      int move = UciMove.parse(position, reply.move());
      solved = problem.isSolvedBy(move, reply.thought().score());
      answer = San.format(position, move);
    } catch (NotationException e) {
      answer += " (illegal)";
    }
    return new Attempt(problem, engine, solved, answer, reply.thought(), reply.nanos());
  }
}
