package v7p3r.app.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;
import v7p3r.arena.match.Entrant;
import v7p3r.arena.match.EntrantWords;
import v7p3r.arena.player.Players;
import v7p3r.arena.record.WritableFile;
import v7p3r.arena.spsa.EngineDuel;
import v7p3r.arena.spsa.Leaning;
import v7p3r.arena.spsa.Parameter;
import v7p3r.arena.spsa.TuningJournal;
import v7p3r.arena.spsa.TuningPlan;
import v7p3r.arena.spsa.TuningRun;
import v7p3r.arena.work.Progress;
import v7p3r.engine.Engine;
import v7p3r.engine.Option.Spin;
import v7p3r.search.Tunable;

/** Tunes numbers of an engine by letting versions of it play each other. */
@Command(
    name = "spsa",
    description = {
      "Tunes options of an engine by games (SPSA): all are shaken at once, the two versions"
          + " play pairs of games with colors swapped, and every number moves toward the"
          + " version that won, less and less as the run goes on.",
      "",
      "A parameter is a name and, if wanted, start=N min=N max=N step=N rate=N: how far it is"
          + " shaken at the end of the run, and which part of that a game moves it. What is"
          + " not said comes from the engine; --list shows the names.",
      "",
      "The games also say what each number does by itself: the Elo of all versions with more of"
          + " it against all with less. With rate=1e-9 nothing moves and many changes are"
          + " measured at once, switches too: start=0.5 min=0 max=1 step=0.5 rate=1e-9.",
      "",
      "Every iteration is in the journal at once: a run that was stopped, by Ctrl-C or by"
          + " force, goes on with --resume. Ctrl-C once finishes the iterations that run, twice"
          + " abandons them.",
      ""
    },
    mixinStandardHelpOptions = true,
    sortOptions = false,
    footerHeading = "%nExamples:%n",
    footer = {
      "  v7p3r spsa --list",
      "  v7p3r spsa --parameter NullBase --parameter RazorMargin min=100 step=15 \\",
      "      --tc 2+0.02 --iterations 5000 --openings book.epd --order random \\",
      "      --plot spsa.svg",
      "  v7p3r spsa --parameter TimeHorizon --parameter TimeIncrement --tc 5+0.05 \\",
      "      --iterations 2000 --journal time.jsonl",
      "  v7p3r spsa --all --nodes 5000 --iterations 20000 --journal night.jsonl",
      "  v7p3r spsa --resume --journal night.jsonl"
    })
final class SpsaCommand implements Callable<Integer> {
  @Spec private CommandSpec spec;

  @Option(names = "--list", description = "Show the numbers of search and clock that can be tuned")
  private boolean list;

  @Option(
      names = "--parameter",
      paramLabel = "WORD...",
      parameterConsumer = WordList.class,
      description = "A parameter; once for each")
  private List<List<String>> parameters = new ArrayList<>();

  @Option(
      names = "--all",
      description = "All numbers of the search, and of the clock where there is one")
  private boolean all;

  @Option(
      names = "--engine",
      arity = "1..*",
      paramLabel = "WORD",
      description = "The engine, as in match (default: cmd=internal)")
  private List<String> engine = List.of("cmd=internal");

  @Mixin private LimitOptions limits;

  @Option(
      names = "--iterations",
      paramLabel = "N",
      defaultValue = "1000",
      description = "Iterations of the whole run (default: ${DEFAULT-VALUE})")
  private int iterations;

  @Option(
      names = "--pairs",
      paramLabel = "N",
      defaultValue = "1",
      description = "Pairs of games in each iteration (default: ${DEFAULT-VALUE})")
  private int pairs;

  @Mixin private ConcurrencyOption concurrency;
  @Mixin private MasterOption master;
  @Mixin private OpeningOptions openings;
  @Mixin private RuleOptions rules;

  @Option(
      names = "--journal",
      paramLabel = "FILE",
      defaultValue = "spsa.jsonl",
      description = "Where the run is kept (default: ${DEFAULT-VALUE})")
  private Path journal;

  @Option(names = "--resume", description = "Go on with the run of the journal")
  private boolean resume;

  @Mixin private PlotOption plot;

  @Option(
      names = "--interval",
      paramLabel = "N",
      defaultValue = "10",
      description = "Iterations between progress lines (default: ${DEFAULT-VALUE})")
  private int interval;

  @Mixin private JsonOption json;

  @Override
  public Integer call() throws IOException {
    if (list) {
      listTunables();
      return 0;
    }
    Optional<TuningPlan> wanted = resume ? Optional.empty() : Optional.of(newPlan());
    plot.requireWritable();
    WritableFile.require(journal);
    try (TuningJournal records =
        wanted.isPresent()
            ? TuningJournal.begin(journal, wanted.get())
            : TuningJournal.resume(journal)) {
      TuningRun run = new TuningRun(records);
      try {
        play(run);
      } catch (IOException | RuntimeException e) {
        if (wanted.isPresent()) {
          records.removeEmpty();
        }
        throw e;
      }
      print(run);
      plot.draw(run::chart);
    }
    return 0;
  }

