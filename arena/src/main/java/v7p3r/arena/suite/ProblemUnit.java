package v7p3r.arena.suite;

import java.io.IOException;
import java.time.Duration;
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
      Reply reply = player.think(turn(position, problem.fen(), task.engine().allowance().limit()));
      return stop.isAbandoning()
          ? Optional.empty()
          : Optional.of(judged(problem, player.name(), position, reply));
    } catch (PlayerException e) {
      if (stop.isAbandoning()) {
        return Optional.empty();
      }
      throw new IOException("%s: %s".formatted(problem.name(), e.getMessage()), e);
    }
  }

  private static Turn turn(Position position, String fen, SearchLimit limit) {
    Optional<Duration> time =
        limit.moveTimeMillis().stream().mapToObj(Duration::ofMillis).findAny();
    Duration patience = time.map(GRACE::plus).orElse(LONGEST);
    return new Turn(position, fen, List.of(), Optional.empty(), limit, patience);
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
