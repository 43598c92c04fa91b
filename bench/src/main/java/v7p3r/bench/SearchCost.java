package v7p3r.bench;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.List;
import java.util.function.IntToLongFunction;
import v7p3r.engine.Bench;
import v7p3r.engine.Engine;
import v7p3r.notation.Fen;
import v7p3r.search.Limits;
import v7p3r.search.SearchListener;

/**
 * One build of the engine at work: the processor time that its thread needs for a fixed number of
 * nodes, which a busy machine disturbs less than the time on the clock. {@link VersionRace} loads
 * this class once for each build.
 */
public final class SearchCost implements IntToLongFunction {
  private static final long NODES = 60_000;

  private static final List<String> MIDDLEGAMES =
      List.of(
          "r1bq1rk1/ppp1n1bp/3p1np1/3Pp3/2P1Pp2/2NN1P2/PP1BB1PP/R2Q1RK1 w - - 0 13",
          "r1bq1rk1/pp2bppp/2n1pn2/3p4/3P4/2NBPN2/PP3PPP/R1BQ1RK1 w - - 4 9",
          "2rq1rk1/1b1nbppp/p2ppn2/1p6/3NPP2/1BN1B3/PPP1Q1PP/R4RK1 w - - 2 13",
          "r4rk1/1b1n1ppp/2qpp3/b7/p1P1P1P1/3NBP2/BP4QP/1K1R3R w - - 1 23",
          "3rnrk1/2pb1qb1/1p5p/pNpPp1p1/P1P1P1P1/1P3B1R/4QPK1/3R2N1 b - - 11 29",
          "2r2rk1/p2n1p1p/bp2p1p1/4P3/1Np1B2P/1P4Q1/Pq3PP1/R3R1K1 b - - 3 23");

  private final ThreadMXBean threads = ManagementFactory.getThreadMXBean();
  private final Engine engine = new Engine();

  /** Runs the bench to warm up, and tells its nodes, by which builds are seen to think alike. */
  public SearchCost() {
    Bench.Report report = new Bench(Bench.DEFAULT_DEPTH).run((number, count, fen, nodes) -> {});
    System.err.println("bench " + report.nodes());
  }

  /** Nanoseconds of the thread for one of the positions. */
  @Override
  public long applyAsLong(int round) {
    engine.newGame();
    engine.setPosition(Fen.parse(MIDDLEGAMES.get(round % MIDDLEGAMES.size())));
    var search = engine.prepare(Limits.toNodes(NODES));
    long before = threads.getCurrentThreadCpuTime();
    search.run(SearchListener.SILENT);
    return threads.getCurrentThreadCpuTime() - before;
  }
}
