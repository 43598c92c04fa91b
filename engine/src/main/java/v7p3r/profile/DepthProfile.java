package v7p3r.profile;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.LongSupplier;
import v7p3r.board.Color;
import v7p3r.board.Position;
import v7p3r.desc.Feature;
import v7p3r.eval.Evaluator;
import v7p3r.eval.Theme;
import v7p3r.eval.ThemeSet;
import v7p3r.eval.context.EvalContext;
import v7p3r.eval.context.Weights;
import v7p3r.search.Iteration;
import v7p3r.search.IterationFacts;
import v7p3r.search.Limits;
import v7p3r.search.SearchListener;
import v7p3r.search.Statistics;
import v7p3r.search.Value;
import v7p3r.search.tree.NegamaxSearch;

/**
 * The wide layer: what searches to the depths 1 to 6 show of a position, from tables that know
 * nothing. A search to a depth begins with those to lower ones, so one search shows all six.
 */
public final class DepthProfile {
  public static final int DEPTHS = 6;

  private static final int HASH_MEGABYTES = 1;

  /** Calls that are timed together, for a clock costs more than a call. */
  private static final int TIMED_CALLS = 16;

  private static final double NANOS_A_MICRO = 1000;
  private static final double NANOS_A_SECOND = 1e9;

  /** Scores beyond say no more about stability. */
  private static final int DECIDED = 2000;

  /**
   * What one depth showed.
   *
   * @param score centipawns of the side to move, or a mate
   * @param nanos time since the search began, by the clock of the profile
   * @param features in the order of {@link Feature#profiled}
   */
  public record Row(int depth, int score, long nodes, long nanos, float[] features) {
    public double logTimePerNode() {
      return StrictMath.log(Math.max(1.0, nanos) / Math.max(1, nodes));
    }
  }

  private final LongSupplier clock;
  private final NegamaxSearch search;
  private final Evaluator evaluator = new Evaluator(Weights.tuned(), ThemeSet.ALL);
  private final EvalContext context = new EvalContext();
  private final int[] weights = Weights.tuned().toArray();
  private final Listener listener = new Listener();

  /** Keeps results alive, so that no timed call can be left out. */
  private long sink;

  /**
   * A profile whose costs are measured by a clock in nanoseconds: one of the thread's processor
   * time, where there is one, makes a busy machine count as little as can be.
   */
  public DepthProfile(LongSupplier clock) {
    this.clock = clock;
    search = new NegamaxSearch(HASH_MEGABYTES, clock);
  }

  /** A row for each depth that was finished; fewer where a mate is found early. */
  public List<Row> of(Position position) {
    float[] costs = costs(position);
    search.forget();
    search.prepare();
    listener.begin(costs);
    search.search(position, Limits.toDepth(DEPTHS), listener);
    return List.copyOf(listener.rows);
  }

  private float[] costs(Position position) {
    float[] costs = new float[Feature.profiled().size()];
    context.look(position, weights);
    put(costs, Feature.EVAL_TIME_US, evaluationMicros(position));
    put(costs, Feature.TIME_PAWN_CHAINS_US, themeMicros(Theme.PAWN_CHAINS));
    put(costs, Feature.TIME_KING_ATTACK_US, themeMicros(Theme.KING_ATTACK));
    put(costs, Feature.TIME_BACKWARD_PAWNS_US, themeMicros(Theme.BACKWARD_PAWNS));
    return costs;
  }

  private double evaluationMicros(Position position) {
    long start = clock.getAsLong();
    for (int i = 0; i < TIMED_CALLS; i++) {
      sink += evaluator.evaluate(position);
    }
    return micros(start);
  }

  private double themeMicros(Theme theme) {
    long start = clock.getAsLong();
    for (int i = 0; i < TIMED_CALLS; i++) {
      sink += theme.score(context, Color.WHITE) - theme.score(context, Color.BLACK);
    }
    return micros(start);
  }

  private double micros(long start) {
    return (clock.getAsLong() - start) / NANOS_A_MICRO / TIMED_CALLS;
  }

  private static void put(float[] features, Feature feature, double value) {
    features[feature.index()] = (float) value;
  }

  @Override
  public String toString() {
    return "depths 1 to " + DEPTHS + ", " + sink;
  }

  /** Turns iterations into rows. */
  private static final class Listener implements SearchListener {
    private final List<Row> rows = new ArrayList<>();
    private float[] costs;
    private int scoreBefore;

    void begin(float[] costs) {
      this.costs = costs;
      rows.clear();
    }

    /** A mate in one is found without an iteration that has facts. */
    @Override
    public void onIteration(Iteration iteration) {
      if (iteration.depth() == 1 && iteration.score() == Value.mateIn(1)) {
        float[] features = Arrays.copyOf(costs, costs.length);
        rows.add(new Row(1, iteration.score(), iteration.nodes(), iteration.nanos(), features));
      }
    }

    @Override
    public void onFacts(IterationFacts facts) {
      if (facts.depth() == 1) {
        rows.clear();
        scoreBefore = bounded(facts.staticEval());
      }
      Statistics statistics = facts.statistics();
      double nodes = Math.max(1, statistics.nodes());
      double probes = Math.max(1, statistics.tableProbes());
      double cutoffs = Math.max(1, statistics.cutoffs());
      double nps = nodes * NANOS_A_SECOND / Math.max(1, facts.nanos());
      double hits = statistics.tableHits() / probes;
      float[] features = Arrays.copyOf(costs, costs.length);
      put(features, Feature.TT_HIT_RATE, hits);
      put(features, Feature.PRUNING_RATE, statistics.cutoffs() / nodes);
      put(features, Feature.EVAL_VOLATILITY, Math.abs(bounded(facts.score()) - scoreBefore));
      put(features, Feature.NPS, nps);
      put(features, Feature.TT_COLLISION_RATE, statistics.tableCollisions() / probes);
      put(features, Feature.FIRST_MOVE_CUTOFF_RATE, statistics.firstMoveCutoffs() / cutoffs);
      put(features, Feature.QUIESCENCE_SHARE, statistics.quiescenceNodes() / nodes);
      float evaluation = features[Feature.EVAL_TIME_US.index()];
      put(features, Feature.EFFICIENCY, hits * nps / (evaluation + 1));
      scoreBefore = bounded(facts.score());
      rows.add(new Row(facts.depth(), facts.score(), statistics.nodes(), facts.nanos(), features));
    }

    private static int bounded(int score) {
      return Math.clamp(score, -DECIDED, DECIDED);
    }
  }
}
