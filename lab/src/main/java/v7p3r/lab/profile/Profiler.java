package v7p3r.lab.profile;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import java.util.zip.CRC32;
import v7p3r.arena.work.Progress;
import v7p3r.arena.work.StopSignal;
import v7p3r.arena.work.WorkPlace;
import v7p3r.lab.profile.source.SampleSource;
import v7p3r.lab.work.Settings;

/** Makes a dataset of profiled positions, layer by layer; a run that was stopped goes on. */
public final class Profiler {
  private static final int MOST_PROBLEMS = 20;

  private final ProfilePlan plan;
  private final TrialPlan trials;
  private final Progress progress;
  private final StopSignal stop;
  private Optional<WorkPlace> place = Optional.empty();

  public Profiler(ProfilePlan plan, Progress progress) {
    this(plan, progress, new StopSignal());
  }

  /** One that ends early if somebody wants that. */
  public Profiler(ProfilePlan plan, Progress progress, StopSignal stop) {
    this(plan, TrialPlan.NONE, progress, stop);
  }

  /** One that also tries late moves of searches. */
  public Profiler(ProfilePlan plan, TrialPlan trials, Progress progress, StopSignal stop) {
    this.plan = plan;
    this.trials = trials;
    this.progress = progress;
    this.stop = stop;
  }

  /** Has the positions profiled elsewhere. */
  public Profiler at(WorkPlace elsewhere) {
    place = Optional.of(elsewhere);
    return this;
  }

  /**
   * Profiles what is missing.
   *
   * @param provenance facts to keep beside the data, such as the command
   */
  public ProfileSummary run(List<String> provenance) throws IOException {
    Settings settings = new Settings(plan.out(), provenance);
    List<ProfileSummary.Part> parts = new ArrayList<>();
    if (plan.widePositions() > 0) {
      parts.add(run(new WideLayer(), plan.widePositions(), settings));
    }
    if (plan.deepPositions() > 0) {
      Layer deep =
          new DeepLayer(plan.reference(), plan.verifyShare(), plan.longOneIn(), plan.inPlay());
      parts.add(run(deep, plan.deepPositions(), settings));
    }
    if (trials.positions() > 0) {
      parts.add(run(new MovesLayer(trials), trials.positions(), settings));
    }
    return new ProfileSummary(plan.out(), parts);
  }

  private ProfileSummary.Part run(Layer layer, long wanted, Settings settings) throws IOException {
    List<String> all = new ArrayList<>(plan.sources().describe());
    all.addAll(layer.settings());
    all.add("columns " + columns(layer));
    all.addAll(plan.sources().describeChoice());
    if (!settings.claim(layer.name(), all, List.of(EngineIdentity.setting())).isEmpty()) {
      progress.say(
          "the %s layer was begun by a version that did not note its engine; rows from here on are of %s"
              .formatted(layer.name(), EngineIdentity.setting()));
    }
    try (LayerFiles files = new LayerFiles(plan.out(), layer);
        SampleSource sources = plan.sources().open(problems())) {
      long before = files.positions();
      Optional<LayerRun.Elsewhere> elsewhere =
          place.map(known -> new LayerRun.Elsewhere(known, keyed(all), plan.sources().seed()));
      new LayerRun(layer, plan.threads(), elsewhere, progress, stop).run(sources, files, wanted);
      return new ProfileSummary.Part(layer.files().getFirst(), before, files.positions());
    }
  }

  /** All that decides rows: what is noted, and the engine. */
  private static List<String> keyed(List<String> noted) {
    List<String> all = new ArrayList<>(noted);
    all.add(EngineIdentity.setting());
    return all;
  }

  /** Other columns for the same number: a file never gets rows of two versions. */
  private static String columns(Layer layer) {
    CRC32 sum = new CRC32();
    sum.update(layer.header(0).getBytes(StandardCharsets.UTF_8));
    return layer.header(0).split(",").length + " " + Long.toHexString(sum.getValue());
  }

  /** The first problems are told, the others only counted. */
  private Consumer<String> problems() {
    AtomicInteger count = new AtomicInteger();
    return problem -> {
      if (count.incrementAndGet() <= MOST_PROBLEMS) {
        progress.say("left out: " + problem);
      } else if (count.get() == MOST_PROBLEMS + 1) {
        progress.say("left out: more broken games or lines");
      }
    };
  }
}
