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
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import v7p3r.app.cli.suite.EndgameReport;
import v7p3r.arena.endgame.EndgameJudge;
import v7p3r.arena.endgame.EndgameResult;
import v7p3r.arena.endgame.EndgameRun;
import v7p3r.arena.endgame.EndgameSelection;
import v7p3r.arena.endgame.EndgameSummary;
import v7p3r.arena.endgame.EndgameTask;
import v7p3r.arena.match.Entrant;
import v7p3r.arena.match.EntrantWords;
import v7p3r.arena.player.Executable;
import v7p3r.arena.player.Players;
import v7p3r.arena.work.Progress;
import v7p3r.arena.work.StopSignal;
import v7p3r.arena.work.StoppedException;
import v7p3r.notation.Epd;
import v7p3r.tablebase.Tablebases;

/** How often engines win won endgames and hold drawn ones. */
@Command(
    name = "endgames",
    description = {
      "Lets the engine, or several, play endgames against the same opponent, and counts by material"
          + " how many of the won ones are won and how many of the drawn ones are held.",
      "",
      "What a position is worth is said by its line (wdl 2 to -2 for the side to move, or dm), by"
          + " tables where they reach, else by the judge if it is sure: +3.00 and more is won, up"
          + " to 0.20 drawn, the rest is left out. Won ones are played by the side that wins, to"
          + " the mate; drawn ones by the side that has less, or is to move, until both sides see"
          + " nothing in it for eight moves. With limits of nodes, the same command has the same"
          + " result.",
      ""
    },
    mixinStandardHelpOptions = true,
    sortOptions = false,
    footerHeading = "%nExamples:%n",
    footer = {
      "  v7p3r endgames endgames.epd               20 of each, against stockfish",
      "  v7p3r endgames endgames.epd --keep my.epd keep the chosen ones, judged,",
      "  v7p3r endgames my.epd --nodes 20000       and give them again",
      "  v7p3r endgames my.epd --engine cmd=internal name=V7P3R --engine cmd=stockfish",
      "  v7p3r endgames KRvK.epd --opponent cmd=internal name=other --failures"
    })
final class EndgamesCommand extends CheckedCommand implements Callable<Integer> {
  private static final long USUAL_NODES = 10_000;
  private static final String STOCKFISH = "cmd=stockfish";

  /** Positions judged for each one that is wanted, before a class is given up. */
  private static final int PATIENCE = 20;

  @Parameters(
      arity = "1..*",
      paramLabel = "FILE",
      description = "Positions, FEN or EPD, plain or packed")
  private List<Path> files;

  @Option(
      names = "--engine",
      paramLabel = "WORD...",
      parameterConsumer = WordList.class,
      description =
          "An engine, words as of match --engine; once for each (default: cmd=internal name=V7P3R)")
  private List<List<String>> engines = new ArrayList<>();

  @Option(
      names = "--opponent",
      paramLabel = "WORD...",
      parameterConsumer = WordList.class,
      description = "Who plays the other side (default: cmd=stockfish)")
  private List<List<String>> opponent = new ArrayList<>();

  @Option(
      names = "--judge",
      paramLabel = "WORD...",
      parameterConsumer = WordList.class,
      description = "Who says what a position is worth (default: cmd=stockfish nodes=100000)")
  private List<List<String>> judge = new ArrayList<>();

  @Option(
      names = "--tablebases",
      paramLabel = "FOLDER",
      description = "Syzygy tables that say what positions with few men are worth")
  private Optional<String> tables;

  @Option(
      names = "--nodes",
      paramLabel = "N",
      defaultValue = "" + USUAL_NODES,
      description = "Nodes for each move of all sides (default: ${DEFAULT-VALUE})")
  private long nodes;

  @Option(
      names = "--count",
      paramLabel = "N",
      defaultValue = "20",
      description = "At most so many won and so many drawn ones of a class (default: 20)")
  private int count;

  @Option(
      names = "--seed",
      paramLabel = "N",
      defaultValue = "1",
      description = "Decides which positions are chosen (default: ${DEFAULT-VALUE})")
  private long seed;

  @Mixin private ConcurrencyOption concurrency;

  @Option(names = "--keep", paramLabel = "FILE", description = "Write the chosen positions here")
  private Optional<Path> keep;

  @Option(names = "--failures", description = "List what was not won or held")
  private boolean failures;

  @Option(names = "--json", description = "Print JSON; tables go to standard error")
  private boolean json;

