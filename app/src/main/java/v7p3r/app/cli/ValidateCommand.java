package v7p3r.app.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import v7p3r.arena.record.WritableFolder;
import v7p3r.arena.work.AtomicFile;
import v7p3r.lab.dataset.DatasetFile;
import v7p3r.lab.dataset.ParquetLibrary;
import v7p3r.lab.profile.source.SourcePlan;
import v7p3r.lab.profile.source.SourceSettings;
import v7p3r.lab.schema.DataLayer;
import v7p3r.lab.validate.Arm;
import v7p3r.lab.validate.DescSetup;
import v7p3r.lab.validate.Validation;
import v7p3r.lab.validate.ValidationPlan;
import v7p3r.lab.validate.ValidationReport;

/** Measures what DESC gains. */
@Command(
    name = "validate",
    description = {
      "Validates DESC: measures its seven metrics and four groups of tests against doing without.",
      "",
      "DESC and a fixed budget for every move (off) search the same positions with the same"
          + " clock: effective NPS, quick moves, time of hard by easy positions, depth of hard"
          + " ones, stability of scores. Another engine counts the blunders of both. A match"
          + " measures Elo. A profile of other games judges the predictions and gives puzzles. The"
          + " report states target, value, 95 %% interval and verdict for each: report.html and"
          + " report.json in the folder of --out.",
      "",
      "The same command goes on where it was stopped, also by force; what is measured is not"
          + " measured again. Ctrl-C once ends what runs in order and writes the report of what"
          + " there is.",
      ""
    },
    mixinStandardHelpOptions = true,
    sortOptions = false,
    footerHeading = "%nExamples:%n",
    footer = {
      "  v7p3r validate --quick                       a trial of some minutes",
      "  v7p3r validate --games 800 --tc 8+0.08 --classical --out validation",
      "  v7p3r validate --positions games.pgn.zst --suite wac.epd ecm.epd \\",
      "      --openings UHO_4060_v4.epd.zip --data data/desc --out validation-big"
    })
final class ValidateCommand extends CheckedCommand implements Callable<Integer> {
  /** More half moves than a game has. */
  private static final int WHOLE_GAME = 10_000;

  /** Fewer moves than a side has in most games against itself. */
  private static final int MOVES_OF_A_SIDE = 10;

  @Option(
      names = "--model",
      paramLabel = "FOLDER",
      description = "The models of DESC (default: what models/current names, or models/desc-v1.0)")
  private Optional<Path> model;

  @Option(
      names = "--profile",
      paramLabel = "NAME",
      description = "Of the modes: seed, tuned or a file (default: the engine's)")
  private Optional<String> profile;

  @Option(
      names = "--out",
      paramLabel = "FOLDER",
      defaultValue = "validation",
      description = "Results and report (default: ${DEFAULT-VALUE})")
  private Path out;

  @Option(
      names = "--quick",
      description = "Fewer positions and games at 1+0.01: minutes, and wide error bars")
  private boolean quick;

  @Option(names = "--classical", description = "Measure the hand-written time rule, too")
  private boolean classical;

  @Option(
      names = "--nodestime",
      paramLabel = "N",
      defaultValue = "0",
      description =
          "Nodes that count as a millisecond in searches of positions: the same result on every"
              + " machine and under any load; 0 for real time")
  private int nodesTime;

  @Option(
      names = {"--positions", "--epd"},
      arity = "1..*",
      paramLabel = "FILE",
      description = "Positions: EPD, FEN or PGN, packed or not (default: games against itself)")
  private List<Path> files = List.of();

  @Option(
      names = "--count",
      paramLabel = "N",
      description = "Positions to search (default: 300, 120 if quick)")
  private Optional<Integer> count;

  @Option(
      names = "--games",
      paramLabel = "N",
      description = "Games of the match, 0 for none (default: 200, 20 if quick)")
  private Optional<Integer> games;

  @Mixin private DescMatchOptions match;

  @Mixin private ConcurrencyOption concurrency;

  @Option(
      names = "--data",
      paramLabel = "FOLDER",
      description = "A profiled folder to judge predictions on (default: it profiles some games)")
  private Optional<Path> data;

  @Option(
      names = "--suite",
      arity = "1..*",
      paramLabel = "FILE",
      description =
          "Puzzles: EPD with bm or am, or .csv of Lichess, packed or not (default: positions whose"
              + " profile found its move late)")
  private List<Path> suites = List.of();

  @Option(
      names = "--puzzles",
      paramLabel = "N",
      description = "Of each suite that has more, evenly spread (default: all)")
  private Optional<Integer> puzzles;

