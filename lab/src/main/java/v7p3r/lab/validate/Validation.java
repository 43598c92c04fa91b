package v7p3r.lab.validate;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import v7p3r.arena.match.MatchListener;
import v7p3r.arena.match.OpeningSuite;
import v7p3r.arena.player.Executable;
import v7p3r.arena.record.MetricsDatabase;
import v7p3r.arena.work.Progress;
import v7p3r.arena.work.StopSignal;
import v7p3r.arena.work.WorkLock;
import v7p3r.board.Position;
import v7p3r.lab.profile.EngineIdentity;
import v7p3r.lab.profile.ProfilePlan;
import v7p3r.lab.profile.ProfileSummary;
import v7p3r.lab.profile.Profiler;
import v7p3r.lab.profile.source.SourcePlan;
import v7p3r.lab.profile.source.SourceSettings;
import v7p3r.lab.schema.DataLayer;
import v7p3r.lab.work.Settings;
import v7p3r.search.SystemClock;

/**
 * Measures all metrics and tests of the effort model. Whatever takes long is kept in the folder of
 * the plan, so that the same plan goes on where it was stopped.
 */
public final class Validation {
  private static final int BOOTSTRAP_ROUNDS = 1000;
  private static final int PER_GAME = 8;

  private final ValidationPlan plan;
  private final Progress progress;
  private final MatchListener listener;
  private final StopSignal stop;
  private final Bootstrap bootstrap;

  public Validation(
      ValidationPlan plan, Progress progress, MatchListener listener, StopSignal stop) {
    this.plan = plan;
    this.progress = progress;
    this.listener = listener;
    this.stop = stop;
    this.bootstrap = new Bootstrap(BOOTSTRAP_ROUNDS, plan.seed());
  }

  /**
   * Measures what is missing.
   *
   * @param provenance facts to keep beside the results, such as the command
   */
  public ValidationReport run(List<String> provenance) throws IOException {
    Settings began = new Settings(plan.out(), provenance);
    try (var _ = WorkLock.of(file("validation"), "the validation in " + plan.out())) {
      began.claim("validation", settings(), List.of(EngineIdentity.setting()));
      return measure(provenance);
    }
  }

  private ValidationReport measure(List<String> provenance) throws IOException {
    PredictionTests prediction = new PredictionTests(plan.model());
    List<List<Position>> games =
        PositionGames.of(plan.searches().positions(), plan.searches().count(), progress);
    List<SearchedGame> searched = searches().run("searches", games, file("searches.jsonl"));
    List<SearchedPosition> positions =
        searched.stream().flatMap(game -> game.positions().stream()).toList();

    List<Measurement> measurements = new ArrayList<>(new SearchMetrics(searched, bootstrap).all());
    measurements.add(blunders(positions));
    List<Position> asked = games.stream().flatMap(List::stream).toList();
    measurements.add(prediction.time(asked, SystemClock.NANOS));
    Optional<Path> data = data();
    measurements.add(
        data.isPresent()
            ? prediction.accuracy(data.get(), plan.predictions().data().isPresent())
            : PredictionTests.ACCURACY.notMeasured("no position was profiled"));
    measurements.add(puzzles(data.map(folder -> folder.resolve(DataLayer.DEEP.csv()))));
    List<StrengthMatch.Outcome> matches = matches();
    measurements.addAll(StrengthTests.of(matches));
    return new ValidationReport(
        provenance,
        measurements,
        positions,
        matches.stream().map(StrengthMatch.Outcome::picture).toList(),
        !stop.isStopping());
  }

  private Path file(String name) {
    return plan.out().resolve(name);
  }

  private PairedSearches searches() {
    return new PairedSearches(
        plan.arms(), plan.control(), plan.searches().nodesAMilli(), progress, stop);
  }

  private Measurement blunders(List<SearchedPosition> positions) throws IOException {
    Optional<Path> program = Executable.find(plan.judge().program(), Path.of(""));
    if (program.isEmpty()) {
      return BlunderRate.SUBJECT.notMeasured(
          "%s not found: install it (for example: apt install stockfish) or name another UCI engine"
              .formatted(plan.judge().program()));
    }
    MoveJudge judge = new MoveJudge(program.get(), plan.judge().nodes(), progress, stop);
    List<Judgement> judgements = judge.judge(positions, file("judgements.jsonl"));
    return new BlunderRate(judgements).of(positions, plan.judge().nodes());
  }

