package v7p3r.app.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import v7p3r.arena.work.Progress;
import v7p3r.desc.model.EffortModel;
import v7p3r.desc.model.Stage;
import v7p3r.lab.dataset.DatasetFile;
import v7p3r.lab.model.DatasetException;
import v7p3r.lab.model.DatasetReader;
import v7p3r.lab.model.EffortDataset;
import v7p3r.lab.model.EffortRows;
import v7p3r.lab.model.LabelScale;
import v7p3r.lab.model.ModelEvaluation;
import v7p3r.lab.model.ModelReport;
import v7p3r.lab.model.QualityTable;
import v7p3r.lab.model.ReplayResult;
import v7p3r.lab.model.StoredModel;
import v7p3r.lab.report.Report;

/** Judges models of effort on held-out games. */
@Command(
    name = "evaluate-model",
    description = {
      "Judges models of effort on the validation games of a profiled folder and writes a page.",
      "",
      "The page shows, for each stage, five-bin accuracy, accuracy within one bin, weighted"
          + " kappa, the AUC for 'more search finds a better move' and the calibration error,"
          + " beside the majority bin, the hand rule and a model of the seed's target; confusion"
          + " matrix, calibration curve, feature importance, PES by phase, and the replay of"
          + " policies.",
      ""
    },
    mixinStandardHelpOptions = true,
    sortOptions = false,
    footerHeading = "%nExamples:%n",
    footer = {
      "  v7p3r evaluate-model --data profile",
      "  v7p3r evaluate-model --data profile --seed-model models/seed \\",
      "      --replay replay.json",
      "  v7p3r evaluate-model --data profile --model models/mine --report mine.html"
    })
final class EvaluateModelCommand extends CheckedCommand implements Callable<Integer> {
  @Option(
      names = "--data",
      required = true,
      paramLabel = "DATA",
      description = "What profile has made: the folder, or a .csv or .parquet file of it")
  private Path data;

  @Option(
      names = "--model",
      paramLabel = "FOLDER",
      description = "The models to judge (default: what models/current names, or models/desc-v1.0)")
  private Optional<Path> wanted;

  @Option(
      names = "--seed-model",
      paramLabel = "FOLDER",
      description = "A model of the seed's target, as a baseline")
  private Optional<Path> seedModel;

  @Option(
      names = "--replay",
      paramLabel = "FILE",
      description = "What replay has written, for a section of its own")
  private Optional<Path> replay;

  @Option(
      names = "--report",
      paramLabel = "FILE",
      defaultValue = "model-report.html",
      description = "The page to write (default: ${DEFAULT-VALUE})")
  private Path report;

  @Option(names = "--json", paramLabel = "FILE", description = "Write all of it for programs, too")
  private Optional<Path> json;

  @Option(
      names = "--skip-broken",
      description = "Leave broken rows out and tell them, instead of ending at the first")
  private boolean skipBroken;

  @Override
  public Integer call() throws IOException {
    require(Files.exists(data), data + ": there is no such folder or file");
    Path model = ModelChoice.of(spec, wanted);
    Optional<ReplayResult> replayed = Optional.empty();
    if (replay.isPresent()) {
      replayed = Optional.of(ReplayResult.read(replay.get()));
    }
    Progress progress = ProgressPrinter.on(spec.commandLine().getErr());
    StoredModel stored = StoredModel.read(model);
    List<ModelReport.Part> parts = new ArrayList<>();
    for (Stage stage : stored.stages()) {
      ModelReport.Part part = judge(model, stored, stage, progress);
      parts.add(part);
      spec.commandLine().getOut().print(QualityTable.text(part.evaluation()));
    }
    String title = "Effort model " + model.getFileName();
    Report whole = ModelReport.of(title, stored.provenance(), parts, replayed);
    Files.writeString(report, whole.toHtml());
    if (json.isPresent()) {
      Files.writeString(json.get(), whole.toJson());
    }
    spec.commandLine().getOut().println("Report: " + report);
    return 0;
  }

  private ModelReport.Part judge(Path model, StoredModel stored, Stage stage, Progress progress)
      throws IOException {
    EffortModel judged = EffortModel.load(model, stage);
    progress.say(
        "reading " + DatasetFile.of(data, stored.target().layer()) + " for " + stage.key());
    EffortDataset dataset =
        new DatasetReader(data, stored.target(), stage, Set.of(), skipBroken).read();
    dataset.broken().forEach(problem -> progress.say("skipped: " + problem));
    LabelScale scale = stored.labelScale(stage);
    EffortRows rows = scale.apply(dataset.rows()).withFeatures(judged.featureNames());
    if (rows.held().size() == 0) {
      throw new DatasetException(data + ": expected validation rows, found none");
    }
    Optional<EffortModel> seed =
        seedModel.map(folder -> EffortModel.load(ModelChoice.require(spec, folder), Stage.PRIOR));
    return new ModelReport.Part(
        judged, ModelEvaluation.of(stage, judged, rows.training(), rows.held(), seed));
  }
}
