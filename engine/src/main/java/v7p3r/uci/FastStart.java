package v7p3r.uci;

import java.io.InputStream;
import java.io.OutputStream;
import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;
import v7p3r.engine.BenchPositions;
import v7p3r.engine.Engine;
import v7p3r.search.SystemClock;

/**
 * Lets the engine do what it does in games, for the JVM to keep what it loads and learns meanwhile.
 * The positions go from the opening to bare endings and each search is broken off, so that hardly a
 * branch is left that compiled code would take for dead and be thrown away for later.
 */
public final class FastStart {
  /** Enough to break off a search at any place of it. */
  private static final int NODES = 30_000;

  /** It gives way to everything else that runs, but not for ever. */
  static final long MOST_MINUTES = 30;

  /** Of a temporary failure: the launcher tries again at a later start. */
  private static final int EXIT_LATER = 75;

  private FastStart() {}

  public static void main(String[] args) {
    if (!run(NODES, OutputStream.nullOutputStream(), SystemClock.NANOS)) {
      System.exit(EXIT_LATER);
    }
  }

  /**
   * All of it.
   *
   * @param nodes after which each search is broken off
   * @param out where the answers go
   * @param nanoTime the clock that says when it took too long
   * @return whether it came to its end in time
   */
  static boolean run(int nodes, OutputStream out, LongSupplier nanoTime) {
    long start = nanoTime.getAsLong();
    UciLoop loop = new UciLoop(new Engine(), InputStream.nullInputStream(), out);
    loop.runSingle("uci");
    loop.runSingle("isready");
    loop.runSingle("ucinewgame");
    for (String fen : BenchPositions.ALL) {
      if (nanoTime.getAsLong() - start > TimeUnit.MINUTES.toNanos(MOST_MINUTES)) {
        return false;
      }
      loop.runSingle("position fen " + fen);
      loop.runSingle("go nodes " + nodes);
    }
    loop.runSingle("position startpos moves e2e4 c7c5 g1f3 d7d6");
    loop.runSingle("go wtime 8000 btime 8000 winc 80 binc 80");
    return true;
  }
}
