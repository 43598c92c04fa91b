package v7p3r.search.tree;

import java.util.ArrayList;
import java.util.List;
import java.util.function.LongSupplier;
import v7p3r.board.Move;
import v7p3r.board.MoveList;
import v7p3r.board.Position;
import v7p3r.eval.Evaluator;
import v7p3r.eval.ThemeSet;
import v7p3r.eval.context.Weights;
import v7p3r.search.Bound;
import v7p3r.search.EffortPolicy;
import v7p3r.search.Iteration;
import v7p3r.search.Limits;
import v7p3r.search.Line;
import v7p3r.search.RootMoves;
import v7p3r.search.SearchFeature;
import v7p3r.search.SearchListener;
import v7p3r.search.SearchResult;
import v7p3r.search.Searcher;
import v7p3r.search.Statistics;
import v7p3r.search.SystemClock;
import v7p3r.search.Tunable;
import v7p3r.search.Value;
import v7p3r.search.time.NodeClock;
import v7p3r.search.time.TimeArm;
import v7p3r.search.time.TimeManager;

/**
 * The engine's own search: iterative deepening over the whole evaluation, on one or several threads
 * that share a transposition table.
 */
public final class NegamaxSearch implements Searcher {
  private static final int MAX_DEPTH = 120;

  private final SearchControl control;
  private final TranspositionTable table;
  private final int[] tune = Tunable.initialValues();
  private final Features features = new Features();
  private final List<Deepening> threads = new ArrayList<>();
  private Weights weights = Weights.tuned();
  private ThemeSet themes = ThemeSet.ALL;
  private final TimeManager time = new TimeManager(tune);
  private final NodeClock nodeClock = new NodeClock();
  private EffortPolicy policy = EffortPolicy.CONSTANT;
  private int multiPv = 1;

  public NegamaxSearch(int hashMegabytes) {
    this(hashMegabytes, SystemClock.NANOS);
  }

  /** With a clock of its own, in nanoseconds. */
  public NegamaxSearch(int hashMegabytes, LongSupplier nanoTime) {
    control = new SearchControl(nanoTime, time);
    table = new TranspositionTable(hashMegabytes);
    setThreads(1);
  }

  // ---- Settings, not while a search is under way ----

  /** The table is empty afterwards. */
  public void resizeHash(int megabytes) {
    table.resize(megabytes);
  }

  public void setThreads(int count) {
    threads.clear();
    for (int i = 0; i < count; i++) {
      Evaluator evaluator = new Evaluator(weights, themes);
      threads.add(
          new Deepening(new Tree(table, evaluator, control, i == 0, tune, features), control));
    }
  }

  public void setMultiPv(int lines) {
    multiPv = lines;
  }

  /** Time that passes between the answer and the moment it reaches the opponent's clock. */
  public void setMoveOverhead(long millis) {
    time.setMoveOverhead(millis);
  }

  public void setTimeArm(TimeArm arm) {
    time.setArm(arm);
  }

  /** Who is asked how much effort a position deserves. */
  public void setEffortPolicy(EffortPolicy policy) {
    this.policy = policy;
  }

  /** Scores cached under other themes are forgotten. */
  public void setThemes(ThemeSet themes) {
    this.themes = themes;
    renewEvaluators();
  }

  public void setWeights(Weights weights) {
    this.weights = weights;
    renewEvaluators();
  }

  private void renewEvaluators() {
    table.clear();
    for (Deepening thread : threads) {
      thread.setEvaluator(new Evaluator(weights, themes));
    }
  }

  /** Lets the clock count nodes, so many a millisecond; 0 for real time. */
  public void setNodesTime(int nodesAMilli) {
    control.setNodesTime(nodesAMilli);
    nodeClock.setRate(nodesAMilli);
    time.setCountsNodes(nodesAMilli > 0);
  }

  /** Leaves a part of the search out, or takes it in again; what was learned is forgotten. */
  public void setFeature(SearchFeature feature, boolean on) {
    features.set(feature, on);
    newGame();
  }

  /** How many moves of a node are looked at before quiet ones are left out; 0 for all. */
  public void setMaxOrderedMoves(int moves) {
    features.maxOrderedMoves = moves == 0 ? Integer.MAX_VALUE : moves;
    newGame();
  }

  /** Nodes after which no deeper look is taken, fewer when the score is good; 0 for no limit. */
  public void setMaxNodes(long nodes) {
    features.setMaxNodes(nodes);
  }

