package v7p3r.app.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import v7p3r.arena.work.StoppedException;
import v7p3r.lab.tune.set.SetPlan;
import v7p3r.lab.tune.set.SetRecipe;
import v7p3r.lab.tune.set.SetSummary;

/** Makes a tuning set of quiet positions from games and labelled files. */
@Command(
    name = "tuning-set",
    description = {
      "Makes a set of quiet positions to tune the evaluation on.",
      "",
      "Takes positions with results or scores from labelled files (tab-separated, EPD, CSV) and"
          + " from games (PGN): side to move not in check, last and next move no capture. Each"
          + " position once. With --stockfish, positions without a score of it get one; a run that"
          + " was stopped goes on when started again. All files may be packed.",
      "",
      "docs/tuning.md says what the files look like and where such data can be had.",
      ""
    },
    mixinStandardHelpOptions = true,
    sortOptions = false,
    footerHeading = "%nExamples:%n",
    footer = {
      "  v7p3r tuning-set --games games/*.pgn --out tuning/own.tsv.zst",
      "  v7p3r tuning-set --games games/*.pgn --out tuning/own.tsv.zst \\",
      "      --stockfish stockfish",
      "  v7p3r tuning-set --labelled quiet.epd --games *.pgn --out tuning/set.tsv.gz",
      "  v7p3r tuning-set --data data --out tuning/set.tsv.zst"
    })
final class TuningSetCommand extends CheckedCommand implements Callable<Integer> {
  @Option(
      names = "--out",
      required = true,
      paramLabel = "FILE",
      description = "The set to write: .tsv, .tsv.gz or .tsv.zst")
  private Path out;

  @Option(
      names = "--data",
      paramLabel = "FOLDER",
      description = "Take all files of FOLDER/labelled and all of FOLDER/games (PGN)")
  private Optional<Path> data;

  @Option(
      names = "--labelled",
      arity = "1..*",
      paramLabel = "FILE",
      description = "Positions with results or scores, also tuning sets")
  private List<Path> labelled = List.of();

  @Option(
      names = "--games",
      arity = "1..*",
      paramLabel = "FILE",
      description = "PGN files, such as the engine's own games")
  private List<Path> games = List.of();

  @Option(
      names = "--per-game",
      paramLabel = "N",
      defaultValue = "10",
      description = "Positions to take from a game at most (default: ${DEFAULT-VALUE})")
  private int perGame;

  @Option(
      names = "--skip-plies",
      paramLabel = "N",
      defaultValue = "8",
      description = "Half moves at the start to take none from (default: ${DEFAULT-VALUE})")
  private int skipPlies;

  @Option(
      names = "--stockfish",
      paramLabel = "PROGRAM",
      description = "A UCI engine that scores positions")
  private Optional<String> stockfish;

  @Option(
      names = "--nodes",
      paramLabel = "N",
      defaultValue = "4000",
      description = "Its nodes for each position (default: ${DEFAULT-VALUE})")
  private int nodes;

  @Option(names = "--threads", paramLabel = "N", description = "Default: all cores")
  private int threads = Runtime.getRuntime().availableProcessors();

  @Mixin private MasterOption master;
  @Mixin private JsonOption json;

  @Override
  public Integer call() throws IOException {
    require(perGame >= 1, "--per-game must be at least 1");
    require(skipPlies >= 0, "--skip-plies must be at least 0");
    require(nodes >= 1, "--nodes must be at least 1");
    require(threads >= 1 && threads <= 1024, "--threads must be 1 to 1024");
    require(
        !master.isGiven() || stockfish.isPresent(),
        "--master is for scores: expected --stockfish with it");
    List<Path> allLabelled = new ArrayList<>(labelled);
    List<Path> allGames = new ArrayList<>(games);
    if (data.isPresent()) {
      allLabelled.addAll(filesOf(data.get().resolve("labelled")));
      allGames.addAll(filesOf(data.get().resolve("games")));
    }
    require(
        !allLabelled.isEmpty() || !allGames.isEmpty(),
        "nothing to make a set of: give --data, --labelled or --games");
    SetPlan plan =
        new SetPlan(allLabelled, allGames, out, perGame, skipPlies, stockfish, nodes, threads);
    try (LongWork work = LongWork.begin(spec)) {
      SetRecipe recipe = new SetRecipe(plan, work.progress(), work.stop());
      SetSummary summary =
          master.run(
              work,
              place -> {
                place.ifPresent(recipe::at);
                return recipe.run();
              });
      json.print(spec, summary.numbers());
      json.text(spec).print(summary);
      json.text(spec).println("Set: " + out);
    } catch (StoppedException e) {
      spec.commandLine().getOut().println("Stopped; the same command goes on.");
    }
    return 0;
  }

  private List<Path> filesOf(Path folder) throws IOException {
    require(Files.isDirectory(folder), "--data: there is no folder " + folder);
    try (Stream<Path> files = Files.list(folder)) {
      return files.filter(Files::isRegularFile).sorted().toList();
    }
  }
}
