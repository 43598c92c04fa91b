package v7p3r.app.cli;

import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** A command that looks at what it was told before it begins. */
abstract class CheckedCommand {
  @Spec protected CommandSpec spec;

  /** Wrong usage, told with the help of the command, unless something holds. */
  protected final void require(boolean holds, String message) {
    if (!holds) {
      throw new ParameterException(spec.commandLine(), message);
    }
  }
}
