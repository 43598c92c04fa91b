package v7p3r.engine;

import java.util.List;
import java.util.Optional;
import v7p3r.notation.Fen;
import v7p3r.search.Limits;
import v7p3r.search.SearchListener;
import v7p3r.search.SearchResult;
import v7p3r.search.SystemClock;

/**
 * A fixed piece of work: searches each position of a list to a fixed depth with a fresh engine. The
 * total of nodes is the signature of the search, equal on every machine; the time is its speed.
 */
public final class Bench {
  public static final int DEFAULT_DEPTH = 11;

  /** Is told after each position. */
  public interface Listener {
    void onPosition(int number, int count, String fen, long nodes);
  }

  /** What the bench came to. */
  public record Report(long nodes, long nanos) {
    private static final long NANOS_A_SECOND = 1_000_000_000;

    public long nodesPerSecond() {
      return nanos == 0 ? 0 : (long) ((double) nodes * NANOS_A_SECOND / nanos);
    }
  }

  private final int depth;
  private final Engine engine = new Engine();
  private Optional<Search> search = Optional.empty();
  private volatile boolean stopped;

  public Bench(int depth) {
    this.depth = depth;
  }

  public Report run(Listener listener) {
    List<String> positions = BenchPositions.ALL;
    long nodes = 0;
    long nanos = 0;
    for (int i = 0; i < positions.size() && !stopped; i++) {
      engine.newGame();
      engine.setPosition(Fen.parse(positions.get(i)));
      long start = SystemClock.NANOS.getAsLong();
      SearchResult result = prepare().run(SearchListener.SILENT);
      nanos += SystemClock.NANOS.getAsLong() - start;
      nodes += result.statistics().nodes();
      listener.onPosition(i + 1, positions.size(), positions.get(i), result.statistics().nodes());
    }
    return new Report(nodes, nanos);
  }

  private synchronized Search prepare() {
    search = Optional.of(engine.prepare(Limits.toDepth(depth)));
    if (stopped) {
      search.get().stop();
    }
    return search.get();
  }

  /** Ends the bench soon; its count is worth nothing then. */
  public synchronized void stop() {
    stopped = true;
    search.ifPresent(Search::stop);
  }
}
