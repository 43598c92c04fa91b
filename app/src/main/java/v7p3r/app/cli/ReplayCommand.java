package v7p3r.app.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import v7p3r.arena.work.Progress;
import v7p3r.lab.dataset.DatasetFile;
import v7p3r.lab.replay.PesModels;
import v7p3r.lab.replay.ReplayData;
import v7p3r.lab.replay.ReplayPosition;
import v7p3r.lab.replay.ReplayReport;
import v7p3r.lab.replay.ReplayRun;
import v7p3r.lab.schema.DataLayer;

/** Scores policies of effort on profiled positions. */
@Command(
    name = "replay",
    description = {
      "Scores policies of effort on profiled positions, all at the same total of nodes.",
      "",
      "uniform gives every position the same; the seed target follows the cost of a node; the hand"
          + " rule is that of the time manager; PES asks the models of --model, alone and times the"
          + " hand rule; the oracle knows what each effort would have lost. All policies are"
          + " scored on the validation games, which taught no model; the factors of PES are fitted"
          + " to one half of them and scored on the other, in both directions. Loss is in win"
          + " probability a move.",
      ""
    },
    mixinStandardHelpOptions = true,
    sortOptions = false,
    footerHeading = "%nExamples:%n",
    footer = {
      "  v7p3r replay data/desc",
      "  v7p3r replay data/desc --model models/desc-v1.0 --json replay.json"
    })
final class ReplayCommand extends CheckedCommand implements Callable<Integer> {
  private static final String VALIDATION = "validation";

  @Parameters(
      index = "0",
      paramLabel = "DATA",
      description = "Made by profile: the folder with deep.csv, or that file, also .parquet")
  private Path data;

  @Option(names = "--model", paramLabel = "FOLDER", description = "Models of PES, prior and live")
  private Optional<Path> model;

  @Option(
      names = "--seed-model",
      paramLabel = "FOLDER",
      description = "A model of the seed's target (default: the target itself, its best case)")
  private Optional<Path> seedModel;

  @Option(
      names = "--budget",
      paramLabel = "SHARE",
      defaultValue = "1",
      description = "Mean effort of a position in N_ref/8 (default: ${DEFAULT-VALUE})")
  private double budget;

  @Option(names = "--json", paramLabel = "FILE", description = "Write the numbers, too")
  private Optional<Path> json;

  @Override
  public Integer call() throws IOException {
    DatasetFile deep = DatasetFile.of(data, DataLayer.DEEP);
    require(deep.exists(), deep + ": there is no such file");
    require(budget >= 0.125 && budget <= 8, "--budget must be 0.125 to 8");
    PesModels models =
        PesModels.load(
            model.map(folder -> ModelChoice.require(spec, folder)),
            seedModel.map(folder -> ModelChoice.require(spec, folder)));
    Progress progress = ProgressPrinter.on(spec.commandLine().getErr());
    progress.say("reading " + deep);
    List<ReplayPosition> all = ReplayData.read(deep);
    List<ReplayPosition> judging =
        all.stream().filter(position -> position.split().equals(VALIDATION)).toList();
    if (judging.isEmpty()) {
      throw new IOException(
          deep + ": expected validation games, found none among " + all.size() + " positions");
    }
    ReplayReport report = new ReplayRun(judging, budget, models, progress).run();
    spec.commandLine().getOut().print(report.toText());
    if (json.isPresent()) {
      Files.writeString(json.get(), report.toJson());
    }
    return 0;
  }
}
