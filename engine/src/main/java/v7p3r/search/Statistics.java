package v7p3r.search;

/**
 * What a search did, in counts: the nodes of both kinds, the moves that were given a score for the
 * order, the questions whether a move gives check, the beta cutoffs, and how many of those came
 * from the first move searched.
 */
public record Statistics(
    long nodes,
    long quiescenceNodes,
    long movesOrdered,
    long givesCheckCalls,
    long tableHits,
    long cutoffs,
    long firstMoveCutoffs) {
  public static final Statistics NONE = new Statistics(0, 0, 0, 0, 0, 0, 0);

  /** Statistics of a player that looks at each legal move once. */
  public static Statistics ofMoves(long moves) {
    return new Statistics(moves, 0, 0, 0, 0, 0, 0);
  }

  /** Calls of givesCheck for every 1,000 nodes. */
  public long givesCheckCallsPerMille() {
    return nodes == 0 ? 0 : 1000 * givesCheckCalls / nodes;
  }

  /** Cutoffs that the first move gave, in percent: how good the move order is. */
  public long firstMoveCutoffPercent() {
    return cutoffs == 0 ? 0 : 100 * firstMoveCutoffs / cutoffs;
  }
}