  /**
   * The data that predictions are judged on: games of another seed than any that taught. Nothing if
   * somebody stopped before there were any.
   */
  private Optional<Path> data() throws IOException {
    if (plan.predictions().data().isPresent()) {
      return plan.predictions().data();
    }
    Path folder = file("profile");
    SourcePlan selfPlay =
        new SourcePlan(
            List.of(),
            List.of(),
            List.of(),
            List.of(),
            0,
            2 * (plan.predictions().profiled() / PER_GAME + 1),
            Map.of(),
            new SourceSettings(PER_GAME, 0, Map.of(), ~plan.seed()));
    ProfilePlan profile =
        new ProfilePlan(
            selfPlay,
            folder,
            0,
            plan.predictions().profiled(),
            plan.predictions().reference(),
            1,
            0,
            false,
            plan.threads());
    ProfileSummary made = new Profiler(profile, progress, stop).run(List.of());
    return made.parts().getFirst().after() > 0 ? Optional.of(folder) : Optional.empty();
  }

  private Measurement puzzles(Optional<Path> deep) throws IOException {
    List<PosedProblem> puzzles = new ArrayList<>();
    for (Path suite : plan.puzzles().suites()) {
      puzzles.addAll(PuzzleSuite.read(suite, plan.puzzles().most()));
    }
    if (plan.puzzles().suites().isEmpty() && deep.filter(Files::exists).isPresent()) {
      puzzles.addAll(
          PuzzleSuite.ofProfile(deep.get()).stream().limit(plan.searches().count()).toList());
    }
    if (puzzles.isEmpty()) {
      return SolveRate.SUBJECT.notMeasured("no puzzles: name a suite of them");
    }
    List<List<Position>> games =
        puzzles.stream().map(puzzle -> List.of(puzzle.position())).toList();
    List<SearchedGame> searched = searches().run("puzzles", games, file("puzzles.jsonl"));
    return SolveRate.of(puzzles, searched, bootstrap);
  }

  private List<StrengthMatch.Outcome> matches() throws IOException {
    List<StrengthMatch.Outcome> outcomes = new ArrayList<>();
    if (plan.games().count() > 0 && !stop.isStopping()) {
      try (MetricsDatabase database = MetricsDatabase.open(file("games.db"))) {
        StrengthMatch match =
            new StrengthMatch(
                database,
                plan.control(),
                plan.games().count(),
                openings(),
                plan.games().concurrency(),
                listener,
                stop);
        for (Arm opponent : List.of(Arm.OFF, Arm.CLASSICAL)) {
          if (plan.arms().containsKey(opponent)) {
            progress.say("match: DESC against " + opponent.label());
            outcomes.add(match.play(opponent, plan.arms()));
          }
        }
      }
    }
    return outcomes;
  }

  private OpeningSuite openings() throws IOException {
    if (plan.games().openings().isPresent()) {
      return plan.games().openings().get();
    }
    Path file = file("openings.epd");
    SeededOpenings.write(file, (plan.games().count() + 1) / 2, plan.seed());
    return new OpeningSuite(
        Optional.of(file.toAbsolutePath().normalize().toString()),
        OpeningSuite.Order.SEQUENTIAL,
        plan.seed(),
        0,
        Integer.MAX_VALUE);
  }

  /** What results depend on; numbers of games and positions may not change either. */
  private List<String> settings() {
    List<String> lines = new ArrayList<>();
    new TreeMap<>(plan.arms())
        .forEach((arm, options) -> lines.add(arm.label() + " " + new TreeMap<>(options)));
    lines.addAll(plan.searches().positions().describe());
    lines.addAll(plan.searches().positions().describeChoice());
    lines.add("positions " + plan.searches().count());
    lines.add("clock " + plan.control());
    lines.add("nodestime " + plan.searches().nodesAMilli());
    lines.add("games " + plan.games().count());
    lines.add("openings " + plan.games().openings());
    lines.add("data " + plan.predictions().data());
    lines.add("profiled " + plan.predictions().profiled() + " x " + plan.predictions().reference());
    lines.add("suites " + plan.puzzles().suites() + " x " + plan.puzzles().most());
    lines.add("judge " + plan.judge().program() + " " + plan.judge().nodes());
    lines.add("seed " + plan.seed());
    return lines;
  }
}
