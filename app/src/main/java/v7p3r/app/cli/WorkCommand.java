package v7p3r.app.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import v7p3r.arena.work.PlainJson;
import v7p3r.arena.work.Progress.Stage;
import v7p3r.arena.work.RunningWork;
import v7p3r.arena.work.RunningWork.Request;
import v7p3r.arena.work.WorkBoard;
import v7p3r.text.TextTable;

/** Lists the long work that runs, and ends it. */
@Command(
    name = "work",
    mixinStandardHelpOptions = true,
    description = {
      "Shows which long work of yours runs, in whichever terminal it was started: matches,"
          + " tuning, profiles, training and so on. Each line begins with a number by which"
          + " 'work finish' and 'work stop' end it.",
      ""
    },
    sortOptions = false,
    footerHeading = "%nExamples:%n",
    footer = {"  v7p3r work", "  v7p3r work --json", "  v7p3r work finish 4711"})
final class WorkCommand implements Callable<Integer> {
  @Spec private CommandSpec spec;

  @Option(names = "--json", description = "As JSON, with all that is known")
  private boolean json;

  @Override
  public Integer call() throws IOException {
    List<RunningWork> running = WorkBoard.ofUser().running();
    PrintWriter out = spec.commandLine().getOut();
    if (json) {
      out.println(PlainJson.write(running));
    } else if (running.isEmpty()) {
      out.println("No long work runs.");
    } else {
      out.print(table(running, InstantSource.system().instant()));
    }
    return 0;
  }

  static String table(List<RunningWork> running, Instant now) {
    List<List<String>> rows = new ArrayList<>();
    for (RunningWork work : running) {
      rows.add(
          List.of(
              work.id(),
              ProgressPrinter.clock(Duration.between(work.begun(), now).toSeconds()),
              work.state().name().toLowerCase(Locale.ROOT),
              work.stage().map(WorkCommand::words).orElse("-"),
              String.join(" ", work.words())));
    }
    return TextTable.of(
        List.of("number", "since", "state", "progress", "command"),
        rows,
        List.of(true, true, false, false, false));
  }

  private static String words(Stage stage) {
    return "%s %d/%d%s"
        .formatted(
            stage.label(),
            stage.done(),
            stage.total(),
            stage
                .secondsLeft()
                .filter(_ -> !stage.isComplete())
                .map(left -> ", " + ProgressPrinter.clock(left) + " left")
                .orElse(""));
  }

  @Command(
      name = "finish",
      mixinStandardHelpOptions = true,
      description =
          "Ends work as Ctrl-C once does: no new unit begins; those that run are finished and"
              + " kept.",
      footerHeading = "%nExamples:%n",
      footer = "  v7p3r work finish 4711")
  int finish(@Parameters(paramLabel = "NUMBER", description = "As 'work' lists it") String id)
      throws IOException {
    return ask(id, Request.FINISH, "finishes what runs and ends");
  }

  @Command(
      name = "stop",
      mixinStandardHelpOptions = true,
      description =
          "Ends work as Ctrl-C twice does: units that run are abandoned. What was finished is"
              + " kept.",
      footerHeading = "%nExamples:%n",
      footer = "  v7p3r work stop 4711")
  int stop(@Parameters(paramLabel = "NUMBER", description = "As 'work' lists it") String id)
      throws IOException {
    return ask(id, Request.STOP, "abandons what runs and ends");
  }

  private int ask(String id, Request request, String effect) throws IOException {
    WorkBoard.ofUser().ask(id, request);
    spec.commandLine().getOut().println("Asked; " + id + " " + effect + ".");
    return 0;
  }
}
