package v7p3r.app.cli;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import v7p3r.arena.config.ConfigException;
import v7p3r.arena.config.ConfigFile;
import v7p3r.arena.config.GameConfig;
import v7p3r.arena.loop.GameLoop;
import v7p3r.arena.loop.GameRun;
import v7p3r.arena.loop.LoopResult;
import v7p3r.arena.player.Players;
import v7p3r.arena.work.AtomicFile;
import v7p3r.arena.work.Progress;
import v7p3r.arena.work.StopSignal;

/** Plays the games that configurations ask for. */
@Command(
    name = "game",
    description = {
      "Plays the games of one or more configurations: v7p3r with any of its parts switched"
          + " off, Stockfish, any UCI engine, or the sparring partners random, simple and"
          + " material, on either side.",
      "",
      "The game under way is in active_game.pgn after every move (see 'v7p3r watch'); finished"
          + " games are in the folder games/ with score, depth, time and nodes of every move,"
          + " and in the database (see 'v7p3r stats').",
      "",
      "A search that fails pauses the games: the game is saved first, then you are asked."
          + " Ctrl-C once finishes the game that runs, twice abandons it. A run that was stopped,"
          + " by Ctrl-C or by force, goes on with --resume.",
      ""
    },
    mixinStandardHelpOptions = true,
    sortOptions = false,
    footerHeading = "%nExamples:%n",
    footer = {
      "  v7p3r game --init            write config.json, with comments, to begin with",
      "  v7p3r game config.json",
      "  v7p3r game with-book.json without-book.json",
      "  v7p3r game --resume with-book.json without-book.json",
      "  v7p3r game --check *.json    only say what is wrong in them"
    })
final class GameCommand implements Callable<Integer> {
  private static final Path USUAL_FILE = Path.of("config.json");

  @Spec private CommandSpec spec;

  @Parameters(
      paramLabel = "CONFIG.json",
      arity = "0..*",
      description = "Configurations, played in this order")
  private List<Path> files = List.of();

  @Option(names = "--init", description = "Write a configuration to begin with, then end")
  private boolean init;

  @Option(names = "--check", description = "Only check the configurations")
  private boolean check;

  @Option(
      names = "--resume",
      description = "Go on with the newest run of these configurations; none may have changed")
  private boolean resume;

  @Option(names = "--schema", description = "Print the JSON schema of configurations, then end")
  private boolean schema;

  @Mixin private JsonOption json;

  @Override
  public Integer call() throws IOException {
    PrintWriter out = spec.commandLine().getOut();
    if (schema) {
      out.print(ConfigFile.schema());
      return 0;
    }
    if (init) {
      write(files.isEmpty() ? USUAL_FILE : files.getFirst());
      return 0;
    }
    if (files.isEmpty()) {
      throw new ParameterException(
          spec.commandLine(), "expected a configuration; 'v7p3r game --init' writes one");
    }
    List<GameConfig> configs = readAll();
    if (check) {
      files.forEach(file -> out.println(file + ": good"));
      return 0;
    }
    return play(resume ? GameRun.resume(configs) : GameRun.begin(configs, Instant.now()));
  }

  private void write(Path file) throws IOException {
    if (Files.exists(file)) {
      throw new IOException(file + " is there already; nothing was written");
    }
    new AtomicFile(file).write(ConfigFile.example());
    spec.commandLine().getOut().println("Wrote " + file + "; play it with: v7p3r game " + file);
  }

  /** All files are read before the first game, so that no mistake shows up after hours. */
  private List<GameConfig> readAll() throws IOException {
    List<GameConfig> configs = new ArrayList<>();
    List<String> mistakes = new ArrayList<>();
    for (Path file : files) {
      try {
        configs.add(ConfigFile.read(file));
      } catch (ConfigException e) {
        mistakes.add(e.getMessage());
      }
    }
    if (!mistakes.isEmpty()) {
      throw new ParameterException(spec.commandLine(), String.join("\n", mistakes));
    }
    return configs;
  }

  private int play(List<GameRun.Part> parts) throws IOException {
    boolean paused = false;
    boolean complete = true;
    Progress shown = ProgressPrinter.on(json.text(spec));
    List<Map<String, Object>> results = new ArrayList<>();
    try (LongWork work = LongWork.begin(spec, shown);
        Players players = new Players()) {
      GamePrinter printer = new GamePrinter(work.progress(), answers());
      StopSignal stop = work.stop();
      stop.whenAbandoned(players::endAll);
      for (GameRun.Part part : parts) {
        if (stop.isStopping() || paused) {
          complete = false;
          break;
        }
        LoopResult result =
            new GameLoop(part, players, printer, stop, Clock.systemDefaultZone()).run();
        printer.total(part.config(), result);
        results.add(Map.of("event", part.config().event(), "result", result));
        paused = result.paused();
        complete &= result.isComplete();
      }
    }
    json.print(spec, results);
    if (!complete) {
      shown.say("Stopped; go on with: v7p3r game --resume " + words(files));
    }
    return paused ? Main.FAILED : 0;
  }

  private static String words(List<Path> files) {
    return String.join(" ", files.stream().map(Path::toString).toList());
  }

  /** Who sits at the terminal is asked; a script is not. */
  private static Optional<BufferedReader> answers() {
    return Terminal.current().isPresent()
        ? Optional.of(new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8)))
        : Optional.empty();
  }
}
