package v7p3r.app.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import v7p3r.arena.work.Progress;
import v7p3r.lab.moves.MoveFitPlan;
import v7p3r.lab.moves.MoveModel;
import v7p3r.lab.moves.MoveTraining;

/** Fits how deep late moves deserve to be searched. */
@Command(
    name = "fit-moves",
    description = {
      "Fits how deep late moves deserve to be searched (DescTree).",
      "",
      "From moves that profile --moves has tried it makes tables that are added to the"
          + " reductions of the search: fewest nodes for what is missed for good. Four fifths"
          + " of the games teach, the others judge: nodes at equal loss against the same formula"
          + " with another constant, and without some facts. After a change of the reductions or of"
          + " the evaluation, profile into a new folder and fit again.",
      ""
    },
    mixinStandardHelpOptions = true,
    sortOptions = false,
    footerHeading = "%nExamples:%n",
    footer = {
      "  v7p3r profile --openings 8moves.pgn.zip --per-game 1 --wide 0 --deep 0 \\",
      "      --moves 9000 --out data/moves",
      "  v7p3r fit-moves --data data/moves --report moves.html",
      "  v7p3r fit-moves --data data/moves --price 400 --out bold/move_effort.json"
    })
final class FitMovesCommand extends CheckedCommand implements Callable<Integer> {
  @Option(
      names = "--data",
      required = true,
      paramLabel = "DATA",
      description = "The folder that profile --moves has made, or its moves.csv")
  private Path data;

  @Option(
      names = "--out",
      paramLabel = "FILE",
      defaultValue = "models/desc-v1.0/move_effort.json",
      description = "The file to write (default: ${DEFAULT-VALUE})")
  private Path out;

  @Option(
      names = "--price",
      paramLabel = "N",
      defaultValue = "0",
      description =
          "What a lost win is worth, in costs of a mean move; 0 for the price at which as much is"
              + " lost as without tables (default: ${DEFAULT-VALUE})")
  private double price;

  @Option(
      names = "--stay",
      paramLabel = "COST",
      defaultValue = "0.02",
      description = "Of being a ply away from the formula (default: ${DEFAULT-VALUE})")
  private double stay;

  @Option(
      names = "--epochs",
      paramLabel = "N",
      defaultValue = "120",
      description = "Steps of the descent (default: ${DEFAULT-VALUE})")
  private int epochs;

  @Option(
      names = "--rate",
      paramLabel = "N",
      defaultValue = "12",
      description = "Length of a step, in 1/1024 of a ply (default: ${DEFAULT-VALUE})")
  private double rate;

  @Option(
      names = "--seed",
      paramLabel = "N",
      defaultValue = "42",
      description = "Of the resampling that gives errors (default: ${DEFAULT-VALUE})")
  private long seed;

  @Option(names = "--report", paramLabel = "FILE", description = "Write a page with plots, too")
  private Optional<Path> page = Optional.empty();

  @Mixin private JsonOption json;

  @Override
  public Integer call() throws IOException {
    require(Files.exists(data), data + ": there is no such folder or file");
    require(price >= 0, "--price must not be negative");
    require(stay >= 0, "--stay must not be negative");
    require(epochs >= 1, "--epochs must be at least 1");
    require(rate > 0, "--rate must be above 0");
    Progress progress = ProgressPrinter.on(spec.commandLine().getErr());
    MoveFitPlan plan = new MoveFitPlan(data, out, price, stay, epochs, rate, seed);
    MoveModel model = new MoveTraining(plan, progress).run(Provenance.of(spec));
    json.printWritten(spec, model.toReport().toJson());
    json.text(spec).print(model.toReport().toText());
    json.text(spec)
        .println(
            out + (model.passesGate() ? ": passes" : ": does not pass") + " gate (a), 8 % fewer");
    if (page.isPresent()) {
      Files.writeString(page.get(), model.toReport().toHtml());
    }
    return 0;
  }
}
