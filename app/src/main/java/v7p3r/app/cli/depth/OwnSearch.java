package v7p3r.app.cli.depth;

import v7p3r.search.Statistics;

/**
 * What our engine did in the time of one position. Shares are between 0 and 1.
 *
 * @param depth the last finished iteration, in half moves
 * @param givesCheckPerNode how often it was asked whether a move gives check
 * @param evaluationShare estimated share of the time
 */
public record OwnSearch(
    int depth,
    int selectiveDepth,
    long nodes,
    long nodesPerSecond,
    double tableHitRate,
    double givesCheckPerNode,
    double quiescenceShare,
    double evaluationShare) {
  static OwnSearch of(
      int depth, int selectiveDepth, Statistics counts, long nanos, long evaluationNanos) {
    return new OwnSearch(
        depth,
        selectiveDepth,
        counts.nodes(),
        Math.round(counts.nodes() * 1e9 / Math.max(1, nanos)),
        share(counts.tableHits(), counts.tableProbes()),
        share(counts.givesCheckCalls(), counts.nodes()),
        share(counts.quiescenceNodes(), counts.nodes()),
        Math.min(1, share(evaluationNanos, nanos)));
  }

  private static double share(long part, long whole) {
    return whole == 0 ? 0 : (double) part / whole;
  }
}
