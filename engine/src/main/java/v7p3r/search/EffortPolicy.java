package v7p3r.search;

import v7p3r.board.Position;
import v7p3r.eval.ThemeSet;

/**
 * Is asked how much effort a position deserves: once before a search, and at most once after each
 * of its iterations, and is told how it ended, always on the thread that searches. It answers with
 * shares of the usual time; what the clock has is not its business. {@link #CONSTANT} lets the
 * search do what it does by itself.
 */
public interface EffortPolicy {
  EffortPolicy CONSTANT = new Constant();

  /**
   * A search comes: who is to be asked about it, this policy or another one.
   *
   * @param root to be looked at, not to be changed or kept
   * @param listener may be told remarks until the search is over
   */
  default EffortPolicy forSearch(Position root, Limits limits, SearchListener listener) {
    return this;
  }

  /**
   * A search comes whose result tables of endings have decided: who is to be asked about it.
   *
   * @param listener may be told remarks until the search is over
   */
  default EffortPolicy forSolved(SearchListener listener) {
    return this;
  }

  /**
   * Whether its shares already count what the {@linkplain Signals signals} of the iterations say:
   * then nothing else shortens or lengthens the time, whatever the time manager.
   */
  default boolean weighsSignals() {
    return false;
  }

  /**
   * Which of the themes that are on the evaluation counts, for the whole search.
   *
   * @param root to be looked at, not to be changed or kept
   */
  default ThemeSet themes(Position root, ThemeSet on) {
    return on;
  }

  /**
   * The effort of the first iterations.
   *
   * @param root to be looked at, not to be changed or kept
   * @param usualNanos the usual time, of which it wants a share; the greatest number without a
   *     clock
   */
  Effort begin(Position root, Limits limits, long usualNanos);

  /** The effort from here on. The search cuts what the clock does not have. */
  Effort next(IterationFacts facts);

  /** The search that it was asked about is over. */
  default void ended(SearchResult result) {}

  /** What was learned in the last game is of no use. */
  default void newGame() {}

  /** Never another effort than the standard. */
  final class Constant implements EffortPolicy {
    private Constant() {}

    @Override
    public Effort begin(Position root, Limits limits, long usualNanos) {
      return Effort.STANDARD;
    }

    @Override
    public Effort next(IterationFacts facts) {
      return Effort.STANDARD;
    }
  }
}
