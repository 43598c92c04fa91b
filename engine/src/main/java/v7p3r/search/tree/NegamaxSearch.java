package v7p3r.search.tree;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.IntUnaryOperator;
import java.util.function.LongSupplier;
import v7p3r.board.Move;
import v7p3r.board.MoveList;
import v7p3r.board.Position;
import v7p3r.eval.EvaluationCost;
import v7p3r.eval.Evaluator;
import v7p3r.eval.ThemeSet;
import v7p3r.eval.context.Weights;
import v7p3r.search.Bound;
import v7p3r.search.EffortPolicy;
import v7p3r.search.Iteration;
import v7p3r.search.Limits;
import v7p3r.search.Line;
import v7p3r.search.SearchFeature;
import v7p3r.search.SearchListener;
import v7p3r.search.SearchResult;
import v7p3r.search.Searcher;
import v7p3r.search.Statistics;
import v7p3r.search.SystemClock;
import v7p3r.search.Tunable;
import v7p3r.search.Value;
import v7p3r.search.effort.DecisionListener;
import v7p3r.search.effort.MoveEffortTables;
import v7p3r.search.effort.MoveSampling;
import v7p3r.search.effort.TrialListener;
import v7p3r.search.memory.JournaledTable;
import v7p3r.search.memory.TranspositionTable;
import v7p3r.search.memory.UndoJournal;
import v7p3r.search.root.Assignment;
import v7p3r.search.root.OtherThreads;
import v7p3r.search.solved.SolvedEndings;
import v7p3r.search.solved.SolvedRoot;
import v7p3r.search.time.NodeClock;
import v7p3r.search.time.SearchControl;
import v7p3r.search.time.TimeArm;
import v7p3r.search.time.TimeManager;

/**
 * The engine's own search: iterative deepening over the whole evaluation, on one or several threads
 * that share a transposition table.
 */
public final class NegamaxSearch implements Searcher {
  private static final int MAX_DEPTH = 120;
  private static final long NANOS_A_MILLI = 1_000_000;

  /** What tables on a slow disk may take of a move, or of a clock, before the search begins. */
  private static final long PART_OF_A_MOVE_FOR_TABLES = 4;

  private static final long PART_OF_A_CLOCK_FOR_TABLES = 100;

  private final SearchControl control;
  private final TranspositionTable table;

  /** The tunables as they were set. */
  private final int[] wanted = Tunable.initialValues();

  /** The tunables as the threads read them. */
  private final int[] tune = Tunable.initialValues();

  private final Features features;
  private final List<Deepening> threads = new ArrayList<>();
  private Weights weights = Weights.tuned();
  private ThemeSet themes = ThemeSet.ALL;
  private final TimeManager time = new TimeManager(tune);
  private final NodeClock nodeClock = new NodeClock();
  private EffortPolicy policy = EffortPolicy.CONSTANT;
  private SolvedEndings endings = SolvedEndings.NONE;

  public NegamaxSearch(int hashMegabytes) {
    this(hashMegabytes, SystemClock.NANOS);
  }

  /** With another clock than that of the system, in nanoseconds. */
  public NegamaxSearch(int hashMegabytes, LongSupplier nanoTime) {
    this(new TranspositionTable(hashMegabytes), nanoTime);
  }

  /** With a table that others may look into. */
  NegamaxSearch(TranspositionTable table, LongSupplier nanoTime) {
    this(table, nanoTime, new Features());
  }

  private NegamaxSearch(TranspositionTable table, LongSupplier nanoTime, Features features) {
    this.table = table;
    this.features = features;
    control = new SearchControl(nanoTime, time);
    setThreads(1);
  }

  /**
   * A search on one thread that tries late moves on its way; apart from its time, it does and finds
   * what it would without.
   */
  public static NegamaxSearch withTrials(
      int hashMegabytes, MoveSampling sampling, TrialListener listener) {
    Features.Trials trials = new Features.Trials(sampling, listener, new UndoJournal());
    return new NegamaxSearch(
        new JournaledTable(hashMegabytes, trials.journal()),
        SystemClock.NANOS,
        new Features(Optional.of(trials)));
  }