  @Option(
      names = "--stockfish",
      paramLabel = "PROGRAM",
      defaultValue = "stockfish",
      description = "The UCI engine that finds blunders (default: ${DEFAULT-VALUE})")
  private String judge;

  @Option(
      names = "--stockfish-nodes",
      paramLabel = "N",
      description = "For each position (default: 200000, 20000 if quick)")
  private Optional<Long> judgeNodes;

  @Option(
      names = "--seed",
      paramLabel = "N",
      defaultValue = "1",
      description = "Decides all that is random (default: ${DEFAULT-VALUE})")
  private long seed;

  @Mixin private ThreadsOption threads;

  @Mixin private JsonOption json;

  @Override
  public Integer call() throws IOException {
    ValidationPlan plan = plan();
    WritableFolder.require(out);
    ValidationReport report;
    try (LongWork work = LongWork.begin(spec);
        MatchPrinter printer = new MatchPrinter(work.progress(), Terminal.current())) {
      report = new Validation(plan, work.progress(), printer, work.stop()).run(Provenance.of(spec));
    }
    Path page = out.resolve("report.html");
    new AtomicFile(page).write(report.toHtml());
    new AtomicFile(out.resolve("report.json")).write(report.toJson());
    json.printWritten(spec, report.toJson());
    PrintWriter text = json.text(spec);
    text.print(report.toText());
    text.println(report.summary() + "; report: " + page);
    return 0;
  }

  private ValidationPlan plan() throws IOException {
    Path folder = ModelChoice.of(spec, model);
    files.forEach(this::requireFile);
    suites.forEach(this::requireFile);
    match.file().ifPresent(this::requireFile);
    data.ifPresent(this::requireData);
    require(nodesTime >= 0 && nodesTime <= 10_000, "--nodestime must be 0 to 10000");
    int positions = count.orElse(quick ? 120 : 300);
    require(positions >= 1, "--count must be at least 1");
    int played = games.orElse(quick ? 20 : 200);
    require(played >= 0, "--games must not be negative");
    int most = puzzles.orElse(Integer.MAX_VALUE);
    require(most >= 1, "--puzzles must be at least 1");
    DescSetup desc = new DescSetup(folder, profile);
    desc.requireUsable();
    return new ValidationPlan(
        out,
        folder,
        arms(desc),
        match.control(quick),
        new ValidationPlan.Searches(sources(positions), positions, nodesTime),
        new ValidationPlan.Games(played, match.openings(seed), concurrency.gamesAtATime(List.of())),
        new ValidationPlan.Predictions(data, quick ? 60 : 400, quick ? 16_384 : 65_536),
        new ValidationPlan.Puzzles(suites, most),
        new ValidationPlan.Judge(judge, judgeNodes.orElse(quick ? 20_000L : 200_000L)),
        threads.count(),
        seed);
  }

  private Map<Arm, Map<String, String>> arms(DescSetup desc) {
    Map<Arm, Map<String, String>> arms = new EnumMap<>(Arm.class);
    for (Arm arm : Arm.values()) {
      if (arm != Arm.CLASSICAL || classical) {
        arms.put(arm, arm.options(desc));
      }
    }
    return arms;
  }

  private SourcePlan sources(int positions) {
    List<Path> pgn = new ArrayList<>();
    List<Path> lines = new ArrayList<>();
    for (Path file : files) {
      (file.getFileName().toString().contains(".pgn") ? pgn : lines).add(file);
    }
    return new SourcePlan(
        pgn,
        lines,
        List.of(),
        List.of(),
        0,
        files.isEmpty() ? 2 * (positions / MOVES_OF_A_SIDE + 1) : 0,
        Map.of(),
        new SourceSettings(WHOLE_GAME, 0, Map.of(), seed));
  }

  /** The library that reads Parquet is large, and not loaded for this command. */
  private void requireData(Path place) {
    require(Files.isDirectory(place), place + ": there is no such folder");
    DatasetFile deep = DatasetFile.of(place, DataLayer.DEEP);
    require(
        !deep.isParquet() || ParquetLibrary.find().isPresent(),
        "%s: expected %s, found only Parquet, which validate does not read; profile writes both"
            .formatted(place, DataLayer.DEEP.csv()));
    require(deep.exists(), deep + ": there is no such file; ./v7p3r profile makes it");
  }

  private void requireFile(Path file) {
    require(Files.isRegularFile(file), file + ": there is no such file");
  }
}
