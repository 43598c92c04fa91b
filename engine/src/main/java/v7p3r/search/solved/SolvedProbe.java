package v7p3r.search.solved;

import java.util.function.LongSupplier;
import v7p3r.board.Position;
import v7p3r.search.Value;
import v7p3r.tablebase.TableProbe;
import v7p3r.tablebase.Tablebases;
import v7p3r.tablebase.Wdl;

/**
 * Asks the tables about the nodes of one thread. On a slow disk an answer can take longer than a
 * whole search has: slow answers may take no more than a part of the time, and whoever asked is
 * told, so that it looks at the clock.
 */
public final class SolvedProbe {
  /** An answer that comes later was not in memory. */
  private static final long SLOW_NANOS = 1_000_000;

  /** What slow answers may take in every search, and of how many parts of its time one besides. */
  private static final long FREE_NANOS = 20_000_000;

  private static final long PARTS_OF_TIME = 4;

  private final LongSupplier nanoTime;
  private Tablebases known = Tablebases.NONE;
  private TableProbe probe = new TableProbe(known);
  private SolvedEndings endings = SolvedEndings.NONE;
  private int limit;
  private long startNanos;
  private long slowNanos;
  private boolean wasSlow;

  public SolvedProbe(LongSupplier nanoTime) {
    this.nanoTime = nanoTime;
  }

  /** Before a search. */
  public void begin(SolvedEndings asked) {
    if (asked.tables() != known) {
      known = asked.tables();
      probe = new TableProbe(known);
    }
    endings = asked;
    limit = asked.limit();
    startNanos = limit == 0 ? 0 : nanoTime.getAsLong();
    slowNanos = 0;
    wasSlow = false;
  }

  /** Whether any node of the search may be solved. */
  public boolean isOn() {
    return limit > 0;
  }

  /**
   * The score of a node as the tables have it: exact in a draw, else a bound, for there may be a
   * mate. {@link Value#INFINITE} if they are not to be asked or do not know.
   *
   * @param depth plies left
   */
  public int score(Position position, int depth, int ply) {
    wasSlow = false;
    int men = Long.bitCount(position.pieces());
    if (men > limit
        || men == limit && depth < endings.leastDepth()
        || position.rule50() != 0
        || position.castlingRights() != 0) {
      return Value.INFINITE;
    }
    long before = nanoTime.getAsLong();
    if (slowNanos > FREE_NANOS + (before - startNanos) / PARTS_OF_TIME) {
      return Value.INFINITE;
    }
    int result = probe.result(position);
    long took = nanoTime.getAsLong() - before;
    if (took >= SLOW_NANOS) {
      wasSlow = true;
      slowNanos += took;
    }
    return result == Wdl.UNKNOWN ? Value.INFINITE : endings.score(result, ply);
  }

  /** Whether the last answer took so long that the clock should be looked at. */
  public boolean wasSlow() {
    return wasSlow;
  }
}
