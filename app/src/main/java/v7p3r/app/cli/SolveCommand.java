package v7p3r.app.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.atomic.AtomicInteger;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import v7p3r.app.cli.suite.SuiteReport;
import v7p3r.arena.match.Entrant;
import v7p3r.arena.match.EntrantWords;
import v7p3r.arena.player.EngineSpec;
import v7p3r.arena.player.Players;
import v7p3r.arena.suite.Attempt;
import v7p3r.arena.suite.Suite;
import v7p3r.arena.suite.SuiteRun;
import v7p3r.arena.work.Progress;
import v7p3r.lab.analysis.SolveReport;

/** How many problems of test suites and which puzzles engines solve. */
@Command(
    name = "solve",
    description = {
      "Gives the positions of test suites or puzzles to the engine, or to several, and counts what"
          + " they solve: by suite, theme and rating.",
      "",
      "A file has one EPD line for each position: bm names the moves that solve it, am those that"
          + " do not; dm 3, or bm #3, asks for a mate in three that is seen as such. Every position"
          + " begins with empty tables. Engines take turns at a position.",
      "",
      "A file of puzzles in the format of Lichess (CSV: id, position, moves) has one puzzle a line:"
          + " the first move is the opponent's, then the whole line must be found; a mate that is"
          + " not of the line counts too. Their ratings make one for the engine: the likeliest,"
          + " with its 95 %% interval; it is not a rating of games. Suites with points for several"
          + " moves (c8, c9: STS) are told with the rating that their authors read from the"
          + " points.",
      ""
    },
    mixinStandardHelpOptions = true,
    sortOptions = false,
    footerHeading = "%nExamples:%n",
    footer = {
      "  v7p3r solve wac.epd                         one second for each position",
      "  v7p3r solve wac.epd ecm.epd --nodes 200000  the same in each run",
      "  v7p3r solve lichess_db_puzzle.csv.zst       puzzles, the whole line",
      "  v7p3r solve lichess_db_puzzle.csv.zst --sample 2000 --concurrency 2",
      "  v7p3r solve wac.epd --failures              which ones are not solved",
      "  v7p3r solve --engine cmd=internal --engine cmd=stockfish wac.epd",
      "  v7p3r solve wac.epd --failed wac-failed.epd --report wac.html",
      "  v7p3r solve wac.epd --json > wac.json       for a program"
    })
class SolveCommand implements Callable<Integer> {
  private static final long USUAL_MILLIS = 1000;

  @Spec private CommandSpec spec;

  @Parameters(
      arity = "1..*",
      paramLabel = "FILE",
      description = "EPD or puzzle files, plain or packed")
  private List<Path> files;

  @Option(
      names = "--engine",
      paramLabel = "WORD...",
      parameterConsumer = WordList.class,
      description =
          "An engine, words as of match --engine; once for each (default: cmd=internal name=V7P3R)")
  private List<List<String>> engines = new ArrayList<>();

  @Option(
      names = "--movetime",
      paramLabel = "MS",
      description = "Milliseconds for each position (default: 1000)")
  private Optional<Long> moveTime;

  @Option(names = "--nodes", paramLabel = "N", description = "Nodes for each position")
  private Optional<Long> nodes;

  @Option(names = "--depth", paramLabel = "N", description = "Depth of each search")
  private Optional<Integer> depth;

  @Option(
      names = "--concurrency",
      paramLabel = "N",
      defaultValue = "1",
      description = "Positions at a time (default: ${DEFAULT-VALUE})")
  private int concurrency;

  @Mixin private MasterOption master;

  @Option(
      names = "--sample",
      paramLabel = "N",
      description = "Take N of each file, spread over the bands of rating, always the same ones")
  private Optional<Integer> sample;

  @Option(names = "--failures", description = "List what was not solved")
  private boolean failures;

  @Option(
      names = "--failed",
      paramLabel = "FILE",
      description = "Write what was not solved by all engines, to be given again")
  private Optional<Path> failed;

  @Option(names = "--report", paramLabel = "FILE", description = "Write a page, too")
  private Optional<Path> page;

