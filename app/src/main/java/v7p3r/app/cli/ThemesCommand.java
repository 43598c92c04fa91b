package v7p3r.app.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import v7p3r.arena.source.TextSource;
import v7p3r.arena.work.Progress;
import v7p3r.board.Position;
import v7p3r.eval.context.Weights;
import v7p3r.lab.themes.ThemePrices;
import v7p3r.notation.PgnGame;
import v7p3r.notation.PgnReader;
import v7p3r.profile.SampleGames;

/** The price list of the evaluation's themes. */
@Command(
    name = "themes",
    description = {
      "Measures what every theme of the evaluation costs and does.",
      "",
      "  ns            its method for both sides, measured alone",
      "  marginal ns   what a whole evaluation takes longer with it, and its share",
      "  fires         the share of positions in which it says something",
      "  mean cp       how much it moves the score, on average over all positions",
      "  worth         with --positions: what the mean squared miss between predicted",
      "                and known points grows by without it, in millionths; other",
      "                weights stay as they are",
      "",
      "Times are processor time, the least of many batches. Pawn themes are nearly free in the"
          + " whole evaluation, for the pawn table keeps their sum.",
      ""
    },
    mixinStandardHelpOptions = true,
    footerHeading = "%nExamples:%n",
    footer = {
      "  v7p3r themes                          positions of games made up here",
      "  v7p3r themes --pgn games.pgn.zst      positions of real games",
      "  v7p3r themes --positions set.tsv.zst  with their worth, from a tuning set",
      "  v7p3r themes --format csv > t.csv     for a spreadsheet; also json, markdown"
    })
final class ThemesCommand extends CheckedCommand implements Callable<Integer> {
  private static final int MAX_COUNT = 5_000;
  private static final int MAX_ROUNDS = 1_000;
  private static final int MAX_SAMPLE = 2_000_000;

  /** Positions of one game are much alike: every few half moves, from this one on. */
  private static final int STRIDE = 7;

  private static final int OPENING = 10;

  @Option(
      names = "--pgn",
      paramLabel = "FILE",
      description = "Take the positions from these games, plain or packed")
  private Path pgn;

  @Option(
      names = "--count",
      paramLabel = "N",
      defaultValue = "1000",
      description = "How many positions (default: ${DEFAULT-VALUE})")
  private int count;

  @Option(
      names = "--rounds",
      paramLabel = "N",
      defaultValue = "50",
      description = "How often each time is taken (default: ${DEFAULT-VALUE})")
  private int rounds;

  @Option(
      names = "--seed",
      paramLabel = "N",
      defaultValue = "1",
      description = "Seed of the games that are made up here (default: ${DEFAULT-VALUE})")
  private long seed;

  @Option(
      names = "--positions",
      paramLabel = "FILE",
      description = "Positions with results or scores, as tuning-set writes them: adds the worth")
  private Path scored;

  @Option(
      names = "--sample",
      paramLabel = "N",
      defaultValue = "50000",
      description = "How many of these positions are drawn (default: ${DEFAULT-VALUE})")
  private int sample;

  @Option(
      names = "--format",
      paramLabel = "FORMAT",
      defaultValue = "TABLE",
      description = "table, csv, json or markdown (default: table)")
  private PriceTable.Format format;

  @Option(names = "--json", description = "The same as --format json")
  private boolean json;

  @Override
  public Integer call() throws IOException {
    require(count >= 1 && count <= MAX_COUNT, "--count must be 1 to " + MAX_COUNT);
    require(rounds >= 1 && rounds <= MAX_ROUNDS, "--rounds must be 1 to " + MAX_ROUNDS);
    require(sample >= 1 && sample <= MAX_SAMPLE, "--sample must be 1 to " + MAX_SAMPLE);
    Weights weights = Weights.tuned();
    Progress progress = ProgressPrinter.on(spec.commandLine().getErr());
    require(scored == null || Files.isReadable(scored), "--positions: cannot read " + scored);
    List<Position> positions = pgn == null ? madeUp() : fromGames();
    // Times first: weighing would teach the compiler other ways through the evaluation.
    ThemePrices.Report report = measure(positions, weights, progress);
    Optional<double[]> worth =
        scored == null
            ? Optional.empty()
            : Optional.of(new ScoredSample(scored, sample, seed, progress).worth(weights));
    spec.commandLine()
        .getOut()
        .println(new PriceTable(report, worth).write(json ? PriceTable.Format.JSON : format));
    return 0;
  }

  private ThemePrices.Report measure(List<Position> positions, Weights weights, Progress progress) {
    try (Progress.Bar bar = progress.start("measuring", ThemePrices.steps(rounds))) {
      return ThemePrices.measure(positions, weights, rounds, () -> bar.add(1));
    }
  }

  private List<Position> madeUp() {
    List<Position> positions = new ArrayList<>(count);
    SampleGames.forEach(count, seed, shown -> positions.add(Position.of(shown.setup())));
    return positions;
  }

  private List<Position> fromGames() throws IOException {
    List<Position> positions = new ArrayList<>(count);
    try (PgnReader reader =
        new PgnReader(TextSource.open(pgn), pgn.getFileName().toString(), problem -> {})) {
      for (Optional<PgnGame> game = reader.next();
          game.isPresent() && positions.size() < count;
          game = reader.next()) {
        addPositions(game.get(), positions);
      }
    }
    require(!positions.isEmpty(), "--pgn: expected games of some length, found none in " + pgn);
    return positions;
  }

  private void addPositions(PgnGame game, List<Position> positions) {
    Position position = game.startPosition();
    for (int ply = 0; ply < game.length() && positions.size() < count; ply++) {
      if (ply >= OPENING && ply % STRIDE == 0) {
        positions.add(Position.of(position.setup()));
      }
      PgnGame.play(position, game.move(ply));
    }
  }
}
