package v7p3r.app.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import v7p3r.arena.work.Progress;
import v7p3r.lab.dataset.BrokenRow;
import v7p3r.lab.dataset.Dataset;
import v7p3r.lab.dataset.ParquetLibrary;
import v7p3r.lab.profile.ProfilePlan;
import v7p3r.lab.profile.ProfileSummary;
import v7p3r.lab.profile.Profiler;
import v7p3r.lab.profile.TrialPlan;
import v7p3r.lab.profile.source.SourceKind;
import v7p3r.lab.profile.source.SourcePlan;
import v7p3r.lab.profile.source.SourceSettings;

/** Profiles positions, to learn from them where thinking pays. */
@Command(
    name = "profile",
    description = {
      "Profiles positions: what the engine's own searches of them cost and gain.",
      "",
      "The wide layer searches each position to the depths 1 to 6 (effort_dataset.csv, six rows a"
          + " position). The deep layer searches it for --n-ref nodes, notes move and score at"
          + " 1/64, 1/32, ... of them, and verifies every move that was best there (deep.csv, seven"
          + " rows a position). With --moves the engine plays games from the positions on and tries"
          + " late moves of its searches with every reduction (moves.csv, a row a move). All layers"
          + " take the same positions, beginning with the same. All files may be packed. The same"
          + " command goes on where a run was stopped, even by force; a larger --wide, --deep or"
          + " --moves goes on behind the end.",
      ""
    },
    mixinStandardHelpOptions = true,
    sortOptions = false,
    footerHeading = "%nExamples:%n",
    footer = {
      "  v7p3r profile --selfplay 200 --deep 500 --n-ref 50000 --out data/first",
      "  v7p3r profile --pgn games/*.pgn.zst --puzzles puzzles.csv.xz \\",
      "      --openings 8moves.pgn.zip --tablebase-positions 5000 --selfplay 3000 \\",
      "      --wide 170000 --deep 60000 --out data/desc",
      "  v7p3r profile --pgn big.pgn.zst --every pgn=20 --mix pgn=3,selfplay=1 \\",
      "      --wide 0 --out data/deep",
      "  v7p3r profile --openings 8moves.pgn.zip --in-play --wide 0 --deep 20000 \\",
      "      --n-ref 80000 --verify-share 1 --out data/games",
      "  v7p3r profile --openings 8moves.pgn.zip --per-game 1 --wide 0 --deep 0 \\",
      "      --moves 9000 --out data/moves"
    })
final class ProfileCommand extends CheckedCommand implements Callable<Integer> {
  @Option(
      names = "--out",
      required = true,
      paramLabel = "FOLDER",
      description = "The dataset to make or to go on with")
  private Path out;

  @Option(names = "--pgn", arity = "1..*", paramLabel = "FILE", description = "Games")
  private List<Path> games = List.of();

  @Option(
      names = "--epd",
      arity = "1..*",
      paramLabel = "FILE",
      description = "Positions, EPD or FEN, one a line")
  private List<Path> epd = List.of();

  @Option(
      names = "--puzzles",
      arity = "1..*",
      paramLabel = "FILE",
      description = "Puzzles, CSV as of Lichess: id, FEN, moves, ...")
  private List<Path> puzzles = List.of();

  @Option(
      names = "--openings",
      arity = "1..*",
      paramLabel = "FILE",
      description = "Opening suites, PGN or EPD")
  private List<Path> openings = List.of();

  @Option(
      names = "--tablebase-positions",
      paramLabel = "N",
      defaultValue = "0",
      description = "Random legal positions of three to five men")
  private int fewMen;

  @Option(
      names = "--selfplay",
      paramLabel = "GAMES",
      defaultValue = "0",
      description = "Quick games of the engine against itself")
  private int selfPlay;

  @Option(
      names = "--wide",
      paramLabel = "N",
      defaultValue = "20000",
      description = "Positions of the wide layer at most, 0 for none (default: ${DEFAULT-VALUE})")
  private long wide;

  @Option(
      names = "--deep",
      paramLabel = "N",
      defaultValue = "2000",
      description = "Positions of the deep layer at most, 0 for none (default: ${DEFAULT-VALUE})")
  private long deep;

  @Option(
      names = "--moves",
      paramLabel = "N",
      defaultValue = "0",
      description =
          "Searches in games whose late moves are tried, at least; 0 for none (default:"
              + " ${DEFAULT-VALUE})")
  private long moves;

  @Option(
      names = "--move-nodes",
      paramLabel = "NODES",
      defaultValue = "20000",
      description = "Nodes of such a search, trials not counted (default: ${DEFAULT-VALUE})")
  private long moveNodes;

  @Option(
      names = "--try-one-in",
      paramLabel = "N",
      defaultValue = "1500",
      description =
          "One late move in N is tried near the leaves, more at deep nodes (default:"
              + " ${DEFAULT-VALUE})")
  private int tryOneIn;

  @Option(
      names = "--n-ref",
      paramLabel = "NODES",
      defaultValue = "200000",
      description = "Nodes of a deep search (default: ${DEFAULT-VALUE})")
  private long reference;

