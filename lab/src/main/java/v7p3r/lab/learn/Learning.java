package v7p3r.lab.learn;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import tools.jackson.databind.json.JsonMapper;
import v7p3r.arena.match.MatchListener;
import v7p3r.arena.match.MatchReport;
import v7p3r.arena.record.MetricsDatabase;
import v7p3r.arena.stats.Estimate;
import v7p3r.arena.stats.Sprt;
import v7p3r.arena.work.AtomicFile;
import v7p3r.arena.work.Progress;
import v7p3r.arena.work.StopSignal;
import v7p3r.arena.work.StoppedException;
import v7p3r.arena.work.WorkLock;
import v7p3r.desc.model.Stage;
import v7p3r.lab.model.ModelTraining;
import v7p3r.lab.model.Target;
import v7p3r.lab.model.TrainingPlan;
import v7p3r.lab.profile.EngineIdentity;
import v7p3r.lab.profile.ProfilePlan;
import v7p3r.lab.profile.Profiler;
import v7p3r.lab.profile.source.PlayedChoice;
import v7p3r.lab.profile.source.PlayedPosition;
import v7p3r.lab.profile.source.PlayedPositions;
import v7p3r.lab.schema.DataLayer;
import v7p3r.lab.work.JsonLines;
import v7p3r.lab.work.Settings;

/**
 * Learns from games that were played with DESC, step by step. A journal says which steps are done,
 * so that a run that was stopped goes on with the first that is not; steps that take long go on
 * within themselves. A new model is promoted only if it wins both replay and match.
 */
public final class Learning {
  /** The part of the work whose settings its folder notes. */
  static final String SETTINGS = "learning";

  private static final String OLD_LOSS = "old_loss";
  private static final String NEW_LOSS = "new_loss";
  private static final String VERDICT = "verdict";
  private static final String PLACE = "place";
  private static final String NONE = "none";

  private final Subject subject;
  private final LearningPlan plan;
  private final ModelTraining training;
  private final Progress progress;
  private final MatchListener listener;
  private final StopSignal stop;
  private final Quiet quiet;

  /** Learns new models; the user sees to a quiet machine. */
  public Learning(
      LearningPlan plan,
      ModelTraining training,
      Progress progress,
      MatchListener listener,
      StopSignal stop) {
    this(Subject.MODELS, plan, training, progress, listener, stop, Quiet.ASSUMED);
  }

  Learning(
      Subject subject,
      LearningPlan plan,
      ModelTraining training,
      Progress progress,
      MatchListener listener,
      StopSignal stop,
      Quiet quiet) {
    this.subject = subject;
    this.plan = plan;
    this.training = training;
    this.progress = progress;
    this.listener = listener;
    this.stop = stop;
    this.quiet = quiet;
  }

  /**
   * Does the steps that are not done.
   *
   * @param provenance facts to keep beside the results, such as the command
   * @return what each step came to, in sentences; fewer than all if somebody stopped it, or wants
   *     the machine that its match needs
   */
  public List<String> run(List<String> provenance) throws IOException {
    Settings began = new Settings(plan.out(), provenance);
    try (var _ = WorkLock.of(file("learning"), "the learning in " + plan.out())) {
      began.claim(SETTINGS, settings(), newerSettings());
      return perform();
    }
  }

  private List<String> perform() throws IOException {
    JsonLines<StepRecord> journal = JsonLines.open(file("steps.jsonl"), StepRecord.class);
    for (Step step : subject.steps()) {
      if (record(journal, step).isPresent()) {
        progress.say("already done: " + step.words());
        continue;
      }
      progress.say(step.words() + (isDue(step, journal) ? " ..." : ": nothing to do"));
      Optional<StepRecord> done = unlessStopped(step, journal);
      if (done.isEmpty()) {
        break;
      }
      journal.add(done.get());
    }
    return journal.lines().stream().map(StepRecord::told).toList();
  }

  private Optional<StepRecord> unlessStopped(Step step, JsonLines<StepRecord> journal)
      throws IOException {
    try {
      stop.check();
      return perform(step, journal);
    } catch (StoppedException e) {
      return Optional.empty();
    }
  }

  private static Optional<StepRecord> record(JsonLines<StepRecord> journal, Step step) {
    return journal.lines().stream().filter(done -> done.step() == step).findFirst();
  }

  private static String fact(JsonLines<StepRecord> journal, Step step, String name) {
    return record(journal, step).orElseThrow().fact(name);
  }

  private Path file(String name) {
    return plan.out().resolve(name);
  }

  /** What a step came to; nothing if it was stopped. */
  private Optional<StepRecord> perform(Step step, JsonLines<StepRecord> journal)
      throws IOException {
    return switch (step) {
      case CHOOSE -> Optional.of(choose());
      case PROFILE -> Optional.of(profile());
      case JOIN -> Optional.of(join());
      case TRAIN -> Optional.of(train());
      case REPLAY -> Optional.of(replay());
      case PROPOSE -> Optional.of(propose());
      case MATCH -> match(isWorthAMatch(journal));
      case DECIDE -> Optional.of(decide(journal));
      case PROMOTE -> Optional.of(promote(fact(journal, Step.DECIDE, PLACE)));
    };
  }

