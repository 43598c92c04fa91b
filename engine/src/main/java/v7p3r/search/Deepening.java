package v7p3r.search;

import java.util.function.LongSupplier;
import v7p3r.board.Move;
import v7p3r.board.MoveList;
import v7p3r.board.Position;
import v7p3r.eval.Evaluator;

/** Iterative deepening of one thread: depth by depth, each with a window around the last score. */
final class Deepening {
  private static final int FIRST_WINDOWED_DEPTH = 4;
  private static final long QUIET_NANOS = 3_000_000_000L;

  private final Tree tree;
  private final Negamax negamax;
  private final SearchControl control;

  /** Nodes of all threads, for reports. */
  LongSupplier totalNodes;

  private Line bestLine = Line.EMPTY;
  private int bestScore;

  Deepening(Tree tree, SearchControl control) {
    this.tree = tree;
    this.control = control;
    this.negamax = new Negamax(tree);
    this.totalNodes = this::nodes;
  }

  void setEvaluator(Evaluator evaluator) {
    tree.evaluator = evaluator;
  }

  /** The tunables have changed. */
  void retune() {
    negamax.retune();
  }

  void newGame() {
    tree.newGame();
  }

  long nodes() {
    return tree.nodes;
  }

  private void begin(Position position, MoveList roots) {
    tree.startSearch(position);
    tree.rootMoves.set(roots);
    negamax.startSearch();
  }

  /** The thread that decides: reports, watches the clock, gives the answer. */
  SearchResult run(
      Position position,
      MoveList roots,
      Limits limits,
      int maxDepth,
      int lines,
      TimeManager time,
      SearchListener listener) {
    begin(position, roots);
    int wanted = Math.min(lines, roots.size());
    int[] scores = new int[wanted];
    int move = roots.get(0);
    int ponder = Move.NONE;
    int score = Value.DRAW;
    long scoreSum = 0;
    int finished = 0;
    for (int depth = 1; depth <= maxDepth && !tree.stopped; depth++) {
      tree.rootMoves.openAll();
      for (int line = 0; line < wanted && !tree.stopped; line++) {
        boolean found = deepen(depth, scores[line], listener, line);
        if (!found) {
          break;
        }
        scores[line] = bestScore;
        tree.rootMoves.close(bestLine.get(0));
        if (line == 0) {
          move = bestLine.get(0);
          ponder = bestLine.getOrNone(1);
          score = bestScore;
        }
        if (!tree.stopped) {
          listener.onIteration(iteration(depth, line, bestScore, Bound.EXACT, bestLine));
        }
      }
      if (tree.stopped) {
        break;
      }
      finished = depth;
      scoreSum += score;
      if (tree.features.areEnough(tree.nodes, (int) (scoreSum / depth))) {
        break;
      }
      if (!wantsDeeper(limits, time, move, score, roots.size(), depth)) {
        break;
      }
    }
    return new SearchResult(move, ponder, score, finished, statistics());
  }

  private boolean wantsDeeper(
      Limits limits, TimeManager time, int move, int score, int rootMoves, int depth) {
    if (limits.mate() != Limits.NONE
        && score >= Value.MATE_BOUND
        && Value.movesToMate(score) <= limits.mate()) {
      return false;
    }
    if (tree.features.checkmates && isProven(score, depth)) {
      return false;
    }
    long nodes = Math.max(1, tree.nodes);
    int share = (int) (tree.rootMoves.nodes(move) * 1024 / nodes);
    boolean more = time.wantsMore(control.clockNanos(), move, score, share, rootMoves);
    return more || !control.clockRuns();
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

  /** Another thread: searches the same, a little differently, and only fills the table. */
  void runBeside(Position position, MoveList roots, int maxDepth) {
    begin(position, roots);
    int score = Value.DRAW;
    for (int depth = 1; depth <= maxDepth && !tree.stopped; depth++) {
      tree.rootMoves.openAll();
      if (deepen(depth, score, SearchListener.SILENT, 0)) {
        score = bestScore;
      }
    }
  }

  /** One depth; true if it found a line, also when it was stopped after a better first move. */
  private boolean deepen(int depth, int guess, SearchListener listener, int line) {
    tree.rootDepth = depth;
    tree.selectiveDepth = 0;
    int window = tree.tune(Tunable.ASPIRATION_WINDOW) + guess * guess / 16_000;
    boolean open = depth < FIRST_WINDOWED_DEPTH || Value.isMate(guess) || !tree.features.alphaBeta;
    int alpha = open ? -Value.INFINITE : Math.max(guess - window, -Value.INFINITE);
    int beta = open ? Value.INFINITE : Math.min(guess + window, Value.INFINITE);
    int reduced = 0;
    while (true) {
      int score = negamax.search(alpha, beta, Math.max(1, depth - reduced), 0, false);
      Line pv = tree.pv();
      if (tree.stopped) {
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
        report(depth, line, score, Bound.UPPER, listener);
        beta = (alpha + beta) / 2;
        alpha = Math.max(score - window, -Value.INFINITE);
        reduced = 0;
      } else {
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

  private void report(int depth, int line, int score, Bound bound, SearchListener listener) {
    if (control.elapsedNanos() > QUIET_NANOS) {
      listener.onIteration(iteration(depth, line, score, bound, tree.pv()));
    }
  }

  private Iteration iteration(int depth, int line, int score, Bound bound, Line pv) {
    return new Iteration(
        depth,
        Math.max(tree.selectiveDepth, depth),
        line + 1,
        score,
        bound,
        totalNodes.getAsLong(),
        control.elapsedNanos(),
        tree.table.fullness(),
        pv);
  }

  private Statistics statistics() {
    return new Statistics(
        totalNodes.getAsLong(),
        tree.quiescenceNodes,
        tree.movesOrdered,
        tree.givesCheckCalls,
        tree.tableHits,
        tree.cutoffs,
        tree.firstMoveCutoffs);
  }
}
