package v7p3r.app.cli;

import java.io.PrintWriter;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;
import v7p3r.app.cli.doctor.Examination;
import v7p3r.app.cli.doctor.Finding;
import v7p3r.app.cli.doctor.Finding.State;
import v7p3r.app.cli.doctor.Surroundings;
import v7p3r.arena.work.PlainJson;
import v7p3r.text.TextTable;

/** Tells whether everything is there that V7P3R needs. */
@Command(
    name = "doctor",
    description = {
      "Looks whether everything is there that V7P3R needs or can use, and says what to do if not.",
      "",
      "Java, memory, cores, write rights, libraries, models, tablebases, Stockfish, training,"
          + " Parquet, Maven and a browser. Something optional may be missing; the exit code is 1"
          + " only when something is broken.",
      ""
    },
    mixinStandardHelpOptions = true,
    footerHeading = "%nExamples:%n",
    footer = {
      "  v7p3r doctor",
      "  v7p3r doctor --syzygy /data/syzygy   also opens all tablebases there",
      "  v7p3r doctor --json                  for other programs"
    })
final class DoctorCommand implements Callable<Integer> {
  @Spec private CommandSpec spec;

  @Option(
      names = "--syzygy",
      paramLabel = "FOLDERS",
      description = "Folders of Syzygy files, as the option SyzygyPath of the engine has them")
  private Optional<String> syzygy;

  @Option(names = "--json", description = "Print a JSON array")
  private boolean json;

  @Override
  public Integer call() {
    List<Finding> findings = new Examination(Surroundings.current(syzygy)).findings();
    PrintWriter out = spec.commandLine().getOut();
    if (json) {
      out.println(PlainJson.write(findings));
    } else {
      out.print(text(findings));
    }
    return findings.stream().anyMatch(finding -> finding.state() == State.BROKEN) ? Main.FAILED : 0;
  }

  static String text(List<Finding> findings) {
    StringBuilder text =
        new StringBuilder(
            TextTable.of(
                List.of("", "", "found"),
                findings.stream().map(DoctorCommand::row).toList(),
                List.of(false, false, false)));
    List<Finding> advised = findings.stream().filter(one -> !one.advice().isEmpty()).toList();
    if (!advised.isEmpty()) {
      text.append("%nWhat you can do:%n".formatted());
      advised.forEach(one -> text.append("  %s: %s%n".formatted(one.subject(), one.advice())));
    }
    return text.toString();
  }

  private static List<String> row(Finding finding) {
    return List.of(
        finding.state().name().toLowerCase(Locale.ROOT), finding.subject(), finding.found());
  }
}