  @Override
  public Integer call() throws IOException {
    require(nodes >= 1, "--nodes: expected 1 or more, found " + nodes);
    require(count >= 1, "--count: expected 1 or more, found " + count);
    List<Entrant> players = entrants();
    Entrant other = entrant("--opponent", opponent, List.of("nodes=" + nodes), STOCKFISH);
    Entrant referee = entrant("--judge", judge, List.of("nodes=100000"), STOCKFISH);
    requireProgram("--opponent", other);
    List<Epd> lines = read();
    if (players.stream().anyMatch(Entrant::needsWarmUp)) {
      Players.warmUp();
    }
    PrintWriter out = spec.commandLine().getOut();
    PrintWriter table = json ? spec.commandLine().getErr() : out;
    EndgameReport report;
    try (LongWork work = LongWork.begin(spec)) {
      List<EndgameTask> tasks = choose(lines, referee, work.progress(), work.stop());
      report = play(players, other, tasks, work, table);
    } catch (StoppedException e) {
      table.println("Stopped while positions were chosen; none was played.");
      table.flush();
      return 0;
    }
    table.print(report.table());
    if (failures) {
      table.print(report.failures());
    }
    table.flush();
    if (json) {
      out.println(report.toJson());
    }
    return 0;
  }

  private List<EndgameTask> choose(
      List<Epd> lines, Entrant referee, Progress progress, StopSignal stop) throws IOException {
    Tablebases solved = tables.isEmpty() ? Tablebases.NONE : Tablebases.open(tables.get());
    boolean known = Executable.find(program(referee), Path.of("")).isPresent();
    boolean present = known || referee.engine().isInternal();
    AtomicInteger chosen = new AtomicInteger();
    try (EndgameJudge says =
        new EndgameJudge(solved, present ? Optional.of(referee) : Optional.empty())) {
      List<EndgameTask> tasks =
          new EndgameSelection(count, PATIENCE * count, seed)
              .choose(lines, says, stop, _ -> chosen.incrementAndGet());
      stop.check();
      progress.say("%d positions chosen of %d".formatted(chosen.get(), lines.size()));
      require(
          !tasks.isEmpty(),
          present
              ? "no position is won or drawn for sure"
              : "--judge: there is no program '%s', and the positions do not say what they are worth"
                  .formatted(program(referee)));
      if (keep.isPresent()) {
        Files.write(keep.get(), tasks.stream().map(EndgameTask::toEpd).toList());
      }
      return tasks;
    } catch (IOException e) {
      stop.check(); // Ctrl-C in a terminal ends the judge, too
      throw e;
    }
  }

  private EndgameReport play(
      List<Entrant> players,
      Entrant other,
      List<EndgameTask> tasks,
      LongWork work,
      PrintWriter table)
      throws IOException {
    List<Entrant> all = new ArrayList<>(players);
    all.add(other);
    EndgameRun run = new EndgameRun(players, other, concurrency.gamesAtATime(all), work.stop());
    List<EndgameResult> results;
    int games = tasks.size() * players.size();
    try (Progress.Bar bar = work.progress().start("endgames", games)) {
      results = run.run(tasks, _ -> bar.add(1));
    }
    if (run.givenAway() > 0) {
      table.println(
          "Left out: %d of %d games, lost by the opponent by a crash, an illegal move or on time"
              .formatted(run.givenAway(), games));
    }
    int played = results.size() + run.givenAway();
    if (played < games) {
      table.println("Stopped: %d of %d games were played".formatted(played, games));
    }
    List<String> names = players.stream().map(Entrant::name).toList();
    return new EndgameReport(names, new EndgameSummary(names, results));
  }

  private List<Epd> read() throws IOException {
    try {
      return EndgameSelection.read(files);
    } catch (IllegalArgumentException e) {
      throw new ParameterException(spec.commandLine(), e.getMessage(), e);
    }
  }

  private List<Entrant> entrants() {
    List<List<String>> words =
        engines.isEmpty() ? List.of(List.of("cmd=internal", "name=V7P3R")) : engines;
    List<Entrant> entrants = new ArrayList<>();
    for (List<String> own : words) {
      entrants.add(entrant("--engine", List.of(own), List.of("nodes=" + nodes), ""));
    }
    long names = entrants.stream().map(Entrant::name).distinct().count();
    require(
        names == entrants.size(),
        "--engine: expected a name=NAME of its own for each, found one twice");
    entrants.forEach(entrant -> requireProgram("--engine", entrant));
    return entrants;
  }

  private Entrant entrant(
      String option, List<List<String>> given, List<String> usual, String without) {
    require(given.size() <= 1, option + ": expected once, found it " + given.size() + " times");
    try {
      return EntrantWords.read(usual, given.isEmpty() ? List.of(without) : given.getFirst());
    } catch (IllegalArgumentException e) {
      throw new ParameterException(spec.commandLine(), option + ": " + e.getMessage(), e);
    }
  }

  private void requireProgram(String option, Entrant entrant) {
    boolean present =
        entrant.engine().isInternal()
            || Executable.find(program(entrant), entrant.engine().folder().orElse(Path.of("")))
                .isPresent();
    require(present, "%s: there is no program '%s'".formatted(option, program(entrant)));
  }

  private static String program(Entrant entrant) {
    return entrant.engine().command().getFirst();
  }
}
