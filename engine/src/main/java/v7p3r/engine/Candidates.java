package v7p3r.engine;

import java.util.ArrayList;
import java.util.List;
import java.util.function.LongSupplier;
import v7p3r.search.Bound;
import v7p3r.search.Iteration;
import v7p3r.search.IterationFacts;
import v7p3r.search.SearchListener;

/** Keeps the lines of each depth that was completed, and shows as many as are wanted. */
final class Candidates implements SearchListener {
  private final SearchListener listener;
  private final int shownLines;
  private final List<List<Iteration>> depths = new ArrayList<>();
  private List<Iteration> current = new ArrayList<>();

  Candidates(SearchListener listener, int shownLines) {
    this.listener = listener;
    this.shownLines = shownLines;
  }

  /** The lines of the last depth that was completed; of the first one also if it was not. */
  List<Iteration> lines() {
    return depths.isEmpty() ? current : depths.getLast();
  }

  /**
   * What a move was worth to a search of so many half moves, or to the deepest one that was
   * completed. A move that was not among the candidates there is worth as much as the last of them.
   */
  int score(int move, int depth) {
    List<Iteration> lines = depths.size() < depth ? lines() : depths.get(depth - 1);
    for (Iteration line : lines) {
      if (line.pv().get(0) == move) {
        return line.score();
      }
    }
    return lines.getLast().score();
  }

  @Override
  public void onIteration(Iteration iteration) {
    if (iteration.line() <= shownLines) {
      listener.onIteration(iteration);
    }
    if (iteration.bound() != Bound.EXACT || iteration.pv().isEmpty()) {
      return;
    }
    if (iteration.line() == 1) {
      current = new ArrayList<>();
    }
    current.add(iteration);
  }

  @Override
  public void onFacts(IterationFacts facts) {
    depths.add(current);
    listener.onFacts(facts);
  }

  @Override
  public void onPlan(long usualNanos, long longestNanos) {
    listener.onPlan(usualNanos, longestNanos);
  }

  @Override
  public boolean wantsEvaluationTime() {
    return listener.wantsEvaluationTime();
  }

  @Override
  public void onRootMove(int depth, int move, int number) {
    listener.onRootMove(depth, move, number);
  }

  @Override
  public void onBrokenOff(long nodes, LongSupplier nanos) {
    listener.onBrokenOff(nodes, nanos);
  }

  @Override
  public void onRemark(String remark) {
    listener.onRemark(remark);
  }

  @Override
  public void onProblem(String problem) {
    listener.onProblem(problem);
  }
}
