package v7p3r.search.root;

import java.util.List;
import java.util.function.IntUnaryOperator;
import java.util.function.Supplier;
import v7p3r.search.Bound;
import v7p3r.search.Iteration;
import v7p3r.search.Line;
import v7p3r.search.SearchListener;
import v7p3r.search.Statistics;
import v7p3r.search.memory.TranspositionTable;
import v7p3r.search.time.SearchControl;

/** Tells a listener the best lines, and remembers which one it was told last to be best. */
public final class LineReports {
  private final SearchListener listener;
  private final SearchControl control;
  private final TranspositionTable table;

  /** The counts of all threads. */
  private final Supplier<Statistics> totals;

  /** The score to be told for one that was found. */
  private final IntUnaryOperator shown;

  private RootLine told = RootLine.NONE;

  public LineReports(
      SearchListener listener,
      SearchControl control,
      TranspositionTable table,
      Supplier<Statistics> totals,
      IntUnaryOperator shown) {
    this.listener = listener;
    this.control = control;
    this.table = table;
    this.totals = totals;
    this.shown = shown;
  }

  /** The lines of a completed depth, best first. */
  public void completed(List<RootLine> lines) {
    tell(lines, Bound.EXACT);
  }

  /** A depth goes on with another window; told only once the search takes long. */
  public void missedWindow(RootLine line, Bound bound) {
    if (control.isLong()) {
      tell(line, 1, bound);
    }
  }

  /**
   * The search is over: its answer is told unless it was told last.
   *
   * @param bound exact if its depth was completed
   */
  public void answer(List<RootLine> lines, Bound bound) {
    if (!lines.isEmpty() && !isTold(lines.getFirst())) {
      tell(lines, bound);
    }
  }

  private boolean isTold(RootLine line) {
    return line.score() == told.score() && line.pv().equals(told.pv());
  }

  private void tell(List<RootLine> lines, Bound bound) {
    for (int i = 0; i < lines.size(); i++) {
      tell(lines.get(i), i + 1, bound);
    }
  }

  private void tell(RootLine line, int number, Bound bound) {
    Line pv = line.pv();
    if (number == 1 && !pv.isEmpty()) {
      told = line;
    }
    Statistics sums = totals.get();
    listener.onIteration(
        new Iteration(
            line.depth(),
            line.selectiveDepth(),
            number,
            shown.applyAsInt(line.score()),
            bound,
            sums.nodes(),
            control.elapsedNanos(),
            table.fullness(),
            sums.solvedHits(),
            pv));
  }
}