  private void play(TuningRun run) throws IOException {
    TuningPlan plan = run.plan();
    master.refuseTimed(List.of(plan.engine()));
    ProgressPrinter shown = ProgressPrinter.on(spec.commandLine().getErr(), interval);
    try (LongWork work = LongWork.begin(spec, shown);
        Progress.Bar iterations = work.progress().start("iterations", plan.iterations())) {
      iterations.alreadyDone(run.finished());
      if (plan.engine().needsWarmUp()) {
        Players.warmUp();
      }
      EngineDuel duel = new EngineDuel(plan, work.stop(), InstantSource.system());
      master.run(
          work,
          place -> {
            place.ifPresent(duel::at);
            int atATime = concurrency.iterationsAtATime(List.of(plan.engine()), place);
            run.run(
                duel,
                atATime,
                work.stop(),
                now -> {
                  iterations.note(values(now));
                  iterations.add(1);
                });
            return run;
          });
    }
  }

  private TuningPlan newPlan() {
    try {
      Entrant entrant = EntrantWords.read(limits.words(), engine);
      return new TuningPlan(
          entrant,
          tuned(entrant),
          iterations,
          pairs,
          openings.suite(),
          rules.rules(),
          openings.seed());
    } catch (IllegalArgumentException e) {
      throw wrong(e.getMessage());
    }
  }

  private List<Parameter> tuned(Entrant entrant) {
    boolean hasClock = entrant.allowance().timeControl().isPresent();
    List<Parameter> tuned = new ArrayList<>();
    if (all) {
      Stream.of(Tunable.values())
          .filter(tunable -> hasClock || !tunable.needsClock())
          .map(ParameterWords::of)
          .forEach(tuned::add);
    }
    ParameterWords words = new ParameterWords(spec, entrant.engine().isInternal());
    parameters.forEach(parameter -> tuned.add(words.read(parameter)));
    if (tuned.isEmpty()) {
      throw wrong("expected --parameter NAME or --all, found neither");
    }
    if (!hasClock) {
      refuseNumbersOfTheClock(tuned);
    }
    return tuned;
  }

  private void refuseNumbersOfTheClock(List<Parameter> tuned) {
    List<String> names =
        Stream.of(Tunable.values()).filter(Tunable::needsClock).map(Tunable::key).toList();
    for (Parameter parameter : tuned) {
      if (names.contains(parameter.name())) {
        throw wrong(
            "--parameter %s: expected a clock (--tc), for without one it does not matter"
                .formatted(parameter.name()));
      }
    }
  }

  private void listTunables() {
    PrintWriter out = spec.commandLine().getOut();
    out.printf("%-28s %7s %7s %7s%n", "name", "start", "min", "max");
    for (Tunable tunable : Tunable.values()) {
      out.printf(
          "%-28s %7d %7d %7d%n", tunable.key(), tunable.initial(), tunable.min(), tunable.max());
    }
    out.println("with option.UseDesc=true, see docs/desc-control.md:");
    for (var option : new Engine().options().hidden()) {
      if (option instanceof Spin(var name, var initial, var min, var max, _, _)
          && name.startsWith("Desc")) {
        out.printf("%-28s %7d %7d %7d%n", name, initial, min, max);
      }
    }
  }

  private static String values(TuningRun run) {
    List<Parameter> all = run.plan().parameters();
    double[] values = run.values();
    List<String> words = new ArrayList<>();
    for (int i = 0; i < Math.min(6, values.length); i++) {
      words.add(String.format(Locale.ROOT, "%s %.2f", all.get(i).name(), values[i]));
    }
    return String.join("  ", words) + (values.length > 6 ? "  ..." : "");
  }

  private void print(TuningRun run) {
    PrintWriter out = json.text(spec);
    List<Parameter> all = run.plan().parameters();
    double[] values = run.values();
    json.print(spec, numbers(run));
    out.printf("%d of %d iterations%n", run.finished(), run.plan().iterations());
    List<Leaning> leanings = run.leanings();
    out.printf("%-28s %8s %10s   %s%n", "parameter", "start", "now", "Elo of more against less");
    StringBuilder words = new StringBuilder();
    for (int i = 0; i < values.length; i++) {
      Parameter parameter = all.get(i);
      out.printf(
          Locale.ROOT,
          "%-28s %8s %10.2f   %s%n",
          parameter.name(),
          plain(parameter.start()),
          values[i],
          text(leanings.get(i)));
      words.append(" option.").append(parameter.name()).append('=').append(Math.round(values[i]));
    }
    out.println("For a match:" + words);
    if (!run.isComplete()) {
      out.println("Stopped; go on with: v7p3r spsa --resume --journal " + journal);
    }
  }

  /** Without decimals where there are none. */
  private static String plain(double value) {
    return value == Math.rint(value) ? Long.toString((long) value) : Double.toString(value);
  }

  private static String text(Leaning leaning) {
    return leaning.isKnown()
        ? String.format(Locale.ROOT, "%+.1f ± %.1f", leaning.elo(), leaning.error())
        : "-";
  }

  private static Map<String, Object> numbers(TuningRun run) {
    List<Parameter> all = run.plan().parameters();
    double[] values = run.values();
    List<Leaning> leanings = run.leanings();
    Map<String, Object> parameters = new LinkedHashMap<>();
    for (int i = 0; i < values.length; i++) {
      Map<String, Object> numbers = new LinkedHashMap<>();
      numbers.put("start", all.get(i).start());
      numbers.put("now", values[i]);
      if (leanings.get(i).isKnown()) {
        numbers.put("more_elo", leanings.get(i).elo());
        numbers.put("more_elo_error", leanings.get(i).error());
      }
      parameters.put(all.get(i).name(), numbers);
    }
    return Map.of(
        "finished", run.finished(),
        "iterations", run.plan().iterations(),
        "parameters", parameters);
  }

  private ParameterException wrong(String message) {
    return new ParameterException(spec.commandLine(), message);
  }
}
