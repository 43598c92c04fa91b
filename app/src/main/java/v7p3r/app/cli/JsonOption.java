package v7p3r.app.cli;

import java.io.PrintWriter;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import v7p3r.arena.work.PlainJson;

/** Whether results are wanted for programs: then standard output has nothing else. */
final class JsonOption {
  @Option(names = "--json", description = "Print the result as JSON; text goes to standard error")
  private boolean wanted;

  boolean isWanted() {
    return wanted;
  }

  /** Where the words for people go. */
  PrintWriter text(CommandSpec spec) {
    return wanted ? spec.commandLine().getErr() : spec.commandLine().getOut();
  }

  /** Prints plain data, if it is wanted. */
  void print(CommandSpec spec, Object result) {
    if (wanted) {
      spec.commandLine().getOut().println(PlainJson.write(result));
    }
  }

  /** Prints what is JSON already, if it is wanted. */
  void printWritten(CommandSpec spec, String result) {
    if (wanted) {
      spec.commandLine().getOut().println(result.strip());
    }
  }
}
