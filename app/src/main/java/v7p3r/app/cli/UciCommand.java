package v7p3r.app.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import v7p3r.uci.Uci;

/** The engine itself; the launcher starts it without this command line, which takes longer. */
@Command(
    name = "uci",
    description = {
      "The engine, speaking the Universal Chess Interface on standard input and output.",
      "",
      "This is what a chess GUI starts. With words behind it, runs them as one UCI command; 'v7p3r"
          + " uci help' lists the commands and the options of the engine.",
      ""
    },
    mixinStandardHelpOptions = true,
    footerHeading = "%nExamples:%n",
    footer = {
      "  v7p3r uci                  until quit",
      "  v7p3r uci go depth 8       one search from the start position",
      "  v7p3r uci --all-options    GUIs see what is for research and tuning, too",
      "  v7p3r match --engine cmd=./v7p3r name=New option.NullBase=5 \\",
      "              --engine cmd=./v7p3r name=Old --tc 8+0.08"
    })
final class UciCommand implements Callable<Integer> {
  @Option(
      names = {Uci.ALL_OPTIONS, Uci.TUNABLES},
      description =
          "Declare all options, also those for research and tuning; without it they can be set all"
              + " the same")
  private boolean allOptions;

  @Parameters(arity = "0..*", paramLabel = "WORD", description = "A single UCI command")
  private List<String> words = List.of();

  @Override
  public Integer call() {
    List<String> arguments = new ArrayList<>(words);
    if (allOptions) {
      arguments.addFirst(Uci.ALL_OPTIONS);
    }
    return Uci.run(arguments.toArray(String[]::new));
  }
}
