package v7p3r.arena.analysis;

import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicLong;
import v7p3r.arena.player.EngineSpec;
import v7p3r.arena.player.Player;
import v7p3r.arena.player.PlayerException;
import v7p3r.arena.player.Players;
import v7p3r.arena.player.Reply;
import v7p3r.arena.player.Score;
import v7p3r.arena.player.SearchLimit;
import v7p3r.arena.player.Thought;
import v7p3r.arena.player.Turn;
import v7p3r.arena.work.StopSignal;
import v7p3r.board.Color;
import v7p3r.board.Position;
import v7p3r.notation.Fen;
import v7p3r.notation.UciMove;

/**
 * The unit of an analysis: from a game to findings. Each engine begins a game with empty tables and
 * goes backwards through it, so that what it has seen of the end helps at the beginning, and
 * nothing else does. For one thread at a time.
 */
public final class AnalysisUnit {
  private static final Duration GRACE = Duration.ofSeconds(5);
  private static final Duration LONGEST = Duration.ofMinutes(10);

  /** Half moves of a line that are kept. */
  private static final int LINE = 10;

  private final Players players;
  private final StopSignal stop;
  private final AtomicLong engineNanos;
  private final Map<EngineSpec, Player> known = new HashMap<>();

  /** With a sum of all time that engines were thinking. */
  public AnalysisUnit(Players players, StopSignal stop, AtomicLong engineNanos) {
    this.players = players;
    this.stop = stop;
    this.engineNanos = engineNanos;
  }

  /**
   * Nothing if it was cut short.
   *
   * @throws IOException if an engine fails
   */
  public Optional<GameFindings> analyze(AnalysisTask task) throws IOException {
    Map<Integer, Assessment> own = new HashMap<>();
    Map<Integer, Assessment> reference = new HashMap<>();
    try {
      if (task.own().isPresent()) {
        assess(task, task.own().get(), own);
      }
      if (task.reference().isPresent()) {
        assess(task, task.reference().get(), reference);
      }
    } catch (PlayerException e) {
      if (stop.isAbandoning()) {
        return Optional.empty();
      }
      throw new IOException("game %d: %s".formatted(task.number(), e.getMessage()), e);
    }
    if (stop.isAbandoning()) {
      return Optional.empty();
    }
    List<Finding> findings = new ArrayList<>();
    for (int ply : task.plies()) {
      findings.add(
          new Finding(
              ply, Optional.ofNullable(own.get(ply)), Optional.ofNullable(reference.get(ply))));
    }
    return Optional.of(new GameFindings(task.number(), task.digest(), findings));
  }

  private void assess(AnalysisTask task, Analyst analyst, Map<Integer, Assessment> found)
      throws PlayerException {
    if (task.plies().isEmpty()) {
      return;
    }
    Player player = known.computeIfAbsent(analyst.engine(), players::createStrict);
    player.newGame(task.chess960());
    Position position = Fen.parse(task.start());
    position.setChess960(task.chess960());
    for (String move : task.moves()) {
      position.make(UciMove.parse(position, move));
    }
    for (int ply = task.moves().size(); ply >= 0 && !stop.isAbandoning(); ply--) {
      if (task.plies().contains(ply)) {
        found.put(ply, assess(task, ply, position, player, analyst.limit()));
      }
      if (ply > 0) {
        position.unmake();
      }
    }
  }

  private Assessment assess(
      AnalysisTask task, int ply, Position position, Player player, SearchLimit limit)
      throws PlayerException {
    if (!position.hasLegalMove()) {
      return Assessment.ofTheEnd(
          position.inCheck() ? forWhite(Score.mateIn(-1), position) : Score.centipawns(0));
    }
    Optional<Duration> time =
        limit.moveTimeMillis().stream().mapToObj(Duration::ofMillis).findAny();
    Turn turn =
        new Turn(
            position,
            task.start(),
            task.moves().subList(0, ply),
            Optional.empty(),
            limit,
            time.map(GRACE::plus).orElse(LONGEST));
    Reply reply = player.think(turn);
    engineNanos.addAndGet(reply.nanos());
    return assessment(reply, position);
  }

  private static Assessment assessment(Reply reply, Position position) {
    Thought best = reply.thought();
    Score score = best.score().orElse(Score.centipawns(0));
    List<String> line = best.line().isEmpty() ? List.of(reply.move()) : best.line();
    List<Choice> choices = new ArrayList<>();
    choices.add(new Choice(line.getFirst(), score));
    for (Thought other : reply.others()) {
      other.score().ifPresent(s -> choices.add(new Choice(other.line().getFirst(), s)));
    }
    return new Assessment(
        forWhite(score, position),
        best.depth().orElse(0),
        line.subList(0, Math.min(LINE, line.size())),
        choices);
  }

  private static Score forWhite(Score score, Position position) {
    return position.sideToMove() == Color.WHITE ? score : score.opposite();
  }
}
