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
  public static final long BUDGET_MILLIS = 900;

  /** With fewer, the JVM has hardly begun to compile. */
  private static final long ENOUGH_NODES = 120_000;

  private static final int MOST_ROUNDS = 3;
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
   * busy with other things once or twice more.
   *
   * @return the nodes searched
   */
  public long run() {
    Engine engine = new Engine(nanoTime);
    engine.setOption(EngineOptions.HASH.name(), "1");
    engine.setOption(EngineOptions.MOVE_OVERHEAD.name(), "0");
    long nodes = 0;
    for (int round = 0; round < MOST_ROUNDS && nodes < ENOUGH_NODES; round++) {
      nodes += searchAll(engine);
    }
    return nodes;
  }

  private long searchAll(Engine engine) {
    long end = nanoTime.getAsLong() + BUDGET_MILLIS * NANOS_A_MILLI;
    long nodes = 0;
    List<String> positions = BenchPositions.ALL;
    for (int i = 0; i < positions.size(); i += EVERY) {
      int searchesLeft = 1 + (positions.size() - 1 - i) / EVERY;
      long share = (end - nanoTime.getAsLong()) / NANOS_A_MILLI / searchesLeft;
      if (share < SHORTEST_MILLIS) {
        break;
      }
      engine.setPosition(Fen.parse(positions.get(i)));
      nodes += engine.go(Limits.forMoveTime(share), SearchListener.SILENT).statistics().nodes();
    }
    return nodes;
  }
}
