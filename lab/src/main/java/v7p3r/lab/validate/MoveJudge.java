package v7p3r.lab.validate;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import v7p3r.arena.player.EngineSpec;
import v7p3r.arena.player.Fault;
import v7p3r.arena.player.Player;
import v7p3r.arena.player.PlayerException;
import v7p3r.arena.player.Players;
import v7p3r.arena.player.Score;
import v7p3r.arena.player.SearchLimit;
import v7p3r.arena.player.Turn;
import v7p3r.arena.work.Progress;
import v7p3r.arena.work.StopSignal;
import v7p3r.board.Position;
import v7p3r.lab.validate.Judgement.Question;
import v7p3r.lab.work.JsonLines;
import v7p3r.notation.Fen;
import v7p3r.notation.UciMove;

/** A stronger engine that judges moves with a fixed number of nodes; judgements are kept. */
final class MoveJudge {
  private static final Duration PATIENCE = Duration.ofMinutes(2);

  private final Path program;
  private final long nodes;
  private final Progress progress;
  private final StopSignal stop;

  MoveJudge(Path program, long nodes, Progress progress, StopSignal stop) {
    this.program = program;
    this.nodes = nodes;
    this.progress = progress;
    this.stop = stop;
  }

  /** Judges the moves of all arms; those of an earlier run are not judged again. */
  List<Judgement> judge(List<SearchedPosition> positions, Path file) throws IOException {
    JsonLines<Judgement> journal = JsonLines.open(file, Judgement.class);
    Map<Question, Judgement> known = new HashMap<>();
    Map<String, Integer> best = new HashMap<>();
    for (Judgement judgement : journal.lines()) {
      known.put(judgement.question(), judgement);
      best.put(judgement.fen(), judgement.best());
    }
    List<Question> open = questions(positions).filter(q -> !known.containsKey(q)).toList();
    if (!open.isEmpty()) {
      try (Players players = new Players();
          Progress.Bar bar = progress.start("judging moves", known.size() + open.size())) {
        bar.alreadyDone(known.size());
        EngineSpec spec = EngineSpec.of("judge", program.toString()).withOption("Threads", "1");
        Player judge = players.create(spec);
        for (Question question : open) {
          if (stop.isStopping()) {
            break;
          }
          Position position = Fen.parse(question.fen());
          int before =
              best.containsKey(question.fen()) ? best.get(question.fen()) : score(judge, position);
          best.put(question.fen(), before);
          position.make(UciMove.parse(position, question.move()));
          journal.add(
              new Judgement(question.fen(), question.move(), before, -score(judge, position)));
          bar.add(1);
        }
      } catch (PlayerException e) {
        throw new IOException("the judge of moves failed: " + e.getMessage(), e);
      }
    }
    return journal.lines();
  }

  private static Stream<Question> questions(List<SearchedPosition> positions) {
    return positions.stream()
        .flatMap(
            position ->
                position.searches().values().stream()
                    .map(search -> new Question(position.fen(), search.move())))
        .distinct();
  }

  /** Centipawns for the side to move; a mate is more than any number of them. */
  private int score(Player judge, Position position) throws PlayerException {
    if (!position.hasLegalMove()) {
      return position.inCheck() ? Score.mateIn(-1).comparable() : 0;
    }
    judge.newGame(false);
    Turn turn =
        new Turn(
            position,
            Fen.format(position),
            List.of(),
            Optional.empty(),
            SearchLimit.ofNodes(nodes),
            PATIENCE);
    return judge
        .think(turn)
        .thought()
        .score()
        .map(Score::comparable)
        .orElseThrow(
            () -> new PlayerException(Fault.SILENCE, program + ": expected a score, found none"));
  }
}
