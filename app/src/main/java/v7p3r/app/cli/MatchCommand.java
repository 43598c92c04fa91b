package v7p3r.app.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;
import v7p3r.arena.game.GameRules;
import v7p3r.arena.match.EngineFile;
import v7p3r.arena.match.Entrant;
import v7p3r.arena.match.EntrantWords;
import v7p3r.arena.match.FreeCores;
import v7p3r.arena.match.Match;
import v7p3r.arena.match.MatchJson;
import v7p3r.arena.match.MatchPlan;
import v7p3r.arena.match.MatchReport;
import v7p3r.arena.match.MatchText;
import v7p3r.arena.match.OpeningSuite;
import v7p3r.arena.match.StopSignal;
import v7p3r.arena.plot.Plot;
import v7p3r.arena.record.MetricsDatabase;
import v7p3r.arena.record.WritableFile;

/** Plays matches between UCI engines and says how sure the result is. */
@Command(
    name = "match",
    description = {
      "Plays a match between UCI engines: pairs of games with colors swapped,"
          + " Elo with error bars from the pairs, and a sequential test if wanted.",
      "",
      "An engine is a list of words: cmd=PROGRAM args=ARGUMENTS name=NAME"
          + " dir=FOLDER option.NAME=VALUE tc=[MOVES/]SECONDS[+INCREMENT] nodes=N"
          + " depth=N movetime=MS (or st=SECONDS) timemargin=MS restart=on|off."
          + " cmd=internal is this engine without a process of its own;"
          + " cmd=internal:material, internal:simple and internal:random are its sparring"
          + " partners.",
      "",
      "Every finished game is in the database at once: a match that was stopped,"
          + " by Ctrl-C or by force, goes on with --resume. Ctrl-C once finishes the"
          + " games that run, twice abandons them.",
      ""
    },
    mixinStandardHelpOptions = true,
    sortOptions = false,
    footerHeading = "%nExamples:%n",
    footer = {
      "  v7p3r match --engine cmd=./v7p3r name=new \\",
      "      --engine cmd=../old/v7p3r name=old --tc 8+0.08 --concurrency 2 \\",
      "      --games 2000 --openings book.epd --order random --sprt elo0=0 elo1=5",
      "  v7p3r match --engine cmd=gnuchess args=--uci --engine cmd=stockfish \\",
      "      option.UCI_LimitStrength=true option.UCI_Elo=2000 --tc 2+0.02",
      "  v7p3r match --resume"
    })
final class MatchCommand implements Callable<Integer> {
  @Spec private CommandSpec spec;

  @Option(
      names = "--engine",
      paramLabel = "WORD...",
      parameterConsumer = WordList.class,
      description = "An engine; once for each")
  private List<List<String>> engines = new ArrayList<>();

  @Option(
      names = "--engines",
      paramLabel = "FILE",
      description =
          "Engines from a JSON file: [{\"cmd\": \"x\", \"options\": {\"Hash\": 16}}, ...]")
  private Optional<Path> engineFile;

  @Option(names = "--each", arity = "1..*", paramLabel = "WORD", description = "For all engines")
  private List<String> each = List.of();

  @Option(names = "--tc", paramLabel = "TC", description = "Clock of all engines: 8+0.08, 40/60")
  private Optional<String> timeControl;

  @Option(names = "--movetime", paramLabel = "MS", description = "Milliseconds for each move")
  private Optional<Long> moveTime;

  @Option(names = "--nodes", paramLabel = "N", description = "Nodes for each move")
  private Optional<Long> nodes;

  @Option(names = "--depth", paramLabel = "N", description = "Depth of each search")
  private Optional<Integer> depth;

  @Option(
      names = "--games",
      paramLabel = "N",
      defaultValue = "100",
      description = "Games of each pairing, an even number (default: ${DEFAULT-VALUE})")
  private int games;

  @Option(
      names = "--format",
      paramLabel = "FORMAT",
      defaultValue = "round_robin",
      description = "round_robin or gauntlet: the first against all others")
  private MatchPlan.Format format;

  @Option(
      names = "--concurrency",
      paramLabel = "N",
      description = "Games at a time (default: as many as there are free cores)")
  private Optional<Integer> concurrency;

