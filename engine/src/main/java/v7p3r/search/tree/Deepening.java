package v7p3r.search.tree;

import java.util.function.Supplier;
import v7p3r.board.Move;
import v7p3r.board.MoveList;
import v7p3r.board.Position;
import v7p3r.eval.Evaluator;
import v7p3r.eval.ThemeSet;
import v7p3r.search.Bound;
import v7p3r.search.Effort;
import v7p3r.search.Iteration;
import v7p3r.search.IterationFacts;
import v7p3r.search.Limits;
import v7p3r.search.Line;
import v7p3r.search.RootNodes;
import v7p3r.search.SearchListener;
import v7p3r.search.SearchResult;
import v7p3r.search.Statistics;
import v7p3r.search.Tunable;
import v7p3r.search.Value;
import v7p3r.search.time.TimeManager;

/** Iterative deepening of one thread: depth by depth, each with a window around the last score. */
final class Deepening {
  private static final int FIRST_WINDOWED_DEPTH = 4;

  /** Searches shorter than this have nothing to spare for the proof of a mate. */
  private static final long NODES_BEFORE_PROOF = 10_000;

  private static final long NODES_OF_PROOF = 40_000;

  private final SearchThread thread;
  private final Negamax negamax;
  private final Minimax minimax;
  private final ShortMate shortMate;
  private final SearchControl control;

  /** The counts of all threads, for reports. */
  private Supplier<Statistics> totals;

  private int failLows;
  private int failHighs;
  private Line bestLine = Line.EMPTY;
  private int bestScore;

  Deepening(SearchThread thread, SearchControl control) {
    this.thread = thread;
    this.control = control;
    this.negamax = new Negamax(thread);
    this.minimax = new Minimax(thread);
    this.shortMate = new ShortMate(thread);
    this.totals = this::statistics;
  }

  void setTotals(Supplier<Statistics> allThreads) {
    totals = allThreads;
  }

  void setEvaluator(Evaluator evaluator) {
    thread.evaluator = evaluator;
  }

  /** The tunables have changed. */
  void retune() {
    negamax.retune();
  }

  void newGame() {
    thread.newGame();
  }

  /** For the whole of the next search. */
  void use(ThemeSet themes) {
    thread.use(themes);
  }

  Evaluator evaluator() {
    return thread.evaluator;
  }

  /** The counts of this thread. */
  Statistics statistics() {
    return thread.statistics();
  }

  /** Before the search of this thread runs. */
  void begin(Position position, MoveList roots) {
    thread.startSearch(position);
    thread.rootMoves.set(roots);
    negamax.startSearch();
  }

  /** The thread that decides: reports, watches the clock, gives the answer. */
  SearchResult run(Assignment assignment) {
    MoveList roots = assignment.roots();
    SearchListener listener = assignment.listener();
    thread.listener = listener;
    int wanted = Math.min(assignment.lines(), roots.size());
    int[] scores = new int[wanted];
    int move = roots.get(0);
    int ponder = Move.NONE;
    int score = Value.DRAW;
    long scoreSum = 0;
    int finished = 0;
    boolean soughtMate = false;
    for (int depth = 1; depth <= assignment.maxDepth() && !thread.stopped; depth++) {
      thread.rootMoves.openAll();
      failLows = 0;
      failHighs = 0;
      for (int line = 0; line < wanted && !thread.stopped; line++) {
        boolean found = deepen(depth, scores[line], listener, line);
        if (!found) {
          break;
        }
        scores[line] = bestScore;
        thread.rootMoves.close(bestLine.get(0));
        if (line == 0) {
          move = bestLine.get(0);
          ponder = bestLine.getOrNone(1);
          score = bestScore;
          control.answerFound();
        }
        if (!thread.stopped) {
          listener.onIteration(iteration(depth, line, bestScore, Bound.EXACT, bestLine));
        }
      }
      if (thread.stopped) {
        break;
      }
      finished = depth;
      scoreSum += score;
      IterationFacts facts = facts(assignment, depth, move, score);
      listener.onFacts(facts);
      if (thread.features.areEnough(thread.nodes, (int) (scoreSum / depth))
          || !wantsDeeper(assignment, facts)) {
        break;
      }
      if (!soughtMate && mayHideShortMate(score)) {
        soughtMate = true;
        shortMate.prove(score > 0, NODES_OF_PROOF);
      }
    }
    Statistics statistics = totals.get();
    if (thread.stopped) {
      listener.onBrokenOff(statistics.nodes(), control::elapsedNanos);
    }
    return new SearchResult(move, ponder, score, finished, statistics);
  }

  /** The further a score is from zero, the more is pruned: a short mate by quiet moves, too. */
  private boolean mayHideShortMate(int score) {
    return thread.nodes >= NODES_BEFORE_PROOF
        && Math.abs(score) >= thread.tune(Tunable.SHORT_MATE_SCORE)
        && !ShortMate.isShort(score)
        && thread.features.checkmates();
  }

