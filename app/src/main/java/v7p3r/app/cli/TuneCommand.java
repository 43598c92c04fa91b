package v7p3r.app.cli;

import java.io.IOException;
import java.io.Reader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import v7p3r.arena.work.StoppedException;
import v7p3r.eval.context.Weight;
import v7p3r.eval.context.Weights;
import v7p3r.lab.tune.TuneOptions;
import v7p3r.lab.tune.Tuner;
import v7p3r.lab.tune.TuningReport;

/** Tunes the weights of the evaluation. */
@Command(
    name = "tune",
    description = {
      "Tunes all weights of the evaluation at once, so that it predicts results and scores best.",
      "",
      "Positions are split by game: most teach, some tell when to stop, some are held back for the"
          + " report. The result is the weight list with its provenance. A run that was stopped,"
          + " even by force, goes on when the same command is given again.",
      ""
    },
    mixinStandardHelpOptions = true,
    sortOptions = false,
    footerHeading = "%nExamples:%n",
    footer = {
      "  v7p3r tune tuning/set.tsv.zst --out tuning/weights.txt",
      "  v7p3r tune tuning/set.tsv.zst --write        for the engine to play with",
      "  v7p3r tune tuning/set.tsv.zst --measure tuning/weights.txt   only the report"
    })
final class TuneCommand extends CheckedCommand implements Callable<Integer> {
  private static final Path RESOURCE =
      Path.of("engine/src/main/resources/v7p3r/eval/context/weights.txt");

  @Parameters(index = "0", paramLabel = "SET", description = "A set made by tuning-set")
  private Path set;

  @Option(
      names = "--out",
      paramLabel = "FILE",
      defaultValue = "weights.txt",
      description = "The weight list to write (default: ${DEFAULT-VALUE})")
  private Path out;

  @Option(names = "--write", description = "Make it the list that the engine is built with, too")
  private boolean write;

  @Option(
      names = "--measure",
      paramLabel = "FILE",
      description = "Only compare a weight list, or 'tuned', with the one of --start")
  private Optional<String> measure;

  @Option(
      names = "--start",
      paramLabel = "FILE",
      defaultValue = "design",
      description = "design, tuned or a weight list to start from (default: ${DEFAULT-VALUE})")
  private String start;

  @Option(
      names = "--score-share",
      paramLabel = "SHARE",
      defaultValue = "0.7",
      description = "Of an engine's score against the game's result, 0 to 1 (${DEFAULT-VALUE})")
  private double scoreShare;

  @Option(
      names = "--score-scale",
      paramLabel = "CP",
      defaultValue = "0",
      description = "The score in centipawns that makes 73 %% of the points; 0: fitted to results")
  private double scoreScale;

  @Option(
      names = "--scale",
      paramLabel = "CP",
      defaultValue = "0",
      description = "The same for the evaluation; 0: fitted to --start")
  private double scale;

  @Option(
      names = "--epochs",
      paramLabel = "N",
      defaultValue = "60",
      description = "Looks at every position at most (default: ${DEFAULT-VALUE})")
  private int epochs;

  @Option(
      names = "--patience",
      paramLabel = "N",
      defaultValue = "12",
      description = "Epochs without a better validation loss (default: ${DEFAULT-VALUE})")
  private int patience;

  @Option(
      names = "--batch",
      paramLabel = "N",
      defaultValue = "16384",
      description = "Positions a step (default: ${DEFAULT-VALUE})")
  private int batch;

  @Option(
      names = "--rate",
      paramLabel = "CP",
      defaultValue = "1.5",
      description = "Centipawns a weight moves in a step at first (default: ${DEFAULT-VALUE})")
  private double rate;

  @Option(
      names = "--prior",
      paramLabel = "N",
      defaultValue = "200",
      description = "Positions that a design value counts for (default: ${DEFAULT-VALUE})")
  private double prior;

  @Option(names = "--free-signs", description = "A bonus may become a penalty and the reverse")
  private boolean freeSigns;

  @Option(
      names = "--freeze",
      split = ",",
      paramLabel = "WEIGHT",
      defaultValue = "DRIVE_KING,DRIVE_KING_WITH_MINORS,DRIVE_DEFENDED_KING",
      description = "Weights that stay as they are (default: ${DEFAULT-VALUE})")
  private List<Weight> freeze;

  @Option(
      names = "--all-positions",
      description = "Also those in which a capture wins material or a forcing move is best")
  private boolean allPositions;

  @Option(
      names = "--seed",
      paramLabel = "N",
      defaultValue = "1",
      description = "Of the order of positions (default: ${DEFAULT-VALUE})")
  private long seed;

  @Mixin private ThreadsOption threads;

  @Mixin private JsonOption json;

  @Override
  public Integer call() throws IOException {
    check();
    try (LongWork work = LongWork.begin(spec)) {
      return tune(new Tuner(set, options(), work.progress(), work.stop()));
    } catch (StoppedException e) {
      spec.commandLine().getOut().println("Stopped; the same command goes on.");
      return 0;
    }
  }

  private int tune(Tuner tuner) throws IOException {
    if (measure.isPresent()) {
      TuningReport measured = tuner.measure(weights(measure.get()));
      json.printWritten(spec, measured.toJson());
      json.text(spec).print(measured);
      return 0;
    }
    require(!write || Files.exists(RESOURCE.getName(0)), "--write works in the project's folder");
    TuningReport report = tuner.tune(out, Provenance.of(spec));
    json.printWritten(spec, report.toJson());
    json.text(spec).print(report);
    json.text(spec).println("\nWeights: %1$s, report: %1$s.json and %1$s.html".formatted(out));
    if (write) {
      Files.createDirectories(RESOURCE.getParent());
      Files.copy(out, RESOURCE, StandardCopyOption.REPLACE_EXISTING);
      json.text(spec).println("Written to " + RESOURCE);
    }
    return 0;
  }

  private void check() {
    require(Files.isRegularFile(set), set + ": there is no such file");
    require(scoreShare >= 0 && scoreShare <= 1, "--score-share must be 0 to 1");
    require(scoreScale >= 0, "--score-scale must not be negative");
    require(scale >= 0, "--scale must not be negative");
    require(epochs >= 1, "--epochs must be at least 1");
    require(patience >= 1, "--patience must be at least 1");
    require(batch >= 1, "--batch must be at least 1");
    require(rate > 0, "--rate must be above 0");
    require(prior >= 0, "--prior must not be negative");
  }

  private TuneOptions options() throws IOException {
    return new TuneOptions(
        weights(start),
        scoreShare,
        scoreScale,
        scale,
        epochs,
        patience,
        batch,
        rate,
        prior,
        !freeSigns,
        Set.copyOf(freeze),
        !allPositions,
        seed,
        threads.count());
  }

  private Weights weights(String name) throws IOException {
    return switch (name) {
      case "design" -> Weights.design();
      case "tuned" -> Weights.tuned();
      default -> {
        require(Files.isRegularFile(Path.of(name)), name + ": there is no such weight list");
        try (Reader text = Files.newBufferedReader(Path.of(name), StandardCharsets.UTF_8)) {
          yield Weights.read(text, name);
        }
      }
    };
  }
}