  @Option(names = "--json", description = "Print JSON; tables go to standard error")
  private boolean json;

  @Override
  public Integer call() throws IOException {
    if (concurrency < 1) {
      throw wrong("--concurrency: expected 1 or more, found " + concurrency);
    }
    LimitOptions.requireAtLeastOne(spec, "--movetime", moveTime);
    LimitOptions.requireAtLeastOne(spec, "--nodes", nodes);
    LimitOptions.requireAtLeastOne(spec, "--depth", depth);
    LimitOptions.requireAtLeastOne(spec, "--sample", sample);
    List<Entrant> entrants = entrants();
    master.refuseTimed(entrants);
    List<Suite> suites = new ArrayList<>();
    for (Path file : files) {
      Suite suite = read(file);
      suites.add(sample.map(suite::sample).orElse(suite));
    }
    if (entrants.stream().anyMatch(Entrant::needsWarmUp)) {
      Players.warmUp();
    }
    SuiteReport report;
    try (LongWork work = LongWork.begin(spec)) {
      SuiteRun run = new SuiteRun(entrants, concurrency, work.stop());
      report =
          master.run(
              work,
              place -> {
                place.ifPresent(run::at);
                return run(run, entrants, suites, work.progress());
              });
    }
    PrintWriter table = json ? spec.commandLine().getErr() : spec.commandLine().getOut();
    table.print(report.table());
    if (failures) {
      report.failures().ifPresent(text -> table.print("\n" + text));
    }
    table.print(report.groups());
    table.flush();
    if (failed.isPresent()) {
      Files.writeString(failed.get(), report.failedLines());
    }
    if (page.isPresent()) {
      Files.writeString(page.get(), SolveReport.of(report.summary()).toHtml());
    }
    if (json) {
      spec.commandLine().getOut().println(report.toJson());
    }
    return 0;
  }

  private SuiteReport run(
      SuiteRun run, List<Entrant> entrants, List<Suite> suites, Progress progress)
      throws IOException {
    List<EngineSpec> specs = entrants.stream().map(Entrant::engine).toList();
    List<List<Attempt>> attempts = new ArrayList<>();
    for (Suite suite : suites) {
      AtomicInteger solved = new AtomicInteger();
      try (Progress.Bar bar =
          progress.start(suite.name(), (long) suite.problems().size() * specs.size())) {
        attempts.add(
            run.run(
                suite.problems(),
                attempt -> {
                  solved.addAndGet(attempt.isSolved() ? 1 : 0);
                  bar.note(solved.get() + " solved");
                  bar.add(1);
                }));
      }
    }
    List<String> names = specs.stream().map(EngineSpec::name).toList();
    return new SuiteReport(String.join(" ", limitWords()), names, suites, attempts);
  }

  private List<Entrant> entrants() {
    List<List<String>> words =
        engines.isEmpty() ? List.of(List.of("cmd=internal", "name=V7P3R")) : engines;
    try {
      List<Entrant> entrants =
          words.stream().map(own -> EntrantWords.read(limitWords(), own)).toList();
      long names = entrants.stream().map(entrant -> entrant.engine().name()).distinct().count();
      if (names < entrants.size()) {
        throw wrong("--engine: expected a name=NAME of its own for each, found one twice");
      }
      return entrants;
    } catch (IllegalArgumentException e) {
      throw wrong("--engine: " + e.getMessage());
    }
  }

  private List<String> limitWords() {
    List<String> words = new ArrayList<>();
    if (moveTime.isPresent() || nodes.isEmpty() && depth.isEmpty()) {
      words.add("movetime=" + moveTime.orElse(USUAL_MILLIS));
    }
    nodes.ifPresent(count -> words.add("nodes=" + count));
    depth.ifPresent(plies -> words.add("depth=" + plies));
    return words;
  }

  private Suite read(Path file) throws IOException {
    try {
      return Suite.read(file);
    } catch (IllegalArgumentException e) {
      throw wrong(e.getMessage());
    }
  }

  private ParameterException wrong(String message) {
    return new ParameterException(spec.commandLine(), message);
  }
}
