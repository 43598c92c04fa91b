package v7p3r.app.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;
import v7p3r.app.cli.depth.DepthPositions;
import v7p3r.app.cli.depth.DepthReport;
import v7p3r.app.cli.depth.DepthRow;
import v7p3r.app.cli.depth.DepthTest;
import v7p3r.arena.match.EntrantWords;
import v7p3r.arena.player.EngineSpec;
import v7p3r.arena.player.Player;
import v7p3r.arena.player.PlayerException;
import v7p3r.arena.player.Players;
import v7p3r.engine.Engine;
import v7p3r.engine.OptionException;
import v7p3r.search.SystemClock;

/** How deep and how fast the engine looks in a fixed time, alone or beside another engine. */
@Command(
    name = "depth-test",
    description = {
      "Searches ten middlegame positions for five seconds each, with empty tables.",
      "",
      "  depth      the last finished iteration, in half moves",
      "  nps        nodes a second",
      "  tt hit     looks into the transposition table that found the position",
      "  chk/node   how often it was asked whether a move gives check, for each node",
      "  qsearch    share of the nodes in the quiescence search",
      "  eval       estimated share of the time in the evaluation",
      "",
      "Another engine searches each position right after ours; its numbers are what it says in its"
          + " info lines.",
      ""
    },
    mixinStandardHelpOptions = true,
    sortOptions = false,
    footerHeading = "%nExamples:%n",
    footer = {
      "  v7p3r depth-test                              ten positions, five seconds each",
      "  v7p3r depth-test --seconds 1 --json > d.json  for a program",
      "  v7p3r depth-test --against ethereal-chess     side by side with another engine",
      "  v7p3r depth-test --against cmd=stockfish option.Hash=64 --option Hash=64",
      "  v7p3r depth-test --positions my.epd           positions of your own"
    })
final class DepthTestCommand implements Callable<Integer> {
  private static final double MAX_SECONDS = 3600;
  private static final Duration SHORTEST_WARM_UP = Duration.ofSeconds(2);
  private static final Duration LONGEST_WARM_UP = Duration.ofSeconds(3);

  @Spec private CommandSpec spec;

  @Option(
      names = "--seconds",
      paramLabel = "N",
      defaultValue = "5",
      description = "Time for each position, also 0.5 (default: ${DEFAULT-VALUE})")
  private double seconds;

  @Option(
      names = "--positions",
      paramLabel = "FILE",
      description = "FEN or EPD, one a line, or PGN games, whose last positions are taken")
  private Path positions;

  @Option(
      names = "--option",
      paramLabel = "NAME=VALUE",
      description = "An option of our engine, such as Hash=64 or NullBase=5; can be repeated")
  private Map<String, String> options = new LinkedHashMap<>();

  @Option(
      names = "--against",
      arity = "1..*",
      paramLabel = "WORD",
      description = "Another UCI engine: its program, or words as of match --engine")
  private List<String> against = List.of();

  @Option(names = "--json", description = "Print JSON; the table goes to standard error")
  private boolean json;

  @Override
  public Integer call() throws IOException, PlayerException {
    if (!(seconds >= 0.01 && seconds <= MAX_SECONDS)) {
      throw wrong("--seconds: expected 0.01 to %.0f, found %s".formatted(MAX_SECONDS, seconds));
    }
    List<String> fens = positions == null ? DepthPositions.USUAL : DepthPositions.read(positions);
    Engine engine = engine();
    Optional<EngineSpec> opponent = opponent();
    try (Players players = new Players()) {
      Optional<Player> other = opponent.map(players::create);
      Duration time = Duration.ofMillis(Math.round(1000 * seconds));
      run(new DepthTest(engine, other, time, SystemClock.NANOS), fens, opponent);
    }
    return 0;
  }

  private void run(DepthTest test, List<String> fens, Optional<EngineSpec> opponent)
      throws PlayerException {
    PrintWriter table = json ? spec.commandLine().getErr() : spec.commandLine().getOut();
    Optional<String> name = opponent.map(EngineSpec::name);
    Duration time = Duration.ofMillis(Math.round(1000 * seconds));
    test.warmUp(fens.getFirst(), warmUp(time));
    table.println(new DepthReport(seconds, name, List.of()).header());
    table.flush();
    List<DepthRow> rows = new ArrayList<>();
    for (String fen : fens) {
      rows.add(test.run(fen));
      table.println(DepthReport.line(rows.size(), rows.getLast()));
      table.flush();
    }
    DepthReport report = new DepthReport(seconds, name, rows);
    table.println(report.footer());
    if (json) {
      spec.commandLine().getOut().println(report.toJson());
    }
  }

  /** A short test is warmed up no less than it takes to compile the search. */
  static Duration warmUp(Duration time) {
    if (time.compareTo(SHORTEST_WARM_UP) < 0) {
      return SHORTEST_WARM_UP;
    }
    return time.compareTo(LONGEST_WARM_UP) < 0 ? time : LONGEST_WARM_UP;
  }

  private Engine engine() {
    Engine engine = new Engine();
    try {
      options.forEach(engine::setOption);
    } catch (OptionException e) {
      throw wrong("--option: " + e.getMessage());
    }
    return engine;
  }

  private Optional<EngineSpec> opponent() {
    if (against.isEmpty()) {
      return Optional.empty();
    }
    List<String> words = new ArrayList<>(against);
    if (words.getFirst().indexOf('=') < 0) {
      words.set(0, "cmd=" + words.getFirst());
    }
    try {
      // The words of a match need a limit; here the time of the test is the limit.
      return Optional.of(EntrantWords.read(List.of("depth=1"), words).engine());
    } catch (IllegalArgumentException e) {
      throw wrong("--against: " + e.getMessage());
    }
  }

  private ParameterException wrong(String message) {
    return new ParameterException(spec.commandLine(), message);
  }
}
