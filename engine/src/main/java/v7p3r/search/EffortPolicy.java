package v7p3r.search;

import v7p3r.board.Position;
import v7p3r.eval.ThemeSet;

/**
 * Is asked how much effort a position deserves: once before a search, and at most once after each
 * of its iterations, and is told how it ended, always on the thread that searches. {@link
 * #CONSTANT} lets the search do what it does by itself.
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
   * Whether it weighs what the iterations say by itself: then the standard effort is a fixed share
   * of the clock, whatever the time manager.
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
   * @param standard what the clock gives, every extension, no offset
   */
  Effort begin(Position root, Limits limits, Effort standard);

  /**
   * The effort from here on. The search cuts a hard limit that the clock does not have.
   *
   * @param standard the same as at the beginning
   */
  Effort next(IterationFacts facts, Effort standard);

  /** The search that it was asked about is over. */
  default void ended(SearchResult result) {}

  /** What was learned in the last game is of no use. */
  default void newGame() {}

  /** Never another effort than the standard. */
  final class Constant implements EffortPolicy {
    private Constant() {}

    @Override
    public Effort begin(Position root, Limits limits, Effort standard) {
      return standard;
    }

    @Override
    public Effort next(IterationFacts facts, Effort standard) {
      return standard;
    }
  }
}
