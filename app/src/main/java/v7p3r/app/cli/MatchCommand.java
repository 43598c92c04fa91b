package v7p3r.app.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.time.InstantSource;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;
import v7p3r.arena.match.EngineFile;
import v7p3r.arena.match.Entrant;
import v7p3r.arena.match.EntrantWords;
import v7p3r.arena.match.Match;
import v7p3r.arena.match.MatchJson;
import v7p3r.arena.match.MatchPlan;
import v7p3r.arena.match.MatchReport;
import v7p3r.arena.match.MatchText;
import v7p3r.arena.match.Overhead;
import v7p3r.arena.record.MetricsDatabase;
import v7p3r.arena.record.WritableFile;
import v7p3r.arena.work.Progress;
import v7p3r.arena.work.StopSignal;

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

  @Mixin private LimitOptions limits;

  @Option(
      names = "--games",
      paramLabel = "N",
      defaultValue = "100",
      description =
          "Games of each pairing; an odd number counts as the next even one (default:"
              + " ${DEFAULT-VALUE})")
  private int games;

  @Option(
      names = "--format",
      paramLabel = "FORMAT",
      defaultValue = "round_robin",
      description = "round_robin or gauntlet: the first against all others")
  private MatchPlan.Format format;

  @Mixin private ConcurrencyOption concurrency;
  @Mixin private MasterOption master;
  @Mixin private OpeningOptions openings;
  @Mixin private SprtOption sprt;
  @Mixin private RuleOptions rules;

  @Option(names = "--name", paramLabel = "NAME", description = "Name of the match")
  private Optional<String> name;

  @Option(
      names = "--resume",
      arity = "0..1",
      paramLabel = "NAME",
      fallbackValue = "",
      description =
          "Go on with a match as it was planned, by default the newest that is not finished")
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

  @Mixin private PlotOption plot;

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
    ProgressPrinter shown = ProgressPrinter.on(spec.commandLine().getErr(), interval);
    MatchReport report;
    MatchPlan plan;
    Overhead overhead;
    try (LongWork work = LongWork.begin(spec, shown);
        MatchPrinter printer = new MatchPrinter(work.progress(), Terminal.current());
        MetricsDatabase records = MetricsDatabase.open(database)) {
      StopSignal stop = work.stop();
      Match match =
          wanted.isPresent()
              ? Match.begin(wanted.get(), records, pgn, printer, stop, InstantSource.system())
              : oldMatch(records, printer, stop);
      plan = match.plan();
      shown.say(MatchText.head(plan));
      master.refuseTimed(plan.entrants());
      if (!master.isGiven()) {
        warnOfFewCores(plan, shown);
      }
      report =
          master.run(
              work,
              place -> {
                place.ifPresent(match::at);
                return match.run();
              });
      overhead = printer.overhead();
      plot.draw(() -> match.history().chart());
    }
    PrintWriter out = spec.commandLine().getOut();
    out.print(MatchText.summary(report));
    out.println("Overhead: " + overhead);
    if (!report.isComplete()) {
      out.println(
          "Stopped; go on with: v7p3r match --resume=%s --db %s"
              .formatted(word(report.name()), word(database.toString())));
    }
    if (json.isPresent()) {
      Files.writeString(json.get(), MatchJson.write(plan, report, overhead));
    }
    return 0;
  }

  /** What is written at the end must not fail then; until then it is not touched. */
  private void requireWritable() throws IOException {
    plot.requireWritable();
    if (json.isPresent()) {
      WritableFile.require(json.get());
    }
  }

  private static void warnOfFewCores(MatchPlan plan, Progress shown) {
    int cores = Runtime.getRuntime().availableProcessors();
    if (plan.concurrency() > cores) {
      shown.say(
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

  private MatchPlan newPlan() throws IOException {
    try {
      List<Entrant> entrants = entrants();
      master.refuseTimed(entrants);
      return new MatchPlan(
          name.orElse(Instant.now().truncatedTo(ChronoUnit.MILLIS).toString()),
          format,
          entrants,
          (games + 1) / 2,
          openings.suite(),
          rules.rules(),
          sprt.test(),
          concurrency.gamesAtATime(entrants));
    } catch (IllegalArgumentException e) {
      throw wrong(e.getMessage());
    }
  }

  private List<Entrant> entrants() throws IOException {
    List<String> forAll = limits.words();
    forAll.addAll(each);
    List<Entrant> entrants = new ArrayList<>();
    for (List<String> engine : engines) {
      entrants.add(EntrantWords.read(forAll, engine));
    }
    if (engineFile.isPresent()) {
      entrants.addAll(EngineFile.read(engineFile.get(), forAll));
    }
    return entrants;
  }

  /** As a shell takes it for one word. */
  private static String word(String text) {
    return text.matches("[\\w.:/+-]+") ? text : "'" + text.replace("'", "'\\''") + "'";
  }

  private ParameterException wrong(String message) {
    return new ParameterException(spec.commandLine(), message);
  }
}
