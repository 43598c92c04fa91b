package v7p3r.desc.control;

import java.util.List;

/**
 * Makes PES of a search a rank among searches of its length. The live model ranks the states of all
 * searches that it learned from, the first iterations too; the more nodes a search may take, the
 * easier it makes what it searches, and in the end nearly all would be in the first two modes.
 *
 * @param rows by growing nodes; none for PES as it is
 */
record PesScale(List<Row> rows) {
  /** PES stays what the model says. */
  static final PesScale AS_IT_IS = new PesScale(List.of());

  /** Where the scale of ranks begins, and the ends of the five modes on it. */
  private static final double[] RANKS = {0, 0.2, 0.4, 0.6, 0.8, 1};

  /**
   * What PES was at the end of searches with such a budget.
   *
   * @param nodes the budget
   * @param ends the PES below which 25, 50, 78 and 93 % of them ended, growing
   */
  record Row(double nodes, List<Double> ends) {
    static final int ENDS = 4;

    Row {
      ends = List.copyOf(ends);
    }

    /** With the ends of the whole scale. */
    private double end(int i) {
      return i == 0 ? 0 : i > ENDS ? 1 : ends.get(i - 1);
    }
  }

  PesScale {
    rows = List.copyOf(rows);
  }

  boolean isAsItIs() {
    return rows.isEmpty();
  }

  /** The rank of what a model says of a search with a budget of this many nodes. */
  float rank(float pes, double nodes) {
    if (isAsItIs()) {
      return pes;
    }
    int above = 0;
    while (above < rows.size() && rows.get(above).nodes() < nodes) {
      above++;
    }
    Row low = rows.get(Math.max(above - 1, 0));
    Row high = rows.get(Math.min(above, rows.size() - 1));
    double place =
        low == high ? 0 : Math.log(nodes / low.nodes()) / Math.log(high.nodes() / low.nodes());
    double start = 0;
    for (int i = 1; i < RANKS.length; i++) {
      double end = low.end(i) + place * (high.end(i) - low.end(i));
      if (pes < end) {
        return ranked(pes, start, end, i);
      }
      start = end;
    }
    return 1;
  }

  /** The rank of a PES among searches of which 25, 50, 78 and 93 % end below these numbers. */
  static float rank(float pes, List<Double> ends) {
    double start = 0;
    for (int i = 1; i < RANKS.length; i++) {
      double end = i > Row.ENDS ? 1 : ends.get(i - 1);
      if (pes < end) {
        return ranked(pes, start, end, i);
      }
      start = end;
    }
    return 1;
  }

  private static float ranked(float pes, double start, double end, int i) {
    return (float) (RANKS[i - 1] + (pes - start) / (end - start) * (RANKS[i] - RANKS[i - 1]));
  }
}
