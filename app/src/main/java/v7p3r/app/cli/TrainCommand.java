package v7p3r.app.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import v7p3r.arena.work.StoppedException;
import v7p3r.desc.model.Stage;
import v7p3r.desc.model.StageParameters;
import v7p3r.lab.model.BoosterParameters;
import v7p3r.lab.model.ModelTraining;
import v7p3r.lab.model.NetworkParameters;
import v7p3r.lab.model.PhaseTraining;
import v7p3r.lab.model.Target;
import v7p3r.lab.model.TrainingPlan;

/** Trains the models of effort. */
@Command(
    name = "train",
    description = {
      "Trains the models that say how much effort a position deserves.",
      "",
      "From a folder made by profile it makes a folder of models: a classifier (XGBoost)"
          + " and a regressor (PyTorch, ONNX) for each stage, prior and live, with scaler,"
          + " calibration and metadata. Four fifths of the training games teach, one fifth tells"
          + " when to stop and calibrates; the validation games only judge. The same data, seed"
          + " and command give the same files. An old folder of that name is replaced when all is"
          + " done. The first call builds the training code and loads its libraries, about 220"
          + " MB with that for Parquet.",
      ""
    },
    mixinStandardHelpOptions = true,
    sortOptions = false,
    footerHeading = "%nExamples:%n",
    footer = {
      "  v7p3r train --data profile --out models/desc-v1.0",
      "  v7p3r train --data deep.parquet --out models/desc-v1.0",
      "  v7p3r train --data profile --target seed --out models/seed  the baseline",
      "  v7p3r train --data profile --search 20 --folds 3            better parameters"
    })
final class TrainCommand extends CheckedCommand implements Callable<Integer> {
  @Option(
      names = "--data",
      required = true,
      paramLabel = "DATA",
      description =
          "What profile has made: the folder with deep.csv and effort_dataset.csv, or one file"
              + " of it, also .parquet")
  private Path data;

  @Option(
      names = "--out",
      paramLabel = "FOLDER",
      defaultValue = "models/desc-v1.0",
      description = "The folder of models to write (default: ${DEFAULT-VALUE})")
  private Path out;

  @Option(
      names = "--target",
      paramLabel = "TARGET",
      defaultValue = "voc",
      description =
          "voc: the value of computation; seed: the time per node (default: ${DEFAULT-VALUE})")
  private Target target;

  @Option(
      names = "--stages",
      split = ",",
      paramLabel = "STAGE",
      defaultValue = "prior,live",
      description = "prior: before the search; live: during it (default: ${DEFAULT-VALUE})")
  private List<Stage> stages;

  @Option(
      names = "--folds",
      paramLabel = "N",
      defaultValue = "5",
      description = "Of the cross-validation, by game; 0 for none (default: ${DEFAULT-VALUE})")
  private int folds;

  @Option(
      names = "--search",
      paramLabel = "N",
      defaultValue = "0",
      description =
          "Tries N parameters around the given ones by cross-validation; those tried before a"
              + " stop are known from OUT.search")
  private int search;

  @Option(
      names = "--max-depth",
      paramLabel = "N",
      defaultValue = "6",
      description = "Of a tree (default: ${DEFAULT-VALUE})")
  private int maxDepth;

  @Option(
      names = "--rounds",
      paramLabel = "N",
      defaultValue = "100",
      description = "Of boosting at most, a tree for each bin (default: ${DEFAULT-VALUE})")
  private int rounds;

  @Option(
      names = "--rate",
      paramLabel = "RATE",
      defaultValue = "0.1",
      description = "Of learning, of the trees (default: ${DEFAULT-VALUE})")
  private double rate;

  @Option(
      names = "--epochs",
      paramLabel = "N",
      defaultValue = "50",
      description = "Of the network at most (default: ${DEFAULT-VALUE})")
  private int epochs;

  @Option(
      names = "--batch",
      paramLabel = "N",
      defaultValue = "256",
      description = "Rows a step of the network (default: ${DEFAULT-VALUE})")
  private int batch;

  @Option(
      names = "--refine-from-bin",
      paramLabel = "BIN",
      defaultValue = "3",
      description = "The network refines from this bin on, 0 to 5 (default: ${DEFAULT-VALUE})")
  private int refineFromBin;

  @Option(
      names = "--exclude",
      split = ",",
      paramLabel = "COLUMN",
      description = "Columns that are not to be features")
  private Set<String> excluded = Set.of();

  @Option(
      names = "--phases",
      description =
          "Models of opening, middlegame and endgame, too; those that are surely better on games"
              + " not learned from are asked with DescPhases")
  private boolean phases;

  @Option(
      names = "--skip-broken",
      description = "Leave broken rows out and tell them, instead of ending at the first")
  private boolean skipBroken;

  @Option(
      names = "--seed",
      paramLabel = "N",
      defaultValue = "42",
      description = "Of all that is random (default: ${DEFAULT-VALUE})")
  private long seed;

  @Mixin private ThreadsOption threads;

  @Mixin private JsonOption json;

  @Override
  public Integer call() throws IOException {
    check();
    TrainingPlan plan = plan();
    try (LongWork work = LongWork.begin(spec)) {
      String told =
          phases
              ? PhaseTraining.find().trainByPhase(plan, work.progress(), work.stop())
              : ModelTraining.find().train(plan, work.progress(), work.stop());
      json.text(spec).print(told);
      json.printWritten(spec, Files.readString(out.resolve(Stage.METADATA_FILE)));
    } catch (StoppedException e) {
      spec.commandLine().getOut().println("Stopped; the same command goes on.");
    }
    return 0;
  }

  private void check() {
    require(Files.exists(data), data + ": there is no such folder or file");
    require(folds == 0 || folds >= 2 && folds <= 100, "--folds must be 0, or 2 to 100");
    require(search >= 0, "--search must not be negative");
    require(search == 0 || folds > 0, "--search needs --folds");
    require(!phases || target == Target.VOC, "--phases is for --target voc");
    require(maxDepth >= 1 && maxDepth <= 16, "--max-depth must be 1 to 16");
    require(rounds >= 1 && rounds <= 10_000, "--rounds must be 1 to 10000");
    require(rate > 0 && rate <= 1, "--rate must be above 0, at most 1");
    require(epochs >= 1, "--epochs must be at least 1");
    require(batch >= 1, "--batch must be at least 1");
    require(
        refineFromBin >= 0 && refineFromBin <= StageParameters.BINS,
        "--refine-from-bin must be 0 to " + StageParameters.BINS);
    require(seed >= 0 && seed <= Integer.MAX_VALUE, "--seed must be 0 to 2147483647");
  }

  private TrainingPlan plan() {
    BoosterParameters booster = BoosterParameters.SEED;
    NetworkParameters network = NetworkParameters.SEED;
    return new TrainingPlan(
        data,
        out,
        target,
        stages.stream().distinct().sorted().toList(),
        new BoosterParameters(
            maxDepth,
            rounds,
            rate,
            booster.subsample(),
            booster.columnShare(),
            booster.alpha(),
            booster.lambda(),
            booster.minChildWeight(),
            booster.patience()),
        new NetworkParameters(
            epochs, batch, network.learningRate(), network.dropout(), network.patience()),
        folds,
        search,
        refineFromBin,
        excluded,
        skipBroken,
        seed,
        threads.count(),
        "./v7p3r " + String.join(" ", spec.commandLine().getParseResult().originalArgs()),
        Provenance.commit());
  }
}
