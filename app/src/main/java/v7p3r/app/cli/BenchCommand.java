package v7p3r.app.cli;

import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;
import v7p3r.engine.Bench;

/** Searches the positions of the bench: the signature and the speed of the search. */
@Command(
    name = "bench",
    description = {
      "Searches a fixed list of positions to a fixed depth.",
      "",
      "The number of nodes is the signature of the search: equal on every machine, and different"
          + " as soon as a change alters what the engine thinks.",
      ""
    },
    mixinStandardHelpOptions = true,
    footerHeading = "%nExamples:%n",
    footer = {
      "  v7p3r bench                the signature that commit messages name",
      "  v7p3r bench --depth 8      quicker, for a first look",
      "  v7p3r bench --depth 14     longer, to measure the speed",
      "  v7p3r bench --quiet        the totals only",
      "  v7p3r bench --json         for other programs"
    })
final class BenchCommand implements Callable<Integer>, Bench.Listener {
  private static final int MAX_DEPTH = 64;
  private static final long NANOS_A_MILLI = 1_000_000;

  @Spec private CommandSpec spec;

  @Option(
      names = "--depth",
      paramLabel = "N",
      description = "Half moves, 1 to " + MAX_DEPTH + " (default: " + Bench.DEFAULT_DEPTH + ")")
  private int depth = Bench.DEFAULT_DEPTH;

  @Option(names = "--quiet", description = "Show the totals only")
  private boolean quiet;

  @Mixin private JsonOption json;

  private final List<Map<String, Object>> positions = new ArrayList<>();

  @Override
  public Integer call() {
    if (depth < 1 || depth > MAX_DEPTH) {
      throw new ParameterException(spec.commandLine(), "--depth must be 1 to " + MAX_DEPTH);
    }
    Bench.Report report = new Bench(depth).run(this);
    json.print(
        spec,
        Map.of(
            "depth",
            depth,
            "nodes",
            report.nodes(),
            "millis",
            report.nanos() / NANOS_A_MILLI,
            "nps",
            report.nodesPerSecond(),
            "positions",
            positions));
    PrintWriter out = json.text(spec);
    out.println("Nodes: " + report.nodes());
    out.println("Time:  " + report.nanos() / NANOS_A_MILLI + " ms");
    out.println("Speed: " + report.nodesPerSecond() + " nps");
    return 0;
  }

  @Override
  public void onPosition(int number, int count, String fen, long nodes) {
    positions.add(Map.of("fen", fen, "nodes", nodes));
    if (!quiet) {
      json.text(spec).printf("%2d/%d %9d  %s%n", number, count, nodes, fen);
    }
  }
}