  /** Whether a step has something to do. */
  private boolean isDue(Step step, JsonLines<StepRecord> journal) {
    return switch (step) {
      case MATCH -> isWorthAMatch(journal);
      case PROMOTE -> !fact(journal, Step.DECIDE, PLACE).equals(NONE);
      default -> true;
    };
  }

  /** Numbers of effort control have no replay to win. */
  private boolean isWorthAMatch(JsonLines<StepRecord> journal) {
    if (subject == Subject.CONTROLLER) {
      return true;
    }
    double before = Double.parseDouble(fact(journal, Step.REPLAY, OLD_LOSS));
    return Double.parseDouble(fact(journal, Step.REPLAY, NEW_LOSS)) < before;
  }

  // ---- Steps ----

  private StepRecord choose() throws IOException {
    List<PlayedPosition> positions = new ArrayList<>();
    int databases = plan.material().games().size();
    for (PlayedGames games : plan.material().games()) {
      PlayedChoice choice = plan.material().choice().share(databases);
      try (MetricsDatabase database = MetricsDatabase.openExisting(games.database())) {
        positions.addAll(
            choice.of(
                database,
                games.after(),
                games.upTo(),
                problem -> progress.say("left out: " + problem)));
      }
    }
    if (positions.isEmpty()) {
      throw new IOException(
          plan.material().games().getFirst().database()
              + ": expected games whose players announced their effort (UseDesc), found none");
    }
    StringBuilder text = new StringBuilder();
    JsonMapper mapper = JsonMapper.builder().build();
    positions.forEach(each -> text.append(mapper.writeValueAsString(each)).append('\n'));
    new AtomicFile(file("positions.jsonl")).write(text.toString());
    long games = positions.stream().map(PlayedPosition::game).distinct().count();
    return StepRecord.of(
        Step.CHOOSE, "chose %d positions of %d games".formatted(positions.size(), games));
  }

  private List<PlayedPosition> chosen() throws IOException {
    return JsonLines.open(file("positions.jsonl"), PlayedPosition.class).lines();
  }

  private StepRecord profile() throws IOException {
    long reference =
        plan.material().reference().isPresent()
            ? plan.material().reference().get()
            : DatasetJoin.reference(plan.material().dataset());
    List<PlayedPosition> positions = chosen();
    new Profiler(
            new ProfilePlan(
                new PlayedPositions(positions),
                file("profile"),
                0,
                positions.size(),
                reference,
                1,
                0,
                false,
                plan.threads()),
            progress,
            stop)
        .run(List.of());
    stop.check();
    Reality reality = new Reality(positions, file("profile").resolve(DataLayer.DEEP.csv()));
    String table = reality.byMode().toText();
    new AtomicFile(file("reality.txt")).write(table);
    return StepRecord.of(
        Step.PROFILE,
        String.format(
            Locale.ROOT,
            "profiled %d positions with %d nodes; predicted and real effort have a rank"
                + " correlation of %.3f%n%s",
            reality.positions(),
            reference,
            reality.rankCorrelation(),
            table.stripTrailing()));
  }

  private StepRecord join() throws IOException {
    long[] rows = DatasetJoin.write(plan.material().dataset(), file("profile"), file("dataset"));
    return StepRecord.of(
        Step.JOIN,
        "joined %d rows of the dataset and %d new ones%s".formatted(rows[0], rows[1], engines()));
  }

  /** Rows of two engines in one dataset are wanted here, but not in secret. */
  private String engines() throws IOException {
    String unknown = "one that was not noted";
    String old = EngineIdentity.notedIn(plan.material().dataset(), DataLayer.DEEP).orElse(unknown);
    String fresh = EngineIdentity.notedIn(file("profile"), DataLayer.DEEP).orElse(unknown);
    return old.equals(fresh) ? "" : "; they are of two engines: " + old + " and " + fresh;
  }

  private StepRecord train() throws IOException {
    String quality =
        training.train(
            new TrainingPlan(
                file("dataset"),
                candidate(),
                Target.VOC,
                List.of(Stage.values()),
                plan.lesson().booster(),
                plan.lesson().network(),
                0,
                0,
                3,
                Set.of(),
                false,
                plan.seed(),
                plan.threads(),
                plan.lesson().command(),
                plan.lesson().commit()),
            progress,
            stop);
    new AtomicFile(file("training.txt")).write(quality);
    return StepRecord.of(Step.TRAIN, "trained a new model: " + candidate());
  }

  private Path candidate() {
    return file("candidate");
  }

  private StepRecord replay() throws IOException {
    ReplayDuel.Outcome outcome =
        new ReplayDuel(file("dataset").resolve(DataLayer.DEEP.csv()), progress)
            .run(plan.model(), candidate());
    return new StepRecord(
        Step.REPLAY,
        String.format(
            Locale.ROOT,
            "replay on %d held-back positions: the old model loses %.6f a move, the new one %.6f:"
                + " %s",
            outcome.positions(),
            outcome.oldLoss(),
            outcome.newLoss(),
            outcome.isWon() ? "won" : "not won"),
        Map.of(
            OLD_LOSS,
            Double.toString(outcome.oldLoss()),
            NEW_LOSS,
            Double.toString(outcome.newLoss())));
  }