  @Option(
      names = "--openings",
      paramLabel = "FILE",
      description =
          "EPD, FEN or PGN, plain or packed, or a Polyglot book (.bin); without it all games"
              + " begin at the start")
  private Optional<Path> openings;

  @Option(
      names = "--order",
      paramLabel = "ORDER",
      defaultValue = "sequential",
      description = "sequential or random")
  private OpeningSuite.Order order;

  @Option(
      names = "--seed",
      paramLabel = "N",
      defaultValue = "1",
      description = "Decides the random order (default: ${DEFAULT-VALUE})")
  private long seed;

  @Option(
      names = "--start",
      paramLabel = "N",
      defaultValue = "1",
      description = "The first opening to be used, from 1, in the order of the match")
  private int start;

  @Option(
      names = "--plies",
      paramLabel = "N",
      description = "Half moves taken of a PGN opening or of a book (default: all, 8 of a book)")
  private Optional<Integer> plies;

  @Option(
      names = "--sprt",
      arity = "0..*",
      paramLabel = "WORD",
      parameterConsumer = RuleWordList.class,
      description =
          "Stop when the results decide: elo0=0 elo1=5 alpha=.05 beta=.05"
              + " model=normalized|logistic")
  private Optional<List<String>> sprt = Optional.empty();

  @Option(
      names = "--draw",
      arity = "0..*",
      paramLabel = "WORD",
      parameterConsumer = RuleWordList.class,
      description = "Adjudicate draws: movenumber=40 movecount=8 score=10")
  private Optional<List<String>> draw = Optional.empty();

  @Option(
      names = "--resign",
      arity = "0..*",
      paramLabel = "WORD",
      parameterConsumer = RuleWordList.class,
      description = "Adjudicate losses: movecount=4 score=600 twosided=true|false")
  private Optional<List<String>> resign = Optional.empty();

  @Option(names = "--max-moves", paramLabel = "N", description = "Draw after so many moves")
  private Optional<Integer> maxMoves;

  @Option(
      names = "--tablebases",
      paramLabel = "FOLDER",
      description = "Adjudicate solved endings by the Syzygy tables in a folder")
  private Optional<String> tablebases;

  @Option(
      names = "--patience",
      paramLabel = "S",
      defaultValue = "60",
      description = "Seconds for a move without a time limit (default: ${DEFAULT-VALUE})")
  private int patience;

  @Option(names = "--name", paramLabel = "NAME", description = "Name of the match")
  private Optional<String> name;

  @Option(
      names = "--resume",
      arity = "0..1",
      paramLabel = "NAME",
      fallbackValue = "",
      description = "Go on with a match, by default the newest that is not finished")
  private Optional<String> resume;

  @Option(
      names = "--db",
      paramLabel = "FILE",
      defaultValue = "games/arena.db",
      description = "Database of all games (default: ${DEFAULT-VALUE})")
  private Path database;

  @Option(
      names = "--pgn",
      paramLabel = "FILE",
      description = "Write the games here too, into a new file")
  private Optional<Path> pgn;

  @Option(names = "--json", paramLabel = "FILE", description = "Write the result here, at the end")
  private Optional<Path> json;

  @Option(
      names = "--plot",
      paramLabel = "FILE",
      description = "Draw Elo and likelihood ratio over the games here: .svg or .png")
  private Optional<Path> plot;

  @Option(
      names = "--interval",
      paramLabel = "N",
      defaultValue = "10",
      description = "Games between progress lines outside of a terminal")
  private int interval;

