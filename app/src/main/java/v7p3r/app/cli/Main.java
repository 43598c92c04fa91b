package v7p3r.app.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.util.Map;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.HelpCommand;
import picocli.CommandLine.Model.UsageMessageSpec;

/** The root command: names the sub-commands and turns whatever happens into an exit code. */
@Command(
    name = "v7p3r",
    description = "V7P3R, a chess engine whose evaluation can be read.",
    subcommands = HelpCommand.class,
    mixinStandardHelpOptions = true,
    versionProvider = Version.class,
    synopsisSubcommandLabel = "COMMAND",
    commandListHeading = "",
    footer = {
      "",
      "'v7p3r help COMMAND' explains a command, with examples. Without a command (or with 'uci')"
          + " v7p3r is the engine itself and speaks UCI.",
      "",
      "Defaults of your own for all options are kept in ~/.config/v7p3r/config, see"
          + " docs/config-file.md.",
      "",
      "Exit codes: 0 done, 1 failed, 2 wrong usage, also a named file or program that is not"
          + " there, 130 ended by Ctrl-C."
    })
public final class Main {
  static final int FAILED = 1;
  static final int WRONG_USAGE = 2;

  private Main() {}

  public static void main(String[] args) {
    PrintWriter out = new PrintWriter(System.out, true);
    PrintWriter err = new PrintWriter(System.err, true);
    System.exit(run(out, err, args));
  }

  /** All commands, ready to read what the user typed. */
  static CommandLine commandLine() {
    CommandLine line = new CommandLine(new Main());
    CommandGroup.all().forEach(command -> line.addSubcommand(new CommandLine(command)));
    for (CommandLine command : line.getSubcommands().values()) {
      command.getCommandSpec().versionProvider(new Version());
    }
    line.getHelpSectionMap().put(UsageMessageSpec.SECTION_KEY_COMMAND_LIST, new CommandList());
    return line;
  }

  /**
   * Reads words without running anything.
   *
   * @throws picocli.CommandLine.ParameterException if no command understands them
   */
  public static void parse(String... args) {
    commandLine().setCaseInsensitiveEnumValuesAllowed(true).parseArgs(args);
  }

  /** Runs one command and returns its exit code. */
  static int run(PrintWriter out, PrintWriter err, String... args) {
    return run(System.getenv(), out, err, args);
  }

  /** The same, for a user with other settings. */
  static int run(
      Map<String, String> environment, PrintWriter out, PrintWriter err, String... args) {
    CommandLine line = commandLine();
    UserDefaults defaults;
    try {
      defaults = UserDefaults.of(environment);
      defaults.apply(line);
    } catch (IOException e) {
      err.println("v7p3r: " + FailureText.of(e));
      err.flush();
      return WRONG_USAGE;
    }
    int exitCode =
        line.setOut(out)
            .setErr(err)
            .setCaseInsensitiveEnumValuesAllowed(true)
            .setParameterExceptionHandler(
                (wrong, words) -> {
                  CommandLine command = wrong.getCommandLine();
                  String name = command.getCommandSpec().qualifiedName();
                  command.getErr().println("v7p3r: " + FailureText.of(wrong));
                  defaults
                      .origin(command, String.valueOf(wrong.getMessage()))
                      .ifPresent(command.getErr()::println);
                  Suggestion.of(wrong).ifPresent(command.getErr()::println);
                  command.getErr().println("Try '" + name + " --help'.");
                  return WRONG_USAGE;
                })
            .setExecutionExceptionHandler(
                (failure, command, parsed) -> {
                  command.getErr().println("v7p3r: " + FailureText.of(failure));
                  return FailureText.isOfWrongUsage(failure) ? WRONG_USAGE : FAILED;
                })
            .execute(args);
    out.flush();
    err.flush();
    return exitCode;
  }
}