  private StepRecord propose() throws IOException {
    return StepRecord.of(
        Step.PROPOSE, new ControllerProposal(plan.model(), candidate(), plan.seed()).write());
  }

  private Optional<StepRecord> match(boolean isWorthIt) throws IOException {
    if (!isWorthIt) {
      return Optional.of(
          new StepRecord(Step.MATCH, "no match: the replay was not won", Map.of(VERDICT, NONE)));
    }
    if (!quiet.holds()) {
      progress.say("the match waits until nobody else wants the machine");
      return Optional.empty();
    }
    StopSignal games = new StopSignal();
    MatchReport report;
    try (var _ = stop.passOnTo(games);
        var _ = quiet.guard(games::finish)) {
      report = new ModelMatch(plan, listener, games).play(candidate());
    }
    if (!report.isComplete()) {
      return Optional.empty();
    }
    MatchReport.Test test = report.test().orElseThrow();
    return Optional.of(
        new StepRecord(
            Step.MATCH,
            String.format(
                Locale.ROOT,
                "match of the new model against the old one: %s after %d games, LLR %.2f (%.2f,"
                    + " %.2f): %s",
                words(report.first().estimate()),
                report.played(),
                test.ratio(),
                test.lower(),
                test.upper(),
                words(test.verdict())),
            Map.of(VERDICT, test.verdict().name())));
  }

  /** Elo with its interval, as far as games that are not all alike give one. */
  static String words(Estimate estimate) {
    if (Double.isInfinite(estimate.elo())) {
      return "no estimate of Elo, all games " + (estimate.elo() > 0 ? "won" : "lost");
    }
    String low = Double.isInfinite(estimate.low()) ? "open" : elo(estimate.low());
    String high = Double.isInfinite(estimate.high()) ? "open" : elo(estimate.high());
    return "Elo %s (%s to %s)".formatted(elo(estimate.elo()), low, high);
  }

  private static String elo(double value) {
    return String.format(Locale.ROOT, "%.1f", value);
  }

  private static String words(Sprt.Verdict verdict) {
    return switch (verdict) {
      case ELO1_ACCEPTED -> "won";
      case ELO0_ACCEPTED -> "not won";
      case OPEN -> "not decided";
    };
  }

  private StepRecord decide(JsonLines<StepRecord> journal) throws IOException {
    List<String> reasons = new ArrayList<>();
    if (!isWorthAMatch(journal)) {
      reasons.add("it did not win the replay");
    } else if (!fact(journal, Step.MATCH, VERDICT).equals(Sprt.Verdict.ELO1_ACCEPTED.name())) {
      reasons.add("it did not win the match");
    }
    if (plan.isTrial()) {
      reasons.add("this was a trial");
    }
    if (!reasons.isEmpty()) {
      return new StepRecord(
          Step.DECIDE,
          "the new model is not promoted: " + String.join(", and ", reasons),
          Map.of(PLACE, NONE));
    }
    Path place = plan.shelf().next();
    return new StepRecord(
        Step.DECIDE,
        subject == Subject.MODELS
            ? "the new model won replay and match and is to be promoted"
            : "the new numbers won the match and are to be promoted",
        Map.of(PLACE, place.toString()));
  }

  private StepRecord promote(String place) throws IOException {
    if (place.equals(NONE)) {
      return StepRecord.of(Step.PROMOTE, "the model in use stays " + plan.model());
    }
    plan.shelf().promote(candidate(), Path.of(place));
    return StepRecord.of(
        Step.PROMOTE,
        plan.shelf().isTheEngines()
            ? "the model in use is now %s: the engine loads it from its next start on; 'v7p3r models back' goes back"
                .formatted(place)
            : "the model in use is now %s; the engine loads it when DescModelPath names %s"
                .formatted(place, plan.shelf().pointer()));
  }

  /** What the results depend on. */
  private List<String> settings() {
    Path deep = plan.material().dataset().resolve(DataLayer.DEEP.csv());
    return List.of(
        String.join("; ", plan.material().games().stream().map(PlayedGames::setting).toList()),
        "dataset " + deep + " " + (Files.exists(deep) ? deep.toFile().length() : 0),
        "model " + plan.model(),
        "choice " + plan.material().choice(),
        "reference " + plan.material().reference(),
        "booster " + plan.lesson().booster(),
        "network " + plan.lesson().network(),
        "clock " + plan.exam().control(),
        "games " + plan.exam().games() + " " + plan.exam().sprt(),
        "openings " + plan.exam().openings(),
        "seed " + plan.seed(),
        "trial " + plan.isTrial());
  }

  /** What versions before did not write down. */
  private List<String> newerSettings() {
    return List.of(
        "profile " + plan.exam().profile().orElse("the engine's"), EngineIdentity.setting());
  }
}
