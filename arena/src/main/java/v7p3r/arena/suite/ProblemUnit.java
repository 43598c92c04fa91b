package v7p3r.arena.suite;

import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import v7p3r.arena.player.EngineSpec;
import v7p3r.arena.player.Player;
import v7p3r.arena.player.PlayerException;
import v7p3r.arena.player.Players;
import v7p3r.arena.player.Reply;
import v7p3r.arena.player.SearchLimit;
import v7p3r.arena.player.Turn;
import v7p3r.arena.work.StopSignal;
import v7p3r.board.Position;
import v7p3r.notation.Fen;
import v7p3r.notation.NotationException;
import v7p3r.notation.San;
import v7p3r.notation.UciMove;

/** The unit of a suite: from a problem and an engine to an attempt. For one thread at a time. */
public final class ProblemUnit {
  private static final Duration GRACE = Duration.ofSeconds(5);
  private static final Duration LONGEST = Duration.ofMinutes(10);

  private final Players players;
  private final StopSignal stop;
  private final Map<EngineSpec, Player> known = new HashMap<>();

  public ProblemUnit(Players players, StopSignal stop) {
    this.players = players;
    this.stop = stop;
  }

  /**
   * Nothing if it was cut short: what a cut search answers is nobody's answer.
   *
   * @throws IOException if the engine fails
   */
  public Optional<Attempt> attempt(ProblemTask task) throws IOException {
    Problem problem = task.problem();
    Player player = known.computeIfAbsent(task.engine().engine(), players::create);
    Position position = Fen.parse(problem.fen());
    try {
      player.newGame(false);
      SearchLimit limit = task.engine().allowance().limit();
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
    Duration patience = time.map(GRACE::plus).orElse(LONGEST);
    return new Turn(
        position, problem.fen(), List.copyOf(played), Optional.empty(), limit, patience);
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
