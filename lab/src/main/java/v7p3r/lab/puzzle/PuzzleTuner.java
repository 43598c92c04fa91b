package v7p3r.lab.puzzle;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Set;
import java.util.stream.IntStream;
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
import v7p3r.board.Color;
import v7p3r.board.Position;
import v7p3r.eval.Explanation;
import v7p3r.eval.Theme;
import v7p3r.eval.ThemeSet;
import v7p3r.eval.context.Weight;
import v7p3r.eval.context.Weights;
import v7p3r.lab.tune.TuneOptions;
import v7p3r.lab.tune.Tuner;
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

  private static final int PROBE_PERCENT = 10;
  private static final double LOSS_SLACK = 1e-6;
  private static final Duration PATIENCE = Duration.ofMinutes(5);

  private final PuzzlePlan plan;
  private final Progress progress;
  private final StopSignal stop;
  private final Weights weights = Weights.tuned();

  public PuzzleTuner(PuzzlePlan plan, Progress progress, StopSignal stop) {
    this.plan = plan;
    this.progress = progress;
    this.stop = stop;
  }

  /** The ends of the lines after the right and the played move. */
  private record Leaves(Position right, Position played, int solver) {}

  /**
   * Learns.
   *
   * @throws StoppedException if it was stopped
   * @throws IOException if a search fails or a file cannot be used
   */
  public PuzzleFindings run() throws IOException, StoppedException {
    List<Attempt> lesson = solve(plan.lesson(), Optional.empty());
    List<Integer> guardBefore = guards(Optional.empty());
    List<Attempt> failures =
        lesson.stream()
            .filter(attempt -> !attempt.isSolved() && !attempt.problem().best().isEmpty())
            .toList();
    List<Leaves> leaves = leaves(failures);
    int solved = (int) lesson.stream().filter(Attempt::isSolved).count();
    List<PuzzleFindings.Trial> trials = new ArrayList<>();
    for (WeightChange change : changes(leaves)) {
      stop.check();
      trials.add(attempt(change, failures, solved, guardBefore));
    }
    Optional<PuzzleFindings.Trial> suggestion =
        trials.stream().filter(trial -> trial.verdict().equals("passes")).findFirst();
    return new PuzzleFindings(
        plan.lesson().name(),
        plan.nodes(),
        solved,
        lesson.size(),
        failures.size(),
        gaps(leaves),
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

  /** What is solved of each guard. */
  private List<Integer> guards(Optional<Path> file) throws IOException, StoppedException {
    List<Integer> each = new ArrayList<>();
    for (Suite guard : plan.guards()) {
      each.add(solved(solve(guard, file)));
    }
    return each;
  }

  private static int sum(List<Integer> numbers) {
    return numbers.stream().mapToInt(Integer::intValue).sum();
  }

  private List<Leaves> leaves(List<Attempt> failures) throws IOException {
    List<Leaves> leaves = new ArrayList<>();
    try (Players players = new Players();
        var _ = stop.whenAbandoned(players::endAll)) {
      Player player = players.create(EngineSpec.of("V7P3R", "internal"));
      for (Attempt failure : failures) {
        Position start = Fen.parse(failure.problem().fen());
        Optional<Integer> played = played(start, failure);
        if (played.isPresent()) {
          leaves.add(
              new Leaves(
                  leaf(player, failure.problem(), failure.problem().best().getFirst()),
                  leaf(player, failure.problem(), played.get()),
                  start.sideToMove()));
        }
      }
    } catch (PlayerException e) {
      throw new IOException(e.getMessage(), e);
    }
    return leaves;
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

  private static double forSolver(double centipawns, int solver) {
    return solver == Color.WHITE ? centipawns : -centipawns;
  }

  private List<PuzzleFindings.ThemeGap> gaps(List<Leaves> leaves) {
    int themes = Theme.values().length;
    double[] sums = new double[themes];
    int[] spoke = new int[themes];
    int[] against = new int[themes];
    for (Leaves pair : leaves) {
      double[] gap = new double[themes];
      add(Explanation.of(pair.right, weights, ThemeSet.ALL), pair.solver, 1, gap);
      add(Explanation.of(pair.played, weights, ThemeSet.ALL), pair.solver, -1, gap);
      for (int i = 0; i < themes; i++) {
        sums[i] += gap[i];
        spoke[i] += gap[i] == 0 ? 0 : 1;
        against[i] += gap[i] < 0 ? 1 : 0;
      }
    }
    return Arrays.stream(Theme.values())
        .filter(theme -> spoke[theme.ordinal()] > 0)
        .map(
            theme ->
                new PuzzleFindings.ThemeGap(
                    theme.key(),
                    spoke[theme.ordinal()],
                    against[theme.ordinal()],
                    sums[theme.ordinal()] / leaves.size()))
        .sorted(Comparator.comparingDouble(PuzzleFindings.ThemeGap::centipawns))
        .toList();
  }

  private static void add(Explanation explanation, int solver, int sign, double[] gap) {
    for (Explanation.Line line : explanation.lines()) {
      gap[line.theme().ordinal()] += sign * forSolver(explanation.share(line), solver);
    }
  }

  /** The changes that move most failures toward the right move, each in its good direction. */
  private List<WeightChange> changes(List<Leaves> leaves) {
    record Pull(Weight weight, double gain) {}
    if (leaves.isEmpty()) {
      return List.of();
    }
    List<Pull> pulls = new ArrayList<>();
    double before = margin(leaves, weights);
    for (Weight weight : Weight.values()) {
      Weights more = new WeightChange(weight, PROBE_PERCENT).apply(weights);
      pulls.add(new Pull(weight, margin(leaves, more) - before));
    }
    pulls.sort(Comparator.comparingDouble((Pull pull) -> -Math.abs(pull.gain)));
    List<WeightChange> changes = new ArrayList<>();
    for (int percent : PERCENT) {
      pulls.stream()
          .limit(plan.candidates())
          .filter(pull -> pull.gain != 0)
          .forEach(
              pull ->
                  changes.add(new WeightChange(pull.weight, pull.gain > 0 ? percent : -percent)));
    }
    return changes;
  }

  /** By how much the evaluation prefers the right lines, in the mean. */
  private static double margin(List<Leaves> leaves, Weights weights) {
    double sum = 0;
    for (Leaves pair : leaves) {
      int right = Explanation.of(pair.right, weights, ThemeSet.ALL).centipawns();
      int played = Explanation.of(pair.played, weights, ThemeSet.ALL).centipawns();
      sum += forSolver((double) right - played, pair.solver);
    }
    return sum / leaves.size();
  }

  private PuzzleFindings.Trial attempt(
      WeightChange change, List<Attempt> failures, int solved, List<Integer> guardBefore)
      throws IOException, StoppedException {
    Weights changed = change.apply(weights);
    Path file = plan.folder().resolve("weights-tried.txt").toAbsolutePath();
    Files.writeString(file, changed.toString());
    Suite failed = new Suite("failures", failures.stream().map(Attempt::problem).toList());
    int repaired = solved(solve(failed, Optional.of(file)));
    int lesson = repaired == 0 ? solved : solved(solve(plan.lesson(), Optional.of(file)));
    boolean helps = repaired > 0 && lesson > solved;
    List<Integer> guard = helps ? guards(Optional.of(file)) : guardBefore;
    boolean harmless =
        IntStream.range(0, guard.size()).allMatch(i -> guard.get(i) >= guardBefore.get(i));
    OptionalDouble before = OptionalDouble.empty();
    OptionalDouble after = OptionalDouble.empty();
    if (helps && harmless && plan.set().isPresent()) {
      var measured = new Tuner(plan.set().get(), options(), progress).measure(changed);
      before = OptionalDouble.of(measured.lossBefore());
      after = OptionalDouble.of(measured.lossAfter());
    }
    boolean loses = after.isPresent() && after.getAsDouble() > before.getAsDouble() + LOSS_SLACK;
    String verdict =
        repaired == 0
            ? "repairs nothing"
            : !helps
                ? "breaks as much as it repairs"
                : !harmless ? "a guard gets worse" : loses ? "validation loss grows" : "passes";
    progress.say(change + ": " + verdict);
    return new PuzzleFindings.Trial(
        change.toString(), repaired, lesson, sum(guard), sum(guardBefore), after, before, verdict);
  }

  private TuneOptions options() {
    return new TuneOptions(
        weights, 0.5, 0, 0, 1, 1, 1000, 1, 0, false, Set.of(), false, 1, plan.threads());
  }
}