  // ---- Settings, not while a search is under way ----

  /** The table is empty afterwards. */
  public void resizeHash(int megabytes) {
    table.resize(megabytes);
  }

  /** If there is no memory for them, all is as before. */
  public void setThreads(int count) {
    List<Deepening> made = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      Evaluator evaluator = new Evaluator(weights, themes);
      made.add(
          new Deepening(
              new SearchThread(table, evaluator, control, i == 0, tune, features), control));
    }
    threads.clear();
    threads.addAll(made);
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

  /** Tables of endings to ask; what was found out with others stays. */
  public void setSolvedEndings(SolvedEndings endings) {
    this.endings = endings;
  }

  /** From the next search on; what was found out with others is kept apart. */
  public void setThemes(ThemeSet themes) {
    this.themes = themes;
  }

  /** What was found out with others is forgotten. */
  public void setWeights(Weights weights) {
    this.weights = weights;
    table.clear();
    for (Deepening thread : threads) {
      thread.setEvaluator(new Evaluator(weights, themes));
    }
  }

  /** Lets the clock count nodes instead of time; 0 for real time. */
  public void setNodesTime(int nodesAMilli) {
    control.setNodesTime(nodesAMilli);
    nodeClock.setRate(nodesAMilli);
    time.setCountsNodes(nodesAMilli > 0);
  }

  /** What was learned of late moves decides with the formula; nothing for the formula alone. */
  public void setMoveEffort(Optional<MoveEffortTables> tables) {
    features.setLearned(tables);
    setThreads(threads.size());
    newGame();
  }

  /** From now on someone is told what reductions near the root are due to, for good. */
  public void explainTo(DecisionListener listener) {
    features.setExplained(listener);
    setThreads(threads.size());
    newGame();
  }

  /** Leaves a part of the search out, or takes it in again; what was learned is forgotten. */
  public void setFeature(SearchFeature feature, boolean on) {
    features.set(feature, on);
    rebuild();
  }

  /** How many moves of a node are looked at before quiet ones are left out; 0 for all. */
  public void setMaxOrderedMoves(int moves) {
    features.setMaxOrderedMoves(moves == 0 ? Integer.MAX_VALUE : moves);
    rebuild();
  }

  private void rebuild() {
    for (Tunable tunable : Tunable.values()) {
      use(tunable);
    }
    setThreads(threads.size());
    newGame();
  }

  /** Nodes after which no deeper look is taken, fewer when the score is good; 0 for no limit. */
  public void setMaxNodes(long nodes) {
    features.setMaxNodes(nodes);
  }

  /** A value beyond the range of the tunable becomes the nearest one within. */
  public void setTunable(Tunable tunable, int value) {
    wanted[tunable.ordinal()] = Math.clamp(value, tunable.lowest(), tunable.highest());
    use(tunable);
    for (Deepening thread : threads) {
      thread.retune();
    }
  }

