package v7p3r.engine;

import java.util.List;
import java.util.function.LongSupplier;
import v7p3r.notation.Fen;
import v7p3r.search.Limits;
import v7p3r.search.SearchListener;
import v7p3r.search.SystemClock;

/**
 * Lets the JVM compile the search while no clock runs yet. An engine of its own does the work, so
 * that nothing of it stays in any table.
 */
public final class WarmUp {
  /** Long enough for most of the gain, short enough for a GUI that waits for its first answer. */
  static final long BUDGET_MILLIS = 900;

  /** Whatever the machine is busy with, a GUI does not wait longer than this. */
  static final long LONGEST_MILLIS = 2_000;

  /** With fewer, the JVM has hardly begun to compile. */
  static final long ENOUGH_NODES = 80_000;

  /** What is added at a time while there were too few nodes. */
  private static final long EXTRA_MILLIS = 300;

  private static final long NANOS_A_MILLI = 1_000_000;

  /** Every sixth position of the bench, which go from the opening to the ending. */
  private static final int EVERY = 6;

  /** A first depth that ends at once is not worth the search. */
  private static final long SHORTEST_MILLIS = 10;

  private final LongSupplier nanoTime;

  public WarmUp() {
    this(SystemClock.NANOS);
  }

  /** With a clock of its own, in nanoseconds. */
  WarmUp(LongSupplier nanoTime) {
    this.nanoTime = nanoTime;
  }

  /**
   * Searches positions of all phases, each for an equal share of the budget; on a machine that is
   * busy with other things for some time more.
   *
   * @return the nodes searched
   */
  public long run() {
    long start = nanoTime.getAsLong();
    Engine engine = new Engine(nanoTime);
    // Before it makes its tables: large ones would be made and cleared only to be thrown away.
    engine.options().set(EngineOptions.HASH.name(), "1");
    engine.options().set(EngineOptions.MOVE_OVERHEAD.name(), "0");
    long nodes = searchAll(engine, BUDGET_MILLIS);
    while (nodes < ENOUGH_NODES && millisSince(start) <= LONGEST_MILLIS - EXTRA_MILLIS) {
      nodes += searchAll(engine, EXTRA_MILLIS);
    }
    return nodes;
  }

  private long searchAll(Engine engine, long millis) {
    long start = nanoTime.getAsLong();
    long nodes = 0;
    List<String> positions = BenchPositions.ALL;
    for (int i = 0; i < positions.size(); i += EVERY) {
      int searchesLeft = 1 + (positions.size() - 1 - i) / EVERY;
      long share = (millis - millisSince(start)) / searchesLeft;
      if (share < SHORTEST_MILLIS) {
        break;
      }
      engine.setPosition(Fen.parse(positions.get(i)));
      nodes += engine.go(Limits.forMoveTime(share), SearchListener.SILENT).statistics().nodes();
    }
    return nodes;
  }

  private long millisSince(long start) {
    return (nanoTime.getAsLong() - start) / NANOS_A_MILLI;
  }
}
