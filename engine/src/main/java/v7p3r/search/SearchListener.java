package v7p3r.search;

import java.util.function.LongSupplier;

/** Is told how a search gets on, on the thread that searches. */
public interface SearchListener {
  /** Hears nothing. */
  SearchListener SILENT = new Silent();

  void onIteration(Iteration iteration);

  /**
   * The clock of a search with a time limit runs.
   *
   * @param usualNanos what every move gets that nobody asks more or less for
   * @param longestNanos after this the search ends, whatever it is doing
   */
  default void onPlan(long usualNanos, long longestNanos) {}

  /** An iteration is over, with all its lines: what it found and what the search has cost. */
  default void onFacts(IterationFacts facts) {}

  /** Whether facts shall have the time of the evaluation; to find it out takes a millisecond. */
  default boolean wantsEvaluationTime() {
    return false;
  }

  /**
   * A root move is about to be searched; only told once a search has taken a while.
   *
   * @param number the place of the move in the order of search, from 1
   */
  default void onRootMove(int depth, int move, int number) {}

  /**
   * The search ends within an iteration: what it has cost in all, also what no iteration told.
   *
   * @param nanos looks at the clock
   */
  default void onBrokenOff(long nodes, LongSupplier nanos) {}

  /** Something worth knowing about how the move is chosen; in one sentence. */
  default void onRemark(String remark) {}

  /** Something went wrong that the search could make up for; in one sentence. */
  default void onProblem(String problem) {}

  /** The search itself failed; a simple one took its place. */
  default void onFailure(Throwable failure) {
    onProblem("search: expected a move, found " + failure);
  }

  /** A class of its own because lambdas cost time at start-up. */
  final class Silent implements SearchListener {
    private Silent() {}

    @Override
    public void onIteration(Iteration iteration) {}
  }
}
