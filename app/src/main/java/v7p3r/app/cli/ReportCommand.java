package v7p3r.app.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import v7p3r.arena.record.MetricsDatabase;
import v7p3r.lab.analysis.VersionReport;
import v7p3r.lab.report.Report;

/** What the metrics database says of versions and options. */
@Command(
    name = "report",
    description = {
      "Tells versions and options apart by all that the metrics database holds: Elo of stored"
          + " matches, depth, speed and effort; from analyses accuracy, blunders, weak spots and"
          + " the themes that were right or wrong against the reference.",
      ""
    },
    mixinStandardHelpOptions = true,
    sortOptions = false,
    footerHeading = "%nExamples:%n",
    footer = {
      "  v7p3r report                        as text",
      "  v7p3r report --html versions.html --json versions.json"
    })
final class ReportCommand extends CheckedCommand implements Callable<Integer> {
  @Option(
      names = "--db",
      paramLabel = "FILE",
      defaultValue = "games/arena.db",
      description = "The database (default: ${DEFAULT-VALUE})")
  private Path database;

  @Option(names = "--html", paramLabel = "FILE", description = "Write a page")
  private Optional<Path> html;

  @Option(names = "--json", paramLabel = "FILE", description = "Write it for programs")
  private Optional<Path> json;

  @Override
  public Integer call() throws IOException {
    Report report;
    try (MetricsDatabase metrics = MetricsDatabase.openExisting(database)) {
      report = VersionReport.of(metrics);
    }
    spec.commandLine().getOut().print(report.toText());
    if (html.isPresent()) {
      Files.writeString(html.get(), report.toHtml());
    }
    if (json.isPresent()) {
      Files.writeString(json.get(), report.toJson());
    }
    return 0;
  }
}
