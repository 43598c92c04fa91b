package v7p3r.lab.tune;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Locale;
import v7p3r.arena.work.AtomicFile;
import v7p3r.arena.work.Progress;
import v7p3r.arena.work.StopSignal;
import v7p3r.arena.work.WorkLock;
import v7p3r.arena.work.Workers;
import v7p3r.eval.context.Weights;

/**
 * Tunes the weights of the evaluation on a set: counts, fits scales, trains, writes the weight list
 * with its provenance and reports what was gained. A run that was stopped goes on where it was.
 */
public final class Tuner {
  private static final int HELD_BACK_POSITIONS = 20_000;

  private final Path set;
  private final TuneOptions options;
  private final Progress progress;
  private final StopSignal stop;

  public Tuner(Path set, TuneOptions options, Progress progress) {
    this(set, options, progress, new StopSignal());
  }

  /** One that ends between two epochs if somebody wants that. */
  public Tuner(Path set, TuneOptions options, Progress progress, StopSignal stop) {
    this.set = set;
    this.options = options;
    this.progress = progress;
    this.stop = stop;
  }

  /**
   * Tunes and writes the weight list and, beside it, the report as JSON.
   *
   * @param provenance lines for the head of the list: command, commit
   * @throws IOException if something cannot be read or written, or somebody stopped it
   */
  public TuningReport tune(Path out, java.util.List<String> provenance) throws IOException {
    try (var _ = WorkLock.of(out, "the tuning of " + out);
        Workers threads = new Workers("lab", options.threads())) {
      FeatureSet features = new FeatureReader(set, options.strict(), threads, progress).read();
      Loss loss = loss(features, options, threads, progress);
      int[] training = Loss.rowsOf(features, TuningPart.TRAINING);
      int[] validation = Loss.rowsOf(features, TuningPart.VALIDATION);
      double[] start = Model.parameters(options.start());

      Path checkpoint = out.resolveSibling(out.getFileName() + ".checkpoint");
      String id = Fingerprint.ofText(features.id() + options.fingerprint());
      TrainingState state =
          TrainingState.load(checkpoint, id, start.length)
              .orElseGet(() -> new TrainingState(start));
      if (state.epoch > 0) {
        progress.say(checkpoint + ": going on after epoch " + state.epoch);
      } else if (Files.exists(checkpoint)) {
        progress.say(checkpoint + ": of other data, options or evaluation; tuning begins anew");
      }
      Trainer trainer = new Trainer(loss, options, training, validation);
      trainer.run(state, after -> save(after, checkpoint, id), progress);

      Weights tuned = Model.rounded(state.best);
      TuningReport report = report(features, loss, validation, tuned);
      report.fact("training positions", training.length);
      report.fact("epochs", state.epoch + ", best " + state.bestEpoch);
      write(out, WeightFile.format(tuned, provenance, report));
      write(out.resolveSibling(out.getFileName() + ".json"), report.toJson());
      write(out.resolveSibling(out.getFileName() + ".html"), report.toReport().toHtml());
      Files.deleteIfExists(checkpoint);
      return report;
    }
  }

  private void save(TrainingState state, Path checkpoint, String id) throws IOException {
    state.save(checkpoint, id);
    stop.check();
  }

  /** Measures weights against the starting ones without tuning. */
  public TuningReport measure(Weights weights) throws IOException {
    try (Workers threads = new Workers("lab", options.threads())) {
      FeatureSet features = new FeatureReader(set, options.strict(), threads, progress).read();
      Loss loss = loss(features, options, threads, progress);
      return report(features, loss, Loss.rowsOf(features, TuningPart.VALIDATION), weights);
    }
  }

  /** The loss of a set, with the scales that the options name or that fit their start. */
  static Loss loss(FeatureSet features, TuneOptions options, Workers threads, Progress progress) {
    Targets targets = new Targets(features, options.scoreShare(), options.scoreScale());
    double scale = options.scale();
    if (scale == 0) {
      int[] training = Loss.rowsOf(features, TuningPart.TRAINING);
      double[] start = Model.parameters(options.start());
      scale = Loss.fitScale(features, targets, threads, training, start);
    }
    progress.say(
        String.format(
            Locale.ROOT,
            "scale of the evaluation %.1f, of the scores by source %s",
            scale,
            targets));
    return new Loss(features, targets, scale, threads);
  }

  private TuningReport report(FeatureSet features, Loss loss, int[] validation, Weights tuned)
      throws IOException {
    TuningReport report = new TuningReport();
    report.fact("data", features.dataHash());
    report.fact("positions", features.rows());
    report.fact("games", features.games());
    report.fact("score share", options.scoreShare());
    report.fact("scale", String.format(Locale.ROOT, "%.2f", loss.scale()));
    report.fact("seed", options.seed());
    double[] before = Model.parameters(options.start());
    double[] after = Model.parameters(tuned);
    report.loss(
        "all", validation.length, loss.mean(validation, before), loss.mean(validation, after));
    for (Phase phase : Phase.values()) {
      int[] rows =
          Arrays.stream(validation).filter(row -> phaseOf(features, row) == phase).toArray();
      if (rows.length > 0) {
        report.loss(phase.label(), rows.length, loss.mean(rows, before), loss.mean(rows, after));
      }
    }
    correlate(report, tuned);
    return report;
  }

  private void correlate(TuningReport report, Weights tuned) throws IOException {
    HeldBack held = HeldBack.read(set, HELD_BACK_POSITIONS);
    HeldBack.Comparison first = held.compare(options.start());
    HeldBack.Comparison second = held.compare(tuned);
    report.correlation("all", first.all(), second.all());
    first
        .byPhase()
        .forEach(
            (phase, correlation) ->
                report.correlation(phase.label(), correlation, second.byPhase().get(phase)));
  }

  private static Phase phaseOf(FeatureSet features, int row) {
    return Phase.of(features.blocks().get(row / FeatureBlock.ROWS).phase[row % FeatureBlock.ROWS]);
  }

  private static void write(Path file, String text) throws IOException {
    new AtomicFile(file).writeDurably(text);
  }
}
