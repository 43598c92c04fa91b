package v7p3r.uci;

import v7p3r.engine.Bench;

/** Runs the bench, whose node count is the signature of the search. */
final class BenchJob extends FiniteJob implements Bench.Listener {
  private static final long NANOS_A_MILLI = 1_000_000;

  private final Bench bench;
  private final UciPrinter out;

  BenchJob(Bench bench, UciPrinter out) {
    this.bench = bench;
    this.out = out;
  }

  @Override
  public void run() {
    Bench.Report report = bench.run(this);
    end();
    if (isStopped()) {
      out.string("bench was stopped; the count below is not the signature");
    }
    out.print("Total time (ms): " + report.nanos() / NANOS_A_MILLI);
    out.print(report.nodes() + " nodes " + report.nodesPerSecond() + " nps");
  }

  @Override
  public void onPosition(int number, int count, String fen, long nodes) {
    out.print("Position " + number + "/" + count + ": " + nodes + " nodes  " + fen);
  }

  @Override
  public void stop() {
    super.stop();
    bench.stop();
  }
}