  @Option(
      names = "--verify-share",
      paramLabel = "SHARE",
      defaultValue = "0.25",
      description = "Of these nodes, to verify a move with (default: ${DEFAULT-VALUE})")
  private double verifyShare;

  @Option(
      names = "--long-one-in",
      paramLabel = "N",
      defaultValue = "0",
      description = "One game in N gets eight times the nodes (default: none)")
  private int longOneIn;

  @Option(
      names = "--in-play",
      description =
          "Deep searches take place in games that the engine plays from the positions on: every"
              + " eighth own move, with the table of the side to move as it is then")
  private boolean inPlay;

  @Option(
      names = "--per-game",
      paramLabel = "N",
      defaultValue = "10",
      description = "Positions of a game at most (default: ${DEFAULT-VALUE})")
  private int perGame;

  @Option(
      names = "--skip-plies",
      paramLabel = "N",
      defaultValue = "8",
      description = "Half moves at the start of a game to skip (default: ${DEFAULT-VALUE})")
  private int skipPlies;

  @Option(
      names = "--every",
      split = ",",
      paramLabel = "KIND=N",
      description = "Take one of N games or lines of a kind: pgn, epd, puzzles, openings")
  private Map<SourceKind, Integer> every = Map.of();

  @Option(
      names = "--mix",
      split = ",",
      paramLabel = "KIND=WEIGHT",
      description =
          "Shares of the kinds (default: pgn=4, selfplay=4, puzzles=2, openings=1, epd=1,"
              + " tablebase=1)")
  private Map<SourceKind, Double> mix = Map.of();

  @Option(
      names = "--seed",
      paramLabel = "N",
      defaultValue = "1",
      description = "Of all chance (default: ${DEFAULT-VALUE})")
  private long seed;

  @Mixin private ThreadsOption threads;
  @Mixin private MasterOption master;

  @Mixin private JsonOption json;

  @Override
  public Integer call() throws IOException {
    check();
    SourceSettings settings = new SourceSettings(perGame, skipPlies, every, seed);
    SourcePlan sources =
        new SourcePlan(games, epd, puzzles, openings, fewMen, selfPlay, mix, settings);
    require(
        !sources.isEmpty(),
        "no positions: give --pgn, --epd, --puzzles, --openings, --tablebase-positions or"
            + " --selfplay");
    ProfilePlan plan =
        new ProfilePlan(
            sources, out, wide, deep, reference, verifyShare, longOneIn, inPlay, threads.count());
    try (LongWork work = LongWork.begin(spec)) {
      TrialPlan trials = new TrialPlan(moves, moveNodes, tryOneIn);
      Profiler profiler = new Profiler(plan, trials, work.progress(), work.stop());
      ProfileSummary summary =
          master.run(
              work,
              place -> {
                place.ifPresent(profiler::at);
                return profiler.run(Provenance.of(spec));
              });
      json.print(spec, Map.of("folder", out.toString(), "files", summary.parts()));
      json.text(spec).print(summary);
      if (work.stop().isStopping()) {
        json.text(spec).println("Stopped; the same command goes on.");
        return 0;
      }
    }
    return writeParquet(ProgressPrinter.on(spec.commandLine().getErr())).isEmpty()
        ? 0
        : Main.FAILED;
  }

  /** Tells the rows that are broken. */
  private List<BrokenRow> writeParquet(Progress progress) throws IOException {
    Optional<ParquetLibrary> library = ParquetLibrary.find();
    if (library.isEmpty()) {
      progress.say(
          "Parquet is left out, for its library is not loaded: ./v7p3r dataset describe "
              + out
              + " writes it");
      return List.of();
    }
    List<BrokenRow> broken = new Dataset(out).writeParquet(library.get(), progress);
    broken.forEach(row -> progress.say("left out of Parquet: " + row));
    return broken;
  }

  private void check() {
    List<Path> files = new ArrayList<>(games);
    files.addAll(epd);
    files.addAll(puzzles);
    files.addAll(openings);
    for (Path file : files) {
      require(Files.isRegularFile(file), file + ": there is no such file");
    }
    require(fewMen >= 0, "--tablebase-positions must not be negative");
    require(selfPlay >= 0, "--selfplay must not be negative");
    require(wide >= 0 && deep >= 0, "--wide and --deep must not be negative");
    require(moves >= 0, "--moves must not be negative");
    require(wide + deep + moves > 0, "--wide 0 --deep 0 --moves 0 leaves nothing to do");
    require(moveNodes >= 1000, "--move-nodes must be at least 1000");
    require(tryOneIn >= 1, "--try-one-in must be at least 1");
    require(reference >= 1000 && reference <= 1_000_000_000, "--n-ref must be 1000 to 1000000000");
    require(verifyShare > 0 && verifyShare <= 4, "--verify-share must be above 0 and at most 4");
    require(longOneIn >= 0, "--long-one-in must not be negative");
    require(!inPlay || deep > 0, "--in-play is for the deep layer: expected --deep above 0");
    require(perGame >= 1, "--per-game must be at least 1");
    require(skipPlies >= 0, "--skip-plies must be at least 0");
    require(every.values().stream().allMatch(n -> n >= 1), "--every must be at least 1");
    require(mix.values().stream().allMatch(w -> w >= 0), "--mix must not be negative");
  }
}
