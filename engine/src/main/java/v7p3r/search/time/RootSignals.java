package v7p3r.search.time;

import v7p3r.search.IterationFacts;
import v7p3r.search.Tunable;
import v7p3r.search.Value;

/**
 * What the iterations of a search say about the worth of one more: a move that stays the best and
 * takes most of the nodes needs less time; a falling score, or one far from the static evaluation,
 * needs more.
 */
public final class RootSignals {
  private static final int MOST_STABLE_ITERATIONS = 8;

  /** In centipawns. */
  private static final int GREATEST_SURPRISE = 200;

  private final int[] tune;
  private int bestMove;
  private int stableIterations;
  private int scoreBefore = Value.INFINITE;

  public RootSignals() {
    this(Tunable.initialValues());
  }

  /** With the values of the tunables by ordinal; all but steps and divisors are in percent. */
  RootSignals(int[] tune) {
    this.tune = tune;
  }

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
    long stability =
        Math.max(
            value(Tunable.TIME_STABLE_LEAST),
            value(Tunable.TIME_UNSTABLE)
                - value(Tunable.TIME_STABLE_STEP)
                    * Math.min(stableIterations, MOST_STABLE_ITERATIONS));
    int nodes = value(Tunable.TIME_NODES);
    long share =
        Math.clamp(
            nodes - facts.rootNodes().share(bestMove) / (long) value(Tunable.TIME_NODES_DIVISOR),
            value(Tunable.TIME_NODES_LEAST),
            nodes);
    long falling = Math.clamp(100L + drop, value(Tunable.TIME_RISING), value(Tunable.TIME_FALLING));
    long complexity =
        value(Tunable.TIME_CALM)
            + Math.min(surprise, GREATEST_SURPRISE) * value(Tunable.TIME_SURPRISE) / 100;
    return (int) (stability * share * falling / 1_000 * complexity / 100);
  }

  private int value(Tunable tunable) {
    return tune[tunable.ordinal()];
  }
}
