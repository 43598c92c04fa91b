package v7p3r.search.tree;

import java.util.List;
import java.util.function.Supplier;
import v7p3r.search.Bound;
import v7p3r.search.Iteration;
import v7p3r.search.Line;
import v7p3r.search.SearchListener;
import v7p3r.search.Statistics;

/** Tells a listener the best lines, and remembers which one it was told last to be best. */
final class LineReports {
  private final SearchListener listener;
  private final SearchControl control;
  private final TranspositionTable table;

  /** The counts of all threads. */
  private final Supplier<Statistics> totals;

  private RootLine told = RootLine.NONE;

  LineReports(
      SearchListener listener,
      SearchControl control,
      TranspositionTable table,
      Supplier<Statistics> totals) {
    this.listener = listener;
    this.control = control;
    this.table = table;
    this.totals = totals;
  }

  /** The lines of a completed depth, best first. */
  void completed(List<RootLine> lines) {
    tell(lines, Bound.EXACT);
  }

  /** A depth goes on with another window; told only once the search takes long. */
  void missedWindow(RootLine line, Bound bound) {
    if (control.isLong()) {
      tell(line, 1, bound);
    }
  }

  /**
   * The search is over: its answer is told unless it was told last.
   *
   * @param bound exact if its depth was completed
   */
  void answer(List<RootLine> lines, Bound bound) {
    if (!lines.isEmpty() && !isTold(lines.getFirst())) {
      tell(lines, bound);
    }
  }

  private boolean isTold(RootLine line) {
    return line.move() == told.move() && line.score() == told.score();
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
    listener.onIteration(
        new Iteration(
            line.depth(),
            line.selectiveDepth(),
            number,
            line.score(),
            bound,
            totals.get().nodes(),
            control.elapsedNanos(),
            table.fullness(),
            pv));
  }
}
