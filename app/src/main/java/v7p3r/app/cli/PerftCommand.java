package v7p3r.app.cli;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import v7p3r.board.Position;
import v7p3r.notation.Fen;
import v7p3r.notation.UciMove;

/** Counts the legal move tree of a position, to prove and to time move generation. */
@Command(
    name = "perft",
    description = {
      "Counts the positions reached by all legal moves to a depth.",
      "",
      "The counts of many positions are known, so a wrong one proves a wrong rule.",
      ""
    },
    mixinStandardHelpOptions = true,
    footerHeading = "%nExamples:%n",
    footer = {
      "  v7p3r perft 6                         the start position: 119060324",
      "  v7p3r perft 4 --divide                one count for each first move",
      "  v7p3r perft 5 \"8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - -\"",
      "  v7p3r perft 7 --threads 2             divided over two threads"
    })
final class PerftCommand extends CheckedCommand implements Callable<Integer> {
  private static final int MAX_DEPTH = 20;

  @Parameters(index = "0", paramLabel = "DEPTH", description = "Half moves, 0 to " + MAX_DEPTH)
  private int depth;

  @Parameters(
      index = "1..*",
      arity = "0..*",
      paramLabel = "FEN",
      description = "The position; the start position when left out")
  private List<String> fen = List.of();

  @Option(
      names = "--full",
      description = "Make and unmake the last moves too, instead of only counting them")
  private boolean full;

  @Option(names = "--divide", description = "Print the count of each first move")
  private boolean divide;

  @Option(names = "--chess960", description = "Castle by the rules of Chess960")
  private boolean chess960;

  @Option(
      names = "--threads",
      paramLabel = "N",
      defaultValue = "1",
      description = "Threads to divide the tree over (default: ${DEFAULT-VALUE})")
  private int threads;

  @Mixin private JsonOption json;

  @Override
  public Integer call() throws InterruptedException {
    require(depth >= 0 && depth <= MAX_DEPTH, "DEPTH must be 0 to " + MAX_DEPTH);
    require(threads >= 1 && threads <= 1024, "--threads must be 1 to 1024");
    Position position = position();

    long start = System.nanoTime();
    Map<Integer, Long> leavesOfMove = new ParallelPerft(position, depth, full, threads).count();
    long nanos = Math.max(1, System.nanoTime() - start);

    Map<String, Long> moves = new TreeMap<>();
    leavesOfMove.forEach((move, leaves) -> moves.put(UciMove.format(position, move), leaves));
    if (divide) {
      moves.forEach((move, leaves) -> json.text(spec).println(move + ": " + leaves));
      json.text(spec).println();
    }
    long nodes = depth == 0 ? 1 : leavesOfMove.values().stream().mapToLong(Long::longValue).sum();
    json.print(
        spec, Map.of("depth", depth, "nodes", nodes, "millis", nanos / 1_000_000, "moves", moves));
    json.text(spec)
        .printf(
            Locale.ROOT,
            "Nodes: %d%nTime:  %d ms%nSpeed: %.1f Mnps%n",
            nodes,
            nanos / 1_000_000,
            nodes * 1e3 / nanos);
    return 0;
  }

  private Position position() {
    if (fen.isEmpty()) {
      return new Position();
    }
    try {
      Position position = Fen.parse(String.join(" ", fen));
      if (chess960) {
        position.setChess960(true);
      }
      return position;
    } catch (IllegalArgumentException e) {
      throw new ParameterException(spec.commandLine(), e.getMessage(), e);
    }
  }
}