  @Override
  public Integer call() throws IOException {
    Optional<MatchPlan> wanted = resume.isPresent() ? Optional.empty() : Optional.of(newPlan());
    requireWritable();
    MatchPrinter printer =
        new MatchPrinter(
            spec.commandLine().getErr(),
            Terminal.current(),
            Math.max(1, interval),
            InstantSource.system());
    StopSignal stop = new StopSignal();
    Interrupts.handle(() -> interrupt(stop, printer));
    Thread abandon = new Thread(stop::abandon, "end of the engines");
    Runtime.getRuntime().addShutdownHook(abandon);
    MatchReport report;
    MatchPlan plan;
    try (MetricsDatabase records = MetricsDatabase.open(database)) {
      Match match =
          wanted.isPresent()
              ? Match.begin(wanted.get(), records, pgn, printer, stop, InstantSource.system())
              : oldMatch(records, printer, stop);
      plan = match.plan();
      warnOfFewCores(plan, printer);
      report = match.run();
      if (plot.isPresent()) {
        Plot.write(match.history().chart(), plot.get());
      }
    } finally {
      Runtime.getRuntime().removeShutdownHook(abandon);
      printer.finished();
    }
    spec.commandLine().getOut().print(MatchText.summary(report));
    spec.commandLine().getOut().println("Overhead: " + printer.overhead());
    if (!report.isComplete()) {
      spec.commandLine()
          .getOut()
          .println("Stopped; go on with: v7p3r match --resume " + report.name());
    }
    if (json.isPresent()) {
      Files.writeString(json.get(), MatchJson.write(plan, report));
    }
    return 0;
  }

  /** What is written at the end must not fail then; until then it is not touched. */
  private void requireWritable() throws IOException {
    if (plot.isPresent() && !Plot.isKnown(plot.get())) {
      throw wrong("--plot: expected a name that ends in .svg or .png, found " + plot.get());
    }
    for (Optional<Path> file : List.of(json, plot)) {
      if (file.isPresent()) {
        WritableFile.require(file.get());
      }
    }
  }

  private static void interrupt(StopSignal stop, MatchPrinter printer) {
    if (stop.isStopping()) {
      printer.line("abandoning the games that run ...");
      stop.abandon();
    } else {
      printer.line("finishing the games that run; Ctrl-C again abandons them ...");
      stop.finish();
    }
  }

  private static void warnOfFewCores(MatchPlan plan, MatchPrinter printer) {
    int cores = Runtime.getRuntime().availableProcessors();
    if (plan.concurrency() > cores) {
      printer.line(
          "%d games at a time on %d cores: clocks will not be fair"
              .formatted(plan.concurrency(), cores));
    }
  }

  private Match oldMatch(MetricsDatabase records, MatchPrinter printer, StopSignal stop)
      throws IOException {
    String wanted = resume.orElseThrow();
    var stored = wanted.isEmpty() ? records.unfinishedMatch() : records.match(wanted);
    if (stored.isEmpty()) {
      throw wrong(
          wanted.isEmpty()
              ? "there is no unfinished match in " + database
              : "there is no match " + wanted + " in " + database);
    }
    return Match.resume(stored.get(), records, pgn, printer, stop, InstantSource.system());
  }

  private List<Entrant> entrants() throws IOException {
    List<Entrant> entrants = new ArrayList<>();
    for (List<String> engine : engines) {
      entrants.add(EntrantWords.read(wordsForAll(), engine));
    }
    if (engineFile.isPresent()) {
      entrants.addAll(EngineFile.read(engineFile.get(), wordsForAll()));
    }
    return entrants;
  }

  private MatchPlan newPlan() throws IOException {
    try {
      List<Entrant> entrants = entrants();
      RuleWords words = new RuleWords(spec);
      return new MatchPlan(
          name.orElse(Instant.now().truncatedTo(ChronoUnit.MILLIS).toString()),
          format,
          entrants,
          (games + 1) / 2,
          suite(),
          new GameRules(
              words.adjudication(draw, resign, maxMoves, tablebases), Duration.ofSeconds(patience)),
          sprt.map(words::sequentialTest),
          concurrency.orElseGet(() -> FreeCores.gamesAtATime(entrants)));
    } catch (IllegalArgumentException e) {
      throw wrong(e.getMessage());
    }
  }

  private ParameterException wrong(String message) {
    return new ParameterException(spec.commandLine(), message);
  }

  private List<String> wordsForAll() {
    List<String> words = new ArrayList<>();
    timeControl.ifPresent(text -> words.add("tc=" + text));
    moveTime.ifPresent(millis -> words.add("movetime=" + millis));
    nodes.ifPresent(count -> words.add("nodes=" + count));
    depth.ifPresent(count -> words.add("depth=" + count));
    words.addAll(each);
    return words;
  }

  private OpeningSuite suite() {
    return new OpeningSuite(
        openings.map(file -> file.toAbsolutePath().normalize().toString()),
        order,
        seed,
        start - 1,
        plies.orElse(Integer.MAX_VALUE));
  }
}
