package v7p3r.app.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import v7p3r.arena.analysis.AnalysisPlan;
import v7p3r.arena.analysis.AnalysisRecorder;
import v7p3r.arena.analysis.AnalysisRun;
import v7p3r.arena.analysis.AnalysisSummary;
import v7p3r.arena.analysis.Analyst;
import v7p3r.arena.analysis.EffortGauge;
import v7p3r.arena.analysis.Profile;
import v7p3r.arena.player.EngineSpec;
import v7p3r.arena.player.PlayerException;
import v7p3r.arena.player.SearchLimit;
import v7p3r.arena.record.MetricsDatabase;
import v7p3r.arena.work.AtomicFile;
import v7p3r.arena.work.PlainJson;
import v7p3r.arena.work.Progress;
import v7p3r.arena.work.StoppedException;
import v7p3r.desc.model.ModelException;
import v7p3r.engine.ModelPlace;
import v7p3r.lab.analysis.AnalysisReport;
import v7p3r.lab.profile.EngineIdentity;
import v7p3r.lab.report.Report;
import v7p3r.tablebase.Tablebases;
import v7p3r.uci.Uci;

/** Judges every move of recorded games. */
@Command(
    name = "analyse",
    description = {
      "Judges every move of recorded games, as Lichess does, and finds where V7P3R and a stronger"
          + " engine disagree.",
      "",
      "Both look at every position; moves are judged by the reference. The folder of --out gets"
          + " analysis.pgn (scores, signs, better lines), report.html, report.json, summary.json"
          + " and games.jsonl (all moves as data); the database gets rows for 'v7p3r report'. A run"
          + " that is stopped or killed goes on with the same command; with more files, only new"
          + " games are searched.",
      ""
    },
    mixinStandardHelpOptions = true,
    sortOptions = false,
    footerHeading = "%nExamples:%n",
    footer = {
      "  v7p3r analyse games/*.pgn                     judged by Stockfish",
      "  v7p3r analyse games.pgn.zst --nodes 100000 --out analysis/deep",
      "  v7p3r analyse games.pgn --reference none      judged by V7P3R itself",
      "  v7p3r analyse games.pgn --reference \"gnuchess --uci\" --profile chess-com",
      "  v7p3r analyse games.pgn --tablebases syzygy --threads 2"
    })
final class AnalyzeCommand extends CheckedCommand implements Callable<Integer> {
  private static final long USUAL_NODES = 20_000;
  private static final int MOST_LINES = 20;
  private static final double NANOS = 1e9;

  @Parameters(arity = "1..*", paramLabel = "PGN", description = "Games, plain or packed")
  private List<Path> files;

  @Option(
      names = "--reference",
      paramLabel = "COMMAND",
      defaultValue = "stockfish",
      description = "The engine to judge by: any UCI engine, or none (default: ${DEFAULT-VALUE})")
  private String reference;

  @Option(
      names = "--nodes",
      paramLabel = "N",
      description = "Nodes of each engine for a position (default: 20000)")
  private Optional<Long> nodes;

  @Option(names = "--depth", paramLabel = "N", description = "Depth for a position instead")
  private Optional<Integer> depth;

  @Option(names = "--movetime", paramLabel = "MS", description = "Milliseconds instead")
  private Optional<Long> moveTime;

  @Option(
      names = "--lines",
      paramLabel = "N",
      defaultValue = "3",
      description = "Choices that the reference names (default: ${DEFAULT-VALUE})")
  private int lines;

  @Option(
      names = "--profile",
      paramLabel = "NAME",
      defaultValue = "lichess",
      description =
          "Whose rules judge: lichess, lichess-database, chess-com, en-croissant or"
              + " lichess-practice (default: ${DEFAULT-VALUE})")
  private String profile;

  @Option(
      names = "--tablebases",
      paramLabel = "FOLDERS",
      description = "Syzygy tables, for the truth about endings")
  private Optional<String> tablebases;

  @Option(
      names = "--out",
      paramLabel = "FOLDER",
      defaultValue = "analysis",
      description = "Where journals and results go (default: ${DEFAULT-VALUE})")
  private Path out;

  @Option(
      names = "--db",
      paramLabel = "FILE",
      defaultValue = "games/arena.db",
      description = "The metrics database (default: ${DEFAULT-VALUE})")
  private Path database;

  @Mixin private ThreadsOption threads;
  @Mixin private MasterOption master;

  @Mixin private JsonOption json;

  private final long began = System.nanoTime();

