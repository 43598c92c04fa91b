package v7p3r.lab.puzzle;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Set;
import java.util.function.Function;
import v7p3r.arena.game.Allowance;
import v7p3r.arena.match.Entrant;
import v7p3r.arena.player.EngineSpec;
import v7p3r.arena.player.Player;
import v7p3r.arena.player.PlayerException;
import v7p3r.arena.player.Players;
import v7p3r.arena.player.SearchLimit;
import v7p3r.arena.player.Turn;
import v7p3r.arena.suite.Attempt;
import v7p3r.arena.suite.Problem;
import v7p3r.arena.suite.Suite;
import v7p3r.arena.suite.SuiteRun;
import v7p3r.arena.work.Progress;
import v7p3r.arena.work.StopSignal;
import v7p3r.arena.work.StoppedException;
import v7p3r.board.Position;
import v7p3r.eval.context.Weight;
import v7p3r.eval.context.Weights;
import v7p3r.lab.tune.TuneOptions;
import v7p3r.lab.tune.ValidationLoss;
import v7p3r.notation.Fen;
import v7p3r.notation.NotationException;
import v7p3r.notation.San;
import v7p3r.notation.UciMove;

/**
 * Learns from the failures of a suite: which themes spoke for the wrong move, which weights
 * separate it from the right one, and which smallest change of one of them repairs failures without
 * harm to other suites and to the validation loss.
 */
public final class PuzzleTuner {
  /** The steps that are tried, smallest first. */
  private static final List<Integer> PERCENT = List.of(10, 25);

  private static final String PASSES = "passes";
  private static final Duration PATIENCE = Duration.ofMinutes(5);

  private final PuzzlePlan plan;
  private final Progress progress;
  private final StopSignal stop;
  private final Weights weights = Weights.tuned();
  private final List<Integer> guardsBefore = new ArrayList<>();
  private OptionalDouble lossBefore = OptionalDouble.empty();
  private int passedOver;

  public PuzzleTuner(PuzzlePlan plan, Progress progress, StopSignal stop) {
    this.plan = plan;
    this.progress = progress;
    this.stop = stop;
  }

  /** A change that leaves the validation loss as good as it is, and that loss if it is known. */
  private record Candidate(WeightChange change, OptionalDouble loss) {}

  /** What is solved of all guards that were asked, with a change and without. */
  private record GuardResult(int solved, int before, boolean isWorse) {}

  /**
   * Learns.
   *
   * @throws StoppedException if it was stopped
   * @throws IOException if a search fails or a file cannot be used
   */
  public PuzzleFindings run() throws IOException, StoppedException {
    List<Attempt> lesson = solve(plan.lesson(), Optional.empty());
    List<Attempt> failures =
        lesson.stream()
            .filter(attempt -> !attempt.isSolved() && !attempt.problem().best().isEmpty())
            .toList();
    Misjudgements misjudged = misjudgements(failures);
    stop.check();
    List<Candidate> candidates = candidates(misjudged);
    int solved = solved(lesson);
    List<PuzzleFindings.Trial> trials = new ArrayList<>();
    for (Candidate candidate : candidates) {
      stop.check();
      trials.add(attempt(candidate, failures, solved));
    }
    Optional<PuzzleFindings.Trial> suggestion =
        trials.stream().filter(trial -> trial.verdict().equals(PASSES)).findFirst();
    return new PuzzleFindings(
        plan.lesson().name(),
        plan.nodes(),
        solved,
        lesson.size(),
        failures.size(),
        misjudged.gaps(),
        passedOver,
        trials,
        suggestion);
  }

  /** The weights of a change that {@link #run} suggests, by its name. */
  public static Weights weightsOf(String change) {
    String[] words = change.split(" ");
    return new WeightChange(Weight.valueOf(words[0]), Integer.parseInt(words[1].replace("+", "")))
        .apply(Weights.tuned());
  }

  private List<Attempt> solve(Suite suite, Optional<Path> file)
      throws IOException, StoppedException {
    Map<String, String> options =
        file.map(path -> Map.of("Hash", "16", "WeightsFile", path.toString()))
            .orElse(Map.of("Hash", "16"));
    EngineSpec engine =
        new EngineSpec("V7P3R", List.of("internal"), Optional.empty(), options, false);
    Entrant entrant = new Entrant(engine, Allowance.of(SearchLimit.ofNodes(plan.nodes())));
    List<Attempt> attempts;
    try (Progress.Bar bar = progress.start(suite.name(), suite.problems().size())) {
      attempts =
          new SuiteRun(List.of(entrant), plan.threads(), stop)
              .run(suite.problems(), _ -> bar.add(1));
    }
    stop.check();
    return attempts;
  }

  private static int solved(List<Attempt> attempts) {
    return (int) attempts.stream().filter(Attempt::isSolved).count();
  }

