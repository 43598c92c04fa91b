package v7p3r.app.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import v7p3r.arena.suite.Suite;
import v7p3r.arena.work.AtomicFile;
import v7p3r.arena.work.PlainJson;
import v7p3r.arena.work.StoppedException;
import v7p3r.lab.puzzle.PuzzleFindings;
import v7p3r.lab.puzzle.PuzzlePlan;
import v7p3r.lab.puzzle.PuzzleTuner;

/** Learns from what a suite shows the engine to get wrong. */
@Command(
    name = "tune-puzzles",
    description = {
      "Learns from the failures of a test suite: which themes spoke for the wrong move, and which"
          + " smallest change of a weight repairs failures.",
      "",
      "A change is suggested only if the suite as a whole gets better, no suite of --guard gets"
          + " worse, and the validation loss of the tuning set of --set does not grow. Nothing is"
          + " changed unless --apply names a file for the weights (option WeightsFile).",
      ""
    },
    mixinStandardHelpOptions = true,
    sortOptions = false,
    footerHeading = "%nExamples:%n",
    footer = {
      "  v7p3r tune-puzzles wac.epd --guard ecm.epd --nodes 20000",
      "  v7p3r tune-puzzles wac.epd --guard ecm.epd --set tuning/set.tsv.zst \\",
      "      --apply weights.txt"
    })
final class TunePuzzlesCommand extends CheckedCommand implements Callable<Integer> {
  @Parameters(index = "0", paramLabel = "FILE", description = "EPD or puzzles to learn from")
  private Path file;

  @Option(
      names = "--guard",
      paramLabel = "FILE",
      description = "A suite that must not get worse; once for each")
  private List<Path> guards = new ArrayList<>();

  @Option(names = "--set", paramLabel = "FILE", description = "A tuning set, see tuning-set")
  private Optional<Path> set;

  @Option(
      names = "--nodes",
      paramLabel = "N",
      defaultValue = "20000",
      description = "Nodes for each answer (default: ${DEFAULT-VALUE})")
  private long nodes;

  @Option(
      names = "--candidates",
      paramLabel = "N",
      defaultValue = "6",
      description = "Weights to try (default: ${DEFAULT-VALUE})")
  private int candidates;

  @Option(names = "--apply", paramLabel = "FILE", description = "Write the suggested weights")
  private Optional<Path> apply;

  @Option(names = "--report", paramLabel = "FILE", description = "Write a page")
  private Optional<Path> page;

  @Option(names = "--json", paramLabel = "FILE", description = "Write the findings as data")
  private Optional<Path> json;

  @Mixin private ThreadsOption threads;

  @Override
  public Integer call() throws IOException {
    require(nodes >= 1, "--nodes must be at least 1");
    require(candidates >= 1, "--candidates must be at least 1");
    Suite lesson = read(file);
    List<Suite> others = new ArrayList<>();
    for (Path guard : guards) {
      others.add(read(guard));
    }
    Path folder = Files.createTempDirectory("v7p3r-weights");
    PuzzlePlan plan =
        new PuzzlePlan(lesson, others, set, nodes, candidates, threads.count(), folder);
    try (LongWork work = LongWork.begin(spec)) {
      tell(new PuzzleTuner(plan, work.progress(), work.stop()).run());
    } catch (StoppedException e) {
      spec.commandLine().getOut().println("Stopped; nothing is kept.");
    } finally {
      Files.deleteIfExists(folder.resolve("weights-tried.txt"));
      Files.deleteIfExists(folder);
    }
    return 0;
  }

  private void tell(PuzzleFindings findings) throws IOException {
    spec.commandLine().getOut().print(findings.toReport().toText());
    if (page.isPresent()) {
      Files.writeString(page.get(), findings.toReport().toHtml());
    }
    if (json.isPresent()) {
      Files.writeString(json.get(), PlainJson.write(findings) + "\n");
    }
    if (apply.isPresent() && findings.suggestion().isPresent()) {
      String change = findings.suggestion().get().change();
      new AtomicFile(apply.get()).write(PuzzleTuner.weightsOf(change).toString());
      spec.commandLine().getOut().println("Weights: " + apply.get());
    }
  }

  private Suite read(Path suite) throws IOException {
    try {
      return Suite.read(suite);
    } catch (IllegalArgumentException e) {
      throw new ParameterException(spec.commandLine(), e.getMessage());
    }
  }
}
