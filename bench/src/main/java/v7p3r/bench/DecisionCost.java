package v7p3r.bench;

import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import v7p3r.desc.model.MoveEffortFile;
import v7p3r.engine.Engine;
import v7p3r.notation.Fen;
import v7p3r.search.Iteration;
import v7p3r.search.Limits;
import v7p3r.search.SearchListener;
import v7p3r.search.effort.MoveFact;

/**
 * What a decision about a late move costs: the same tree, node by node, is searched with tables of
 * zeros and without, in turns; the difference of the processor time of the fastest rounds is
 * divided by the late moves. A busy machine disturbs that little.
 *
 * <pre>java -cp "bench/target/v7p3r-bench.jar:bench/target/lib/*" v7p3r.bench.DecisionCost</pre>
 */
public final class DecisionCost {
  private static final int ROUNDS = 12;
  private static final int DEPTH = 12;
  private static final Pattern LATE_MOVES = Pattern.compile("desc tree (\\d+) late moves.*");

  private static final List<String> MIDDLEGAMES =
      List.of(
          "r1bq1rk1/pp2bppp/2n1pn2/3p4/3P4/2NBPN2/PP3PPP/R1BQ1RK1 w - - 4 9",
          "2rq1rk1/1b1nbppp/p2ppn2/1p6/3NPP2/1BN1B3/PPP1Q1PP/R4RK1 w - - 2 13");

  private final com.sun.management.ThreadMXBean threads =
      (com.sun.management.ThreadMXBean) ManagementFactory.getThreadMXBean();

  private long lateMoves;
  private long nodes;
  private long bytes;

  private DecisionCost() {}

  public static void main(String[] args) throws IOException {
    new DecisionCost().run();
  }

  private void run() throws IOException {
    Engine without = new Engine();
    Engine with = new Engine();
    with.setOption("DescModelPath", zeros().toString());
    with.setOption("DescTree", "true");
    long[] fastest = new long[2 * MIDDLEGAMES.size()];
    Arrays.fill(fastest, Long.MAX_VALUE);
    long[] late = new long[MIDDLEGAMES.size()];
    long[] counted = new long[fastest.length];
    long[] allocated = new long[fastest.length];
    for (int round = 0; round < ROUNDS; round++) {
      for (int i = 0; i < fastest.length; i++) {
        int position = i / 2;
        fastest[i] = Math.min(fastest[i], cost(i % 2 == 0 ? without : with, position));
        counted[i] = nodes;
        allocated[i] = bytes;
        late[position] = i % 2 == 0 ? late[position] : lateMoves;
      }
    }
    for (int position = 0; position < late.length; position++) {
      long plain = fastest[2 * position];
      long taught = fastest[2 * position + 1];
      System.out.printf(
          Locale.ROOT,
          "%d nodes and %d, %d late moves: %.1f ns a decision, %.2f %% of the search,"
              + " %d bytes more%n",
          counted[2 * position],
          counted[2 * position + 1],
          late[position],
          (double) (taught - plain) / late[position],
          100.0 * (taught - plain) / plain,
          allocated[2 * position + 1] - allocated[2 * position]);
    }
  }

  private static Path zeros() throws IOException {
    Path folder = Files.createTempDirectory("zeros");
    String tables =
        Arrays.stream(MoveFact.values())
            .map(fact -> "\"%s\": %s".formatted(fact.key(), Arrays.toString(new int[fact.bins()])))
            .collect(Collectors.joining(", "));
    Files.writeString(
        folder.resolve(MoveEffortFile.NAME),
        "{\"format\": \"%s\", \"price_step\": 0, \"tables\": {%s}}"
            .formatted(MoveEffortFile.FORMAT, tables));
    return folder;
  }

  /** Nanoseconds of the thread for one of the positions. */
  private long cost(Engine engine, int position) {
    engine.newGame();
    engine.setPosition(Fen.parse(MIDDLEGAMES.get(position)));
    var search = engine.prepare(Limits.toDepth(DEPTH));
    long heap = threads.getCurrentThreadAllocatedBytes();
    long before = threads.getCurrentThreadCpuTime();
    nodes = search.run(new Counter()).statistics().nodes();
    long spent = threads.getCurrentThreadCpuTime() - before;
    bytes = threads.getCurrentThreadAllocatedBytes() - heap;
    return spent;
  }

  private final class Counter implements SearchListener {
    @Override
    public void onIteration(Iteration iteration) {}

    @Override
    public void onRemark(String remark) {
      Matcher matcher = LATE_MOVES.matcher(remark);
      if (matcher.matches()) {
        lateMoves = Long.parseLong(matcher.group(1));
      }
    }
  }
}