  /** Asks one guard after the other, until one gets worse. */
  private GuardResult guard(Path file) throws IOException, StoppedException {
    int all = 0;
    int before = 0;
    for (int i = 0; i < plan.guards().size(); i++) {
      if (i == guardsBefore.size()) {
        guardsBefore.add(solved(solve(plan.guards().get(i), Optional.empty())));
      }
      int now = solved(solve(plan.guards().get(i), Optional.of(file)));
      all += now;
      before += guardsBefore.get(i);
      if (now < guardsBefore.get(i)) {
        return new GuardResult(all, before, true);
      }
    }
    return new GuardResult(all, before, false);
  }

  private Misjudgements misjudgements(List<Attempt> failures) throws IOException {
    Misjudgements misjudged = new Misjudgements(weights);
    try (Players players = new Players();
        var _ = stop.whenAbandoned(players::endAll)) {
      Player player = players.create(EngineSpec.of("V7P3R", "internal"));
      for (Attempt failure : failures) {
        Position start = Fen.parse(failure.problem().fen());
        Optional<Integer> played = played(start, failure);
        if (played.isPresent()) {
          misjudged.add(
              leaf(player, failure.problem(), failure.problem().best().getFirst()),
              leaf(player, failure.problem(), played.get()),
              start.sideToMove());
        }
      }
    } catch (PlayerException e) {
      throw new IOException(e.getMessage(), e);
    }
    return misjudged;
  }

  private static Optional<Integer> played(Position position, Attempt failure) {
    try {
      return Optional.of(San.parse(position, failure.answer().split(" ")[0]));
    } catch (NotationException e) {
      return Optional.empty();
    }
  }

  /** The end of the line that the engine expects after a move. */
  private Position leaf(Player player, Problem problem, int move) throws PlayerException {
    Position position = Fen.parse(problem.fen());
    String first = UciMove.format(position, move);
    position.make(move);
    if (!position.hasLegalMove()) {
      return position;
    }
    player.newGame(false);
    SearchLimit limit = SearchLimit.ofNodes(plan.nodes());
    Turn turn =
        new Turn(position, problem.fen(), List.of(first), Optional.empty(), limit, PATIENCE);
    List<String> line = player.think(turn).thought().line();
    for (String next : line) {
      position.make(UciMove.parse(position, next));
    }
    return position;
  }

  /** The changes to try, smallest first; those with which the validation loss grows are not. */
  private List<Candidate> candidates(Misjudgements misjudged) throws IOException {
    if (plan.set().isEmpty()) {
      return candidates(misjudged, _ -> OptionalDouble.empty());
    }
    try (ValidationLoss loss = new ValidationLoss(plan.set().get(), options(), progress)) {
      lossBefore = OptionalDouble.of(loss.of(weights));
      return candidates(misjudged, changed -> OptionalDouble.of(loss.of(changed)));
    }
  }

  private List<Candidate> candidates(
      Misjudgements misjudged, Function<Weights, OptionalDouble> loss) {
    List<Candidate> chosen = new ArrayList<>();
    for (int percent : PERCENT) {
      int wanted = chosen.size() + plan.candidates();
      for (WeightChange change : misjudged.changes(percent)) {
        if (chosen.size() < wanted) {
          OptionalDouble after = loss.apply(change.apply(weights));
          if (after.isPresent() && after.getAsDouble() > lossBefore.getAsDouble()) {
            passedOver++;
          } else {
            chosen.add(new Candidate(change, after));
          }
        }
      }
    }
    return chosen;
  }

  private PuzzleFindings.Trial attempt(Candidate candidate, List<Attempt> failures, int solved)
      throws IOException, StoppedException {
    Path file = plan.folder().resolve("weights-tried.txt").toAbsolutePath();
    Files.writeString(file, candidate.change.apply(weights).toString());
    Suite failed = new Suite("failures", failures.stream().map(Attempt::problem).toList());
    int repaired = solved(solve(failed, Optional.of(file)));
    int lesson = repaired == 0 ? solved : solved(solve(plan.lesson(), Optional.of(file)));
    boolean helps = lesson > solved;
    GuardResult guard = helps ? guard(file) : new GuardResult(0, 0, false);
    String verdict =
        repaired == 0
            ? "repairs nothing"
            : !helps
                ? "breaks as much as it repairs"
                : guard.isWorse ? "a guard gets worse" : PASSES;
    progress.say(candidate.change + ": " + verdict);
    return new PuzzleFindings.Trial(
        candidate.change.toString(),
        repaired,
        lesson,
        guard.solved,
        guard.before,
        candidate.loss,
        lossBefore,
        verdict);
  }

  /** As tuning has them: by this loss the weights in use were found. */
  private TuneOptions options() {
    return new TuneOptions(
        weights, 0.7, 0, 0, 1, 1, 1000, 1, 0, false, Set.of(), true, 1, plan.threads());
  }
}
