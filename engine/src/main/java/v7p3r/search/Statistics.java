package v7p3r.search;

/**
 * What a search did, in counts: the nodes of both kinds, the moves that were given a score for the
 * order, the questions whether a move gives check, the looks into the transposition table, how many
 * found the position and how many entries drove out another position, the static evaluations, the
 * beta cutoffs, how many of those came from the first move searched, and the positions that tables
 * of endings knew.
 */
public record Statistics(
    long nodes,
    long quiescenceNodes,
    long movesOrdered,
    long givesCheckCalls,
    long tableProbes,
    long tableHits,
    long tableCollisions,
    long evaluations,
    long cutoffs,
    long firstMoveCutoffs,
    long solvedHits) {
  public static final Statistics NONE = new Statistics(0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0);

  /** Statistics of a player that looks at each legal move once. */
  public static Statistics ofMoves(long moves) {
    return new Statistics(moves, 0, 0, 0, 0, 0, 0, moves, 0, 0, 0);
  }

  public Statistics plus(Statistics other) {
    return new Statistics(
        nodes + other.nodes,
        quiescenceNodes + other.quiescenceNodes,
        movesOrdered + other.movesOrdered,
        givesCheckCalls + other.givesCheckCalls,
        tableProbes + other.tableProbes,
        tableHits + other.tableHits,
        tableCollisions + other.tableCollisions,
        evaluations + other.evaluations,
        cutoffs + other.cutoffs,
        firstMoveCutoffs + other.firstMoveCutoffs,
        solvedHits + other.solvedHits);
  }

  /** Calls of givesCheck for every 1,000 nodes. */
  public long givesCheckCallsPerMille() {
    return share(givesCheckCalls, nodes, 1000);
  }

  /** Cutoffs that the first move gave, in percent: how good the move order is. */
  public long firstMoveCutoffPercent() {
    return share(firstMoveCutoffs, cutoffs, 100);
  }

  private static long share(long part, long whole, long parts) {
    return whole == 0 ? 0 : parts * part / whole;
  }
}
