package v7p3r.desc;

import java.util.Map;
import v7p3r.board.Move;
import v7p3r.search.HandRule;
import v7p3r.search.IterationFacts;
import v7p3r.search.RootNodes;
import v7p3r.search.Statistics;
import v7p3r.search.Tunable;

/**
 * Works out what the iterations of a search have shown so far. One instance a search at a time; it
 * allocates nothing after it is made.
 */
public final class LiveFeatures {
  /** Length of the array to fill. */
  public static final int COUNT = Feature.live().size();

  private static final int REMEMBERED = 4;
  private static final double WHOLE_RULE = 1000;

  /** The first iterations change their mind all the time. */
  private static final int FIRST_FLIP_DEPTH = 3;

  /**
   * The hand-written rule as it was when models learned from it. The one that plays can be tuned;
   * what a model is told must go on to mean the same.
   */
  private static final HandRule LEARNED_RULE =
      HandRule.of(
          Map.of(
              Tunable.TIME_UNSTABLE, 128,
              Tunable.TIME_STABLE_STEP, 10,
              Tunable.TIME_STABLE_LEAST, 66,
              Tunable.TIME_NODES, 216,
              Tunable.TIME_NODES_DIVISOR, 7,
              Tunable.TIME_NODES_LEAST, 70,
              Tunable.TIME_RISING, 80,
              Tunable.TIME_FALLING, 170,
              Tunable.TIME_CALM, 96,
              Tunable.TIME_SURPRISE, 10));

  private final double[] chances = new double[REMEMBERED];
  private int iterations;
  private int bestMove;
  private int flips;
  private long nodesAtFlip;
  private long nodesBefore;
  private long iterationBefore;
  private double failLows;

  /** A new search begins. */
  public void reset() {
    iterations = 0;
    bestMove = Move.NONE;
    flips = 0;
    nodesAtFlip = 0;
    nodesBefore = 0;
    iterationBefore = 0;
    failLows = 0;
  }

  /**
   * Takes in the next iteration and fills an array from an index on with {@link #COUNT} numbers.
   *
   * @param budgetShare what is spent of the time or nodes planned for the move; 1 for all of it
   */
  public void after(IterationFacts facts, double budgetShare, float[] features, int from) {
    assert features.length >= from + COUNT;
    Statistics statistics = facts.statistics();
    long nodes = Math.max(1, statistics.nodes());
    followBestMove(facts, nodes);
    double chance = WinProbability.of(facts.score());
    double before = iterations == 0 ? chance : chances[(iterations - 1) % REMEMBERED];
    chances[iterations % REMEMBERED] = chance;
    iterations++;
    failLows = failLows / 2 + facts.failLows();
    long iteration = Math.max(1, nodes - nodesBefore);

    put(features, from, Feature.LIVE_BUDGET, log2(budgetShare));
    put(features, from, Feature.LIVE_DEPTH, facts.depth());
    put(features, from, Feature.LIVE_SELECTIVE_EXCESS, facts.selectiveDepth() - facts.depth());
    put(features, from, Feature.LIVE_STABLE_ITERATIONS, facts.signals().stableIterations());
    put(features, from, Feature.LIVE_FLIPS, flips);
    put(features, from, Feature.LIVE_FLIP_DISTANCE, log2((double) nodes / nodesAtFlip));
    put(features, from, Feature.LIVE_CHANCE, chance);
    put(features, from, Feature.LIVE_CERTAINTY, Math.abs(2 * chance - 1));
    put(features, from, Feature.LIVE_CHANCE_STEP, chance - before);
    put(features, from, Feature.LIVE_CHANCE_DROP, best() - chance);
    put(features, from, Feature.LIVE_VOLATILITY, deviation());
    double gap = chance - WinProbability.of(facts.staticEval());
    put(features, from, Feature.LIVE_STATIC_GAP, gap);
    put(features, from, Feature.LIVE_FAIL_LOWS, facts.failLows());
    put(features, from, Feature.LIVE_FAIL_HIGHS, facts.failHighs());
    put(features, from, Feature.LIVE_RECENT_FAIL_LOWS, failLows);
    double growth = iterationBefore == 0 ? 0 : log2((double) iteration / iterationBefore);
    put(features, from, Feature.LIVE_GROWTH, growth);
    put(features, from, Feature.LIVE_NODES_A_DEPTH, log2(nodes) / facts.depth());
    lookAtRoot(facts.rootNodes(), features, from);
    lookAtEngine(statistics, features, from);
    put(features, from, Feature.LIVE_HAND_RULE, LEARNED_RULE.share(facts.signals()) / WHOLE_RULE);

    nodesBefore = nodes;
    iterationBefore = iteration;
  }

  private void followBestMove(IterationFacts facts, long nodes) {
    if (facts.bestMove() == bestMove) {
      return;
    }
    flips += bestMove != Move.NONE && facts.depth() >= FIRST_FLIP_DEPTH ? 1 : 0;
    bestMove = facts.bestMove();
    nodesAtFlip = nodes;
  }

  private void lookAtRoot(RootNodes root, float[] features, int from) {
    double total = Math.max(1, root.total());
    double best = 0;
    double second = 0;
    double entropy = 0;
    for (int i = 0; i < root.size(); i++) {
      double share = root.nodes(i) / total;
      entropy -= share > 0 ? share * log2(share) : 0;
      if (root.move(i) == bestMove) {
        best = share;
      } else {
        second = Math.max(second, share);
      }
    }
    put(features, from, Feature.LIVE_BEST_SHARE, best);
    put(features, from, Feature.LIVE_SECOND_SHARE, second);
    put(features, from, Feature.LIVE_SPREAD, root.size() < 2 ? 0 : entropy / log2(root.size()));
  }

  private static void lookAtEngine(Statistics statistics, float[] features, int from) {
    double probes = Math.max(1, statistics.tableProbes());
    double nodes = Math.max(1, statistics.nodes());
    double cutoffs = Math.max(1, statistics.cutoffs());
    put(features, from, Feature.LIVE_TT_HIT_RATE, statistics.tableHits() / probes);
    put(features, from, Feature.LIVE_TT_COLLISION_RATE, statistics.tableCollisions() / probes);
    put(features, from, Feature.LIVE_PRUNING_RATE, statistics.cutoffs() / nodes);
    put(features, from, Feature.LIVE_FIRST_MOVE_CUTOFFS, statistics.firstMoveCutoffs() / cutoffs);
    put(features, from, Feature.LIVE_QUIESCENCE_SHARE, statistics.quiescenceNodes() / nodes);
  }

  private double best() {
    double best = 0;
    for (int i = 0; i < Math.min(iterations, REMEMBERED); i++) {
      best = Math.max(best, chances[i]);
    }
    return best;
  }

  private double deviation() {
    int count = Math.min(iterations, REMEMBERED);
    double sum = 0;
    for (int i = 0; i < count; i++) {
      sum += chances[i];
    }
    double mean = sum / count;
    double squares = 0;
    for (int i = 0; i < count; i++) {
      squares += (chances[i] - mean) * (chances[i] - mean);
    }
    return Math.sqrt(squares / count);
  }

  /** StrictMath: the same features on every machine. */
  private static double log2(double value) {
    return StrictMath.log(value) / StrictMath.log(2);
  }

  private static void put(float[] features, int from, Feature feature, double value) {
    features[from + feature.index()] = (float) value;
  }
}
