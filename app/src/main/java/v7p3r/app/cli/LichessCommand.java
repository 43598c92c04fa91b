package v7p3r.app.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import v7p3r.app.lichess.Bot;
import v7p3r.app.lichess.BotAccount;
import v7p3r.app.lichess.OpponentReport;
import v7p3r.app.lichess.api.Timings;
import v7p3r.app.lichess.api.Token;
import v7p3r.app.lichess.config.BotConfig;
import v7p3r.app.lichess.config.BotConfigFile;
import v7p3r.arena.config.ConfigException;
import v7p3r.arena.player.Players;
import v7p3r.arena.work.AtomicFile;
import v7p3r.arena.work.WorkLock;

/** Plays on Lichess. */
@Command(
    name = "lichess",
    description = {
      "Plays on Lichess as a bot, until it is told to end: takes challenges, challenges other bots,"
          + " finishes what a restart or a bad line interrupted, and keeps every game in a"
          + " database and as PGN.",
      "",
      "The token of the account comes from the file that the configuration names or from the"
          + " variable LICHESS_TOKEN, never from the command line. Ctrl-C or SIGTERM once finishes"
          + " the games that run, twice leaves them to the next start. docs/lichess-bot.md leads"
          + " from nothing to a bot that runs.",
      ""
    },
    mixinStandardHelpOptions = true,
    sortOptions = false,
    footerHeading = "%nExamples:%n",
    footer = {
      "  v7p3r lichess --init           write lichess.json, to begin with",
      "  v7p3r lichess --check          look at configuration, token and account",
      "  v7p3r lichess                  play",
      "  v7p3r lichess --opponents      what is known of whom, as JSON"
    })
final class LichessCommand extends CheckedCommand implements Callable<Integer> {
  private static final String USUAL_FILE = "lichess.json";

  /** One thing at a time; without any, the bot plays. */
  private static final class Task {
    @Option(names = "--init", description = "Write a configuration to begin with, then end")
    private boolean init;

    @Option(
        names = "--check",
        description = "Only look at the configuration, the token and the account, then end")
    private boolean check;

    @Option(names = "--schema", description = "Print the JSON schema of configurations, then end")
    private boolean schema;

    @Option(
        names = "--upgrade",
        description = "Make the account that of a bot, for ever; it must never have played")
    private boolean upgrade;

    @Option(
        names = "--opponents",
        description = "Print what the games show of each opponent as JSON, then end")
    private boolean opponents;
  }

  @Option(
      names = "--config",
      paramLabel = "FILE",
      defaultValue = USUAL_FILE,
      description = "The configuration (${DEFAULT-VALUE})")
  private Path file;

  @ArgGroup(exclusive = true, multiplicity = "0..1")
  private Task task = new Task();

  @Override
  public Integer call() throws IOException {
    PrintWriter out = spec.commandLine().getOut();
    if (task.schema) {
      out.print(BotConfigFile.schema());
      return 0;
    }
    if (task.init) {
      return init(out);
    }
    BotConfig config = read();
    if (task.opponents) {
      out.println(OpponentReport.json(config.folder()));
      return 0;
    }
    Token token = Token.read(Optional.of(config.tokenFile()), System.getenv());
    if (task.check || task.upgrade) {
      BotAccount account = new BotAccount(config, token);
      BotAccount.Finding finding = task.upgrade ? account.upgrade() : account.check();
      out.println(file + ": good");
      out.println(finding.words());
      return finding.isGood() ? 0 : Main.FAILED;
    }
    return play(config, token, out);
  }

  private int init(PrintWriter out) throws IOException {
    if (Files.exists(file)) {
      throw new IOException(file + " is there already; nothing was written");
    }
    new AtomicFile(file).write(BotConfigFile.example());
    out.println(
        "Wrote " + file + "; put the token into the file it names, then: v7p3r lichess --check");
    return 0;
  }

  private BotConfig read() {
    try {
      return BotConfigFile.read(file);
    } catch (ConfigException e) {
      throw new ParameterException(spec.commandLine(), e.getMessage(), e);
    }
  }

  private static int play(BotConfig config, Token token, PrintWriter out) throws IOException {
    Files.createDirectories(config.folder());
    try (WorkLock _ = WorkLock.of(config.folder().resolve("bot"), "the bot of this folder");
        Bot bot = new Bot(config, token, Timings.USUAL, out::println)) {
      Runnable noInterrupt = Interrupts.handle(bot::drain);
      Runnable noTerminate = Interrupts.handle("TERM", bot::drain);
      try {
        Players.warmUp();
        return bot.run() == Bot.End.DRAINED ? 0 : Main.FAILED;
      } finally {
        noTerminate.run();
        noInterrupt.run();
      }
    }
  }
}