  private void use(Tunable tunable) {
    int index = tunable.ordinal();
    tune[index] = features.limited(tunable, wanted[index]);
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
    MoveList roots = limits.rootMoves(position);
    if (roots.isEmpty()) {
      return SearchResult.withoutMoves(position.inCheck());
    }
    int mate = features.checkmates() ? mateInOne(position, roots) : Move.NONE;
    if (mate != Move.NONE && limits.lines() == 1 && !limits.waitsForStop()) {
      Line line = Line.of(mate);
      listener.onIteration(
          new Iteration(
              1, 1, 1, Value.mateIn(1), Bound.EXACT, 1, control.elapsedNanos(), 0, 0, line));
      return new SearchResult(mate, Move.NONE, Value.mateIn(1), 1, Statistics.ofMoves(1));
    }
    Optional<SolvedRoot> solved = solvedRoot(position, roots, limits);
    EffortPolicy asked =
        solved.isPresent()
            ? policy.forSolved(listener)
            : policy.forSearch(position, limits, listener);
    ThemeSet counted = asked.themes(position, themes);
    SolvedEndings inside =
        solved.isEmpty() || solved.get().needsTables() ? endings : SolvedEndings.NONE;
    for (Deepening thread : threads) {
      thread.use(counted);
      thread.use(inside);
    }
    Assignment assignment =
        assignment(
            position, solved.map(SolvedRoot::moves).orElse(roots), limits, asked, listener, solved);
    control.start(limits, threads.size());
    control.setEffort(assignment.firstEffort());
    table.nextSearch();
    SearchResult result = run(assignment, solved.map(SolvedRoot::hits).orElse(0));
    if (limits.hasClock() && control.clockRuns()) {
      time.ended(control.clockNanos());
    }
    asked.ended(result);
    String remark = threads.getFirst().remark();
    if (!remark.isEmpty()) {
      listener.onRemark(remark);
    }
    return result;
  }

  private Assignment assignment(
      Position position,
      MoveList roots,
      Limits limits,
      EffortPolicy asked,
      SearchListener listener,
      Optional<SolvedRoot> solved) {
    int depth =
        limits.depth() == Limits.NONE ? MAX_DEPTH : Math.clamp(limits.depth(), 1, MAX_DEPTH);
    double evaluationNanos = 0;
    if (listener.wantsEvaluationTime()) {
      Evaluator evaluator = threads.getFirst().evaluator();
      evaluationNanos =
          EvaluationCost.nanos(evaluator, position, roots, control.nanoTime()) / threads.size();
    }
    time.start(limits, position.sideToMove(), position.fullMoveNumber(), asked.weighsSignals());
    if (time.hasLimit()) {
      listener.onPlan(time.usualNanos(), time.hardNanos());
    }
    IntUnaryOperator shownScore = solved.isPresent() ? solved.get()::told : score -> score;
    return new Assignment(
        position,
        roots,
        limits,
        depth,
        limits.lines(),
        time,
        asked,
        listener,
        shownScore,
        evaluationNanos);
  }

  /** What tables of endings say of the moves, unless that takes too long. */
  private Optional<SolvedRoot> solvedRoot(Position position, MoveList roots, Limits limits) {
    long millis = Long.MAX_VALUE / NANOS_A_MILLI;
    if (limits.moveTime() != Limits.NONE) {
      millis = limits.moveTime() / PART_OF_A_MOVE_FOR_TABLES;
    } else if (limits.hasClock()) {
      millis = limits.time(position.sideToMove()) / PART_OF_A_CLOCK_FOR_TABLES;
    }
    return SolvedRoot.of(position, roots, endings, control.nanoTime(), millis * NANOS_A_MILLI);
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

  /** Whatever happens, no thread goes on when this one is done. */
  private SearchResult run(Assignment assignment, int hits) {
    Position position = assignment.position();
    MoveList roots = assignment.roots();
    Deepening main = threads.getFirst();
    OtherThreads others = new OtherThreads(beside(assignment), position);
    for (Deepening thread : threads) {
      thread.clearCounters();
    }
    main.setTotals(this::totals);
    main.begin(position, roots);
    main.addSolvedHits(hits);
    try {
      return main.run(assignment, others);
    } finally {
      control.stop();
      others.end();
      main.end();
    }
  }

  private Statistics totals() {
    Statistics totals = Statistics.NONE;
    for (Deepening thread : threads) {
      totals = totals.plus(thread.statistics());
    }
    return totals;
  }

  private List<OtherThreads.Search> beside(Assignment assignment) {
    return threads.stream()
        .skip(1)
        .<OtherThreads.Search>map(thread -> root -> thread.runBeside(root, assignment))
        .toList();
  }
}
