package v7p3r.search;

/**
 * What the iterations of a search say about the worth of one more: a move that stays the best and
 * takes most of the nodes needs less time; a falling score, or one far from the static evaluation,
 * needs more.
 */
public final class RootSignals {
  private int bestMove;
  private int stableIterations;
  private int scoreBefore = Value.INFINITE;

  /** A new search begins. */
  public void reset() {
    bestMove = 0;
    stableIterations = 0;
    scoreBefore = Value.INFINITE;
  }

  /** The share of the soft limit that is left after an iteration, in 1/1000. */
  public int afterIteration(IterationFacts facts) {
    stableIterations = facts.bestMove() == bestMove ? stableIterations + 1 : 0;
    bestMove = facts.bestMove();
    int score = facts.score();
    int drop = scoreBefore == Value.INFINITE ? 0 : scoreBefore - score;
    scoreBefore = scoreBefore == Value.INFINITE ? score : (2 * scoreBefore + score) / 3;
    int surprise = Value.isMate(score) ? 0 : Math.abs(score - facts.staticEval());
    long stability = Math.max(66, 128 - 10 * Math.min(stableIterations, 8));
    long share = Math.clamp(216 - facts.rootNodes().share(bestMove) / 7L, 70, 216);
    long falling = Math.clamp(100L + drop, 80, 170);
    long complexity = 96 + Math.min(surprise, 200) / 10;
    return (int) (stability * share * falling / 1_000 * complexity / 100);
  }
}
