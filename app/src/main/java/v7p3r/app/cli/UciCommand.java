package v7p3r.app.cli;

import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;
import v7p3r.uci.Uci;

/** The engine itself; the launcher starts it without this command line, which takes longer. */
@Command(
    name = "uci",
    description = {
      "The engine, speaking the Universal Chess Interface on standard input and output.",
      "",
      "This is what a chess GUI starts. With words behind it, runs them as one UCI command."
    },
    mixinStandardHelpOptions = true,
    footerHeading = "%nExamples:%n",
    footer = {
      "  v7p3r uci                  until quit",
      "  v7p3r uci go depth 8       one search from the start position"
    })
final class UciCommand implements Callable<Integer> {
  @Parameters(arity = "0..*", paramLabel = "WORD", description = "A single UCI command")
  private List<String> words = List.of();

  @Override
  public Integer call() {
    Uci.main(words.toArray(String[]::new));
    return 0;
  }
}