  private boolean wantsDeeper(Assignment assignment, IterationFacts facts) {
    int score = facts.score();
    int mate = assignment.limits().mate();
    if (mate != Limits.NONE && score >= Value.MATE_BOUND && Value.movesToMate(score) <= mate) {
      return false;
    }
    if (thread.features.checkmates() && isProven(score, facts.depth())
        || facts.depth() == assignment.maxDepth()) {
      return false;
    }
    Effort effort = assignment.effortAfter(facts);
    control.setEffort(effort);
    return assignment.time().wantsMore(facts) || !control.clockRuns();
  }

  private IterationFacts facts(Assignment assignment, int depth, int move, int score) {
    TimeManager time = assignment.time();
    Statistics statistics = totals.get();
    RootNodes rootNodes = thread.rootMoves.costs();
    int staticEval = thread.rootEval() == Frame.NO_EVAL ? score : thread.rootEval();
    long nanos = control.clockNanos();
    return new IterationFacts(
        depth,
        Math.max(thread.selectiveDepth, depth),
        move,
        score,
        staticEval,
        failLows,
        failHighs,
        time.signals(move, score, staticEval, rootNodes),
        nanos,
        time.budgetShare(nanos, statistics.nodes()),
        (long) (statistics.evaluations() * assignment.evaluationNanos()),
        rootNodes,
        statistics);
  }

  /**
   * A mate that a deeper search will hardly shorten, though pruning may hide a shorter one for a
   * while; one suffered gets more time to be put off.
   */
  private static boolean isProven(int score, int depth) {
    if (!Value.isMate(score)) {
      return false;
    }
    int plies = Value.pliesToMate(score);
    return depth >= 2 * plies + (score > 0 ? -1 : 4);
  }

  /**
   * Another thread: searches the same and only fills the table; what others have put there first is
   * all that makes it differ.
   */
  void runBeside(int maxDepth) {
    int score = Value.DRAW;
    for (int depth = 1; depth <= maxDepth && !thread.stopped; depth++) {
      thread.rootMoves.openAll();
      if (deepen(depth, score, SearchListener.SILENT, 0)) {
        score = bestScore;
      }
    }
  }

  /** One depth; true if it found a line, also when it was stopped after a better first move. */
  private boolean deepen(int depth, int guess, SearchListener listener, int line) {
    thread.rootDepth = depth;
    thread.use(control.effort());
    thread.selectiveDepth = 0;
    int window = thread.tune(Tunable.ASPIRATION_WINDOW);
    boolean open =
        depth < FIRST_WINDOWED_DEPTH
            || Value.isMate(guess)
            || window == 0
            || !thread.features.alphaBeta();
    window += guess * guess / 16_000;
    int alpha = open ? -Value.INFINITE : Math.max(guess - window, -Value.INFINITE);
    int beta = open ? Value.INFINITE : Math.min(guess + window, Value.INFINITE);
    int reduced = 0;
    while (true) {
      int score = searchRoot(alpha, beta, Math.max(1, depth - reduced));
      Line pv = thread.root().line();
      if (thread.stopped) {
        if (!pv.isEmpty()) {
          bestLine = pv;
          return true;
        }
        return false;
      }
      if (score > alpha && score < beta) {
        bestLine = pv;
        bestScore = score;
        return true;
      }
      if (score <= alpha) {
        failLows++;
        report(depth, line, score, Bound.UPPER, listener);
        beta = (alpha + beta) / 2;
        alpha = Math.max(score - window, -Value.INFINITE);
        reduced = 0;
      } else {
        failHighs++;
        report(depth, line, score, Bound.LOWER, listener);
        beta = Math.min(score + window, Value.INFINITE);
        reduced = Math.min(reduced + 1, 3);
      }
      window += window / 2;
      if (window > 1000) {
        alpha = -Value.INFINITE;
        beta = Value.INFINITE;
      }
    }
  }

  private int searchRoot(int alpha, int beta, int depth) {
    return thread.features.alphaBeta()
        ? negamax.search(alpha, beta, depth, thread.root(), false)
        : minimax.search(depth, thread.root());
  }

  private void report(int depth, int line, int score, Bound bound, SearchListener listener) {
    if (control.isLong()) {
      listener.onIteration(iteration(depth, line, score, bound, thread.root().line()));
    }
  }

  private Iteration iteration(int depth, int line, int score, Bound bound, Line pv) {
    return new Iteration(
        depth,
        Math.max(thread.selectiveDepth, depth),
        line + 1,
        score,
        bound,
        totals.get().nodes(),
        control.elapsedNanos(),
        thread.table.fullness(),
        pv);
  }
}
