package v7p3r.app.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import v7p3r.engine.ModelPlace;
import v7p3r.lab.model.ModelShelf;

/** The folder of models that a command works with: in the current folder, or beside the program. */
final class ModelChoice {
  private ModelChoice() {}

  /** The wanted models, or those in use; wrong usage if they are not there. */
  static Path of(CommandSpec spec, Optional<Path> wanted) throws IOException {
    return require(
        spec, wanted.isPresent() ? wanted.get() : ModelShelf.find(ModelPlace.SHELF).current());
  }

  /** Wrong usage if they are not there. */
  static Path require(CommandSpec spec, Path wanted) {
    Path folder = ModelPlace.find(wanted);
    if (!Files.isDirectory(folder)) {
      throw new ParameterException(
          spec.commandLine(),
          folder + ": there is no such folder of models; ./v7p3r train makes one");
    }
    return folder;
  }
}
