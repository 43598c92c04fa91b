package v7p3r.search;

/** Facts of iterations that a test makes up. */
public final class Facts {
  private static final int BEST = 1;

  private Facts() {}

  /**
   * @param share nodes of the best move, in 1/1024 of all
   * @param rootMoves how many legal moves there are
   */
  public static IterationFacts of(
      int depth, long nanos, int bestMove, int score, int share, int rootMoves) {
    int[] moves = new int[rootMoves];
    long[] nodes = new long[rootMoves];
    for (int i = 0; i < rootMoves; i++) {
      moves[i] = bestMove + i;
    }
    nodes[0] = share;
    if (rootMoves > 1) {
      nodes[1] = 1024 - share;
    }
    RootNodes costs = RootNodes.of(moves, nodes);
    return new IterationFacts(
        depth,
        depth,
        bestMove,
        score,
        score,
        0,
        0,
        Signals.NONE,
        nanos,
        1,
        0,
        costs,
        Statistics.NONE);
  }

  /** The same with other signals. */
  public static IterationFacts with(IterationFacts facts, Signals signals) {
    return new IterationFacts(
        facts.depth(),
        facts.selectiveDepth(),
        facts.bestMove(),
        facts.score(),
        facts.staticEval(),
        facts.failLows(),
        facts.failHighs(),
        signals,
        facts.nanos(),
        facts.budgetShare(),
        facts.evaluationNanos(),
        facts.rootNodes(),
        facts.statistics());
  }

  /** A quiet iteration among many legal moves. */
  public static IterationFacts at(int depth, long nanos) {
    return of(depth, nanos, BEST, 0, 512, 30);
  }
}
