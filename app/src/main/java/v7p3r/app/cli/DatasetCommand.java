package v7p3r.app.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import v7p3r.lab.dataset.DatasetReport;
import v7p3r.lab.dataset.Description;
import v7p3r.lab.work.Progress;

/** Looks at the datasets that the profiler makes. */
@Command(
    name = "dataset",
    description = "Looks at a dataset of profiled positions.",
    mixinStandardHelpOptions = true,
    synopsisSubcommandLabel = "COMMAND",
    footerHeading = "%nExamples:%n",
    footer = "  v7p3r dataset describe data/desc")
final class DatasetCommand implements Runnable {
  @Spec private CommandSpec spec;

  @Override
  public void run() {
    throw new ParameterException(spec.commandLine(), "expected a command: describe");
  }

  @Command(
      name = "describe",
      description = {
        "Describes a dataset: rows by source and part of the game, distributions, correlations,",
        "what is lost by stopping early, and the four questions of the design with numbers.",
        "",
        "Checks every row, names the broken ones and leaves them out; writes the sound ones as",
        "Parquet, and plots into the folder 'plots'. With broken rows the exit code is 1.",
        ""
      },
      mixinStandardHelpOptions = true,
      sortOptions = false,
      footerHeading = "%nExamples:%n",
      footer = {
        "  v7p3r dataset describe data/desc",
        "  v7p3r dataset describe data/desc --json description.json"
      })
  int describe(
      @Parameters(index = "0", paramLabel = "FOLDER", description = "Made by profile") Path folder,
      @Option(names = "--json", paramLabel = "FILE", description = "Write all numbers, too")
          Optional<Path> json)
      throws IOException {
    if (!Files.isDirectory(folder)) {
      throw new ParameterException(spec.commandLine(), folder + ": there is no such folder");
    }
    Progress progress = Progress.on(spec.commandLine().getErr());
    DatasetReport report = new Description(folder, progress).run();
    spec.commandLine().getOut().print(report.toText());
    spec.commandLine().getOut().println("Plots: " + folder.resolve("plots"));
    if (json.isPresent()) {
      Files.writeString(json.get(), report.toJson());
    }
    return report.broken().isEmpty() ? 0 : Main.FAILED;
  }
}
