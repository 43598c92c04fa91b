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
import v7p3r.arena.work.Progress;
import v7p3r.lab.dataset.Dataset;
import v7p3r.lab.dataset.DatasetFile;
import v7p3r.lab.dataset.DatasetReport;
import v7p3r.lab.dataset.Description;

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
        "Describes a dataset: rows by source and part of the game, distributions, correlations,"
            + " what is lost by stopping early, and the four questions of the design with"
            + " numbers.",
        "",
        "Checks every row, names the broken ones and leaves them out; writes the sound ones as"
            + " Parquet, and plots and a page (description.html) into the folder 'plots'. With"
            + " broken rows the exit code is 1. Where there is only Parquet, that is described.",
        ""
      },
      mixinStandardHelpOptions = true,
      sortOptions = false,
      footerHeading = "%nExamples:%n",
      footer = {
        "  v7p3r dataset describe data/desc",
        "  v7p3r dataset describe data/desc --json description.json",
        "  v7p3r dataset describe deep.parquet"
      })
  int describe(
      @Parameters(
              index = "0",
              paramLabel = "DATA",
              description = "Made by profile: the folder, or a .parquet file of it")
          Path place,
      @Option(names = "--json", paramLabel = "FILE", description = "Write all numbers, too")
          Optional<Path> json)
      throws IOException {
    if (!Files.isDirectory(place) && !new DatasetFile(place).isParquet()) {
      throw new ParameterException(
          spec.commandLine(), place + ": expected a folder or a .parquet file, found neither");
    }
    if (!Files.exists(place)) {
      throw new ParameterException(spec.commandLine(), place + ": there is no such file");
    }
    Progress progress = ProgressPrinter.on(spec.commandLine().getErr());
    Description description = new Description(new Dataset(place), progress);
    DatasetReport report = description.run();
    spec.commandLine().getOut().print(report.toText());
    Path page = description.plots().resolve("description.html");
    Files.writeString(page, report.toReport().toHtml());
    spec.commandLine().getOut().println("Plots: " + description.plots());
    spec.commandLine().getOut().println("Page: " + page);
    if (json.isPresent()) {
      Files.writeString(json.get(), report.toJson());
    }
    return report.broken().isEmpty() ? 0 : Main.FAILED;
  }
}
