package v7p3r.app.cli;

import java.nio.file.Files;
import java.nio.file.Path;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;

/** A folder of models that a command was told to use. */
final class ModelFolder {
  private ModelFolder() {}

  /** Wrong usage if it is not there. */
  static void require(CommandSpec spec, Path folder) {
    if (!Files.isDirectory(folder)) {
      throw new ParameterException(
          spec.commandLine(),
          folder + ": there is no such folder of models; ./v7p3r train makes one");
    }
  }
}
