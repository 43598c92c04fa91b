package v7p3r.app.cli;

import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** How many threads long work is spread over. */
final class ThreadsOption {
  private static final int MOST = 1024;

  @Spec(Spec.Target.MIXEE)
  private CommandSpec command;

  @Option(names = "--threads", paramLabel = "N", description = "Default: all cores")
  private int threads = Runtime.getRuntime().availableProcessors();

  int count() {
    if (threads < 1 || threads > MOST) {
      throw new ParameterException(command.commandLine(), "--threads must be 1 to " + MOST);
    }
    return threads;
  }
}