  @Override
  public Integer call() throws IOException, PlayerException {
    LimitOptions.requireAtLeastOne(spec, "--nodes", nodes);
    LimitOptions.requireAtLeastOne(spec, "--depth", depth);
    LimitOptions.requireAtLeastOne(spec, "--movetime", moveTime);
    master.refuseTimed(moveTime.isPresent());
    require(lines >= 1 && lines <= MOST_LINES, "--lines must be 1 to " + MOST_LINES);
    for (Path file : files) {
      require(Files.isRegularFile(file), file + ": there is no such file");
    }
    try (LongWork work = LongWork.begin(spec);
        MetricsDatabase metrics = MetricsDatabase.open(database)) {
      AnalysisPlan plan = plan(work.progress());
      AnalysisRun run = new AnalysisRun(plan, work.progress(), work.stop());
      analyze(run, new AnalysisRecorder(metrics, plan, Instant.now()), plan, work);
    }
    return 0;
  }

  private void analyze(AnalysisRun run, AnalysisRecorder recorder, AnalysisPlan plan, LongWork work)
      throws IOException {
    try {
      AnalysisSummary summary =
          master.run(
              work,
              place -> {
                place.ifPresent(run::at);
                return run.run(recorder);
              });
      recorder.finish(summary, Instant.now());
      write(plan, summary);
      print(run, AnalysisReport.of(summary, plan));
      json.print(spec, summary);
    } catch (StoppedException e) {
      printTime(run, spec.commandLine().getOut());
      spec.commandLine().getOut().println("Stopped; the same command goes on.");
    }
  }

  private AnalysisPlan plan(Progress progress) throws IOException, PlayerException {
    SearchLimit limit = limit();
    Optional<Analyst> judge = ReferenceEngine.of(spec, reference, lines, limit);
    Map<String, String> options =
        judge.isPresent()
            ? Map.of("Hash", "16")
            : Map.of("Hash", "16", "MultiPV", Integer.toString(lines));
    EngineSpec engine =
        new EngineSpec("V7P3R", List.of("internal"), Optional.empty(), options, false);
    String identity = "V7P3R " + Uci.version() + " (" + EngineIdentity.setting() + ")";
    return new AnalysisPlan(
        files,
        out,
        new Analyst(engine, limit, identity),
        judge,
        profile(),
        gauge(progress),
        tablebases.isPresent() ? Tablebases.open(tablebases.get()) : Tablebases.NONE,
        threads.count());
  }

  private SearchLimit limit() {
    boolean otherwise = depth.isPresent() || moveTime.isPresent();
    Optional<Long> count = otherwise ? nodes : nodes.or(() -> Optional.of(USUAL_NODES));
    return new SearchLimit(
        count.map(OptionalLong::of).orElse(OptionalLong.empty()),
        depth.map(OptionalInt::of).orElse(OptionalInt.empty()),
        moveTime.map(OptionalLong::of).orElse(OptionalLong.empty()));
  }

  private Profile profile() {
    return Arrays.stream(Profile.values())
        .filter(known -> known.key().equals(profile.toLowerCase(Locale.ROOT)))
        .findFirst()
        .orElseThrow(
            () ->
                new ParameterException(
                    spec.commandLine(),
                    "--profile: expected one of %s, found '%s'"
                        .formatted(
                            Arrays.stream(Profile.values())
                                .map(Profile::key)
                                .collect(Collectors.joining(", ")),
                            profile)));
  }

  private static Optional<EffortGauge> gauge(Progress progress) {
    try {
      return Optional.of(EffortGauge.load(ModelPlace.folder(ModelPlace.IN_USE)));
    } catch (ModelException e) {
      progress.say("without effort scores: " + e.getMessage());
      return Optional.empty();
    }
  }

  private void write(AnalysisPlan plan, AnalysisSummary summary) throws IOException {
    Report report = AnalysisReport.of(summary, plan);
    new AtomicFile(out.resolve("report.html")).write(report.toHtml());
    new AtomicFile(out.resolve("report.json")).write(report.toJson());
    new AtomicFile(out.resolve("summary.json")).write(PlainJson.write(summary) + "\n");
  }

  /** Of the time of all threads: while games were searched, and with what came before and after. */
  private void printTime(AnalysisRun run, PrintWriter text) {
    long all = System.nanoTime() - began;
    run.engineTime()
        .ifPresent(
            time ->
                text.printf(
                    Locale.ROOT,
                    "Engines thought for %.0f s: %.1f %% of the search (%d x %.0f s), %.1f %% of"
                        + " all (%.0f s)%n",
                    time.engineNanos() / NANOS,
                    100 * time.share(),
                    time.threads(),
                    time.searchNanos() / NANOS,
                    100 * time.shareOf(all),
                    all / NANOS));
  }

  private void print(AnalysisRun run, Report report) {
    PrintWriter text = json.text(spec);
    Report first = new Report(report.title(), report.subtitle(), report.sections().subList(0, 2));
    text.print(first.toText());
    if (run.leftOut() > 0) {
      text.println("Left out: " + run.leftOut() + " games, broken, empty or there before");
    }
    printTime(run, text);
    text.println("Report: " + out.resolve("report.html"));
    text.println("Games:  " + out.resolve(AnalysisRun.PGN));
  }
}