  /** A value beyond the range of the tunable becomes the nearest one within. */
  public void setTunable(Tunable tunable, int value) {
    tune[tunable.ordinal()] = Math.clamp(value, tunable.lowest(), tunable.highest());
    for (Deepening thread : threads) {
      thread.retune();
    }
  }

  // ---- Control ----

  @Override
  public void prepare() {
    control.prepare();
  }

  @Override
  public void stop() {
    control.stop();
  }

  @Override
  public void ponderHit() {
    control.ponderHit();
  }

  @Override
  public void newGame() {
    forget();
    time.newGame();
    nodeClock.newGame();
    policy.newGame();
  }

  /** As if nothing had been searched yet, in the same game. */
  public void forget() {
    table.clear();
    for (Deepening thread : threads) {
      thread.newGame();
    }
  }

  @Override
  public SearchResult search(Position position, Limits asked, SearchListener listener) {
    int side = position.sideToMove();
    Limits limits = nodeClock.start(asked, side);
    SearchResult result = searchWithin(limits, position, listener);
    nodeClock.ended(limits, side, result.statistics().nodes());
    return result;
  }

  private SearchResult searchWithin(Limits limits, Position position, SearchListener listener) {
    MoveList roots = RootMoves.of(position, limits);
    if (roots.isEmpty()) {
      return SearchResult.withoutMoves(position.inCheck());
    }
    int mate = features.checkmates ? mateInOne(position, roots) : Move.NONE;
    if (mate != Move.NONE && multiPv == 1 && !limits.waitsForStop()) {
      Line line = Line.of(mate);
      listener.onIteration(
          new Iteration(1, 1, 1, Value.mateIn(1), Bound.EXACT, 1, control.elapsedNanos(), 0, line));
      return new SearchResult(mate, Move.NONE, Value.mateIn(1), 1, Statistics.ofMoves(1));
    }
    EffortPolicy asked = policy.forSearch(position, limits, listener);
    ThemeSet counted = asked.themes(position, themes);
    for (Deepening thread : threads) {
      thread.use(counted);
    }
    Assignment assignment = assignment(position, roots, limits, asked, listener);
    control.start(limits);
    control.setEffort(assignment.firstEffort());
    table.nextSearch();
    List<Thread> helpers = startHelpers(position, roots, assignment.maxDepth());
    Deepening main = threads.getFirst();
    main.setTotals(this::totals);
    main.begin(position, roots);
    SearchResult result = main.run(assignment);
    control.stop();
    join(helpers);
    if (limits.hasClock() && control.clockRuns()) {
      time.ended(control.clockNanos());
    }
    asked.ended(result);
    return result;
  }

  private Assignment assignment(
      Position position,
      MoveList roots,
      Limits limits,
      EffortPolicy asked,
      SearchListener listener) {
    int depth =
        limits.depth() == Limits.NONE ? MAX_DEPTH : Math.clamp(limits.depth(), 1, MAX_DEPTH);
    double evaluationNanos = 0;
    if (listener.wantsEvaluationTime()) {
      Evaluator evaluator = threads.getFirst().evaluator();
      evaluationNanos =
          EvaluationCost.nanos(evaluator, position, roots, control.nanoTime()) / threads.size();
    }
    time.start(limits, position.sideToMove(), position.fullMoveNumber(), asked.weighsSignals());
    return new Assignment(
        position, roots, limits, depth, multiPv, time, asked, listener, evaluationNanos);
  }

  /** Mate at once needs no search. */
  private static int mateInOne(Position position, MoveList roots) {
    for (int i = 0; i < roots.size(); i++) {
      int move = roots.get(i);
      if (position.givesCheck(move)) {
        position.make(move);
        boolean mated = position.isCheckmate();
        position.unmake();
        if (mated) {
          return move;
        }
      }
    }
    return Move.NONE;
  }

  private List<Thread> startHelpers(Position position, MoveList roots, int depth) {
    List<Thread> helpers = new ArrayList<>();
    for (Deepening thread : threads.subList(1, threads.size())) {
      thread.begin(position.copy(), roots);
      helpers.add(Thread.ofPlatform().daemon().start(() -> thread.runBeside(depth)));
    }
    return helpers;
  }

  private Statistics totals() {
    Statistics totals = Statistics.NONE;
    for (Deepening thread : threads) {
      totals = totals.plus(thread.statistics());
    }
    return totals;
  }

  private static void join(List<Thread> helpers) {
    boolean interrupted = false;
    for (Thread helper : helpers) {
      while (helper.isAlive()) {
        try {
          helper.join();
        } catch (InterruptedException e) {
          interrupted = true;
        }
      }
    }
    if (interrupted) {
      Thread.currentThread().interrupt();
    }
  }
}
