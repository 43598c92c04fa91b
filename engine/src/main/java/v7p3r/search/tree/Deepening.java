package v7p3r.search.tree;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.IntUnaryOperator;
import java.util.function.Supplier;
import v7p3r.board.Move;
import v7p3r.board.MoveList;
import v7p3r.board.Position;
import v7p3r.eval.Evaluator;
import v7p3r.eval.ThemeSet;
import v7p3r.search.Bound;
import v7p3r.search.Effort;
import v7p3r.search.IterationFacts;
import v7p3r.search.Limits;
import v7p3r.search.Line;
import v7p3r.search.RootNodes;
import v7p3r.search.SearchListener;
import v7p3r.search.SearchResult;
import v7p3r.search.Statistics;
import v7p3r.search.Tunable;
import v7p3r.search.Value;
import v7p3r.search.root.Assignment;
import v7p3r.search.root.LineReports;
import v7p3r.search.root.OtherThreads;
import v7p3r.search.root.RootLine;
import v7p3r.search.solved.SolvedEndings;
import v7p3r.search.time.SearchControl;
import v7p3r.search.time.TimeManager;

/** Iterative deepening of one thread: depth by depth, each with a window around the last score. */
final class Deepening {
  private static final int FIRST_WINDOWED_DEPTH = 4;

  private static final Comparator<RootLine> BEST_FIRST =
      Comparator.comparingInt(RootLine::score).reversed();

  private final SearchThread thread;
  private final Negamax negamax;
  private final Minimax minimax;
  private final ShortMate shortMate;
  private final SearchControl control;

  /** The counts of all threads, for reports. */
  private Supplier<Statistics> totals;

  private LineReports reports;

  /** What was above the last window of the depth under way, unless a move below it came after. */
  private RootLine failedHigh = RootLine.NONE;

  private int failLows;
  private int failHighs;

  Deepening(SearchThread thread, SearchControl control) {
    this.thread = thread;
    this.control = control;
    this.negamax = new Negamax(thread);
    this.minimax = new Minimax(thread);
    this.shortMate = new ShortMate(thread);
    this.totals = this::statistics;
    this.reports = reports(SearchListener.SILENT, score -> score);
  }

  private LineReports reports(SearchListener listener, IntUnaryOperator shownScore) {
    return new LineReports(listener, control, thread.table, totals, shownScore);
  }

  void setTotals(Supplier<Statistics> allThreads) {
    totals = allThreads;
  }

  /** What was learned with another one is forgotten. */
  void setEvaluator(Evaluator evaluator) {
    thread.evaluator = evaluator;
    thread.newGame();
  }

  /** The tunables have changed. */
  void retune() {
    negamax.retune();
  }

  void newGame() {
    thread.newGame();
  }

  /** A search begins, in which this thread may or may not take part. */
  void clearCounters() {
    thread.clearCounters();
  }

  /** For the whole of the next search. */
  void use(ThemeSet themes) {
    thread.use(themes);
  }

  /** For the whole of the next search. */
  void use(SolvedEndings endings) {
    thread.use(endings);
  }

  Evaluator evaluator() {
    return thread.evaluator;
  }

  /** What was learned of moves did in the last search, for people; nothing if it did nothing. */
  String remark() {
    return negamax.remark();
  }

  /** The counts of this thread. */
  Statistics statistics() {
    return thread.statistics();
  }

  /** The search is over: its listener is not kept. */
  void end() {
    thread.listener = SearchListener.SILENT;
    reports = reports(SearchListener.SILENT, score -> score);
  }

  /** Before the search of this thread runs. */
  void begin(Position position, MoveList roots) {
    thread.startSearch(position);
    thread.rootMoves.set(roots);
    negamax.startSearch();
    shortMate.startSearch();
  }

  /** Positions that tables of endings knew before the search began. */
  void addSolvedHits(int hits) {
    thread.solvedHits += hits;
  }

  /**
   * The thread that decides: reports, watches the clock, gives the answer.
   *
   * @param others are started once there is a move to answer with
   */
  SearchResult run(Assignment assignment, OtherThreads others) {
    SearchListener listener = assignment.listener();
    thread.listener = listener;
    reports = reports(listener, assignment.shownScore());
    int wanted = Math.min(assignment.lines(), assignment.roots().size());
    List<RootLine> lines = List.of();
    long scoreSum = 0;
    int finished = 0;
    Bound bound = Bound.EXACT;
    for (int depth = 1; depth <= assignment.maxDepth() && !thread.stopped; depth++) {
      failLows = 0;
      failHighs = 0;
      int firstRound = thread.rootMoves.round() + 1;
      List<RootLine> found = searchLines(depth, wanted, lines);
      if (thread.stopped) {
        if (isBetter(found, lines, wanted, firstRound)) {
          lines = found;
          bound = Bound.LOWER;
        }
        break;
      }
      lines = found;
      reports.completed(lines);
      finished = depth;
      RootLine best = lines.getFirst();
      scoreSum += best.score();
      IterationFacts facts = facts(assignment, depth, best.move(), best.score());
      listener.onFacts(facts);
      if (thread.features.areEnough(facts.statistics().nodes(), (int) (scoreSum / depth))
          || !wantsDeeper(assignment, facts)) {
        break;
      }
      shortMate.seek(best.score());
      if (depth == 1) {
        others.start();
      }
    }
    reports.answer(lines, bound);
    Statistics statistics = totals.get();
    if (thread.stopped) {
      listener.onBrokenOff(statistics.nodes(), control::elapsedNanos);
    }
    return result(assignment, lines, finished, statistics);
  }

  /**
   * Searches the best lines of one depth, each without the first moves of those before it.
   *
   * @param last the lines of the depth before, best first
   * @return the lines, best first: if stopped, those that were found, the last one perhaps not the
   *     best of its moves
   */
  private List<RootLine> searchLines(int depth, int wanted, List<RootLine> last) {
    List<RootLine> found = new ArrayList<>();
    thread.rootMoves.openAll();
    while (found.size() < wanted && !thread.stopped) {
      RootLine expected = firstOpen(last);
      thread.rootMoves.expect(wanted == 1 ? Move.NONE : expected.move());
      RootLine line = deepen(depth, expected.score(), wanted == 1);
      if (!line.isFound()) {
        break;
      }
      found.add(line);
      thread.rootMoves.close(line.move());
      control.answerFound();
    }
    found.sort(BEST_FIRST);
    return found;
  }

  private RootLine firstOpen(List<RootLine> last) {
    for (RootLine line : last) {
      if (thread.rootMoves.isOpen(line.move())) {
        return line;
      }
    }
    return RootLine.NONE;
  }

  /**
   * Whether the lines of a depth that was broken off take the place of those before: if there are
   * none, or if a single line failed high, or begins with another move and has beaten the old one.
   * Several lines are only good together: those of two depths cannot be compared.
   */
  private boolean isBetter(List<RootLine> found, List<RootLine> last, int wanted, int firstRound) {
    if (found.isEmpty() || last.isEmpty()) {
      return last.isEmpty();
    }
    RootLine line = found.getFirst();
    int old = last.getFirst().move();
    return wanted == 1
        && (line.equals(failedHigh)
            || line.move() != old && thread.rootMoves.isSearchedSince(firstRound, old));
  }

  /** Without any line, the first move and what the evaluation makes of the position. */
  private SearchResult result(
      Assignment assignment, List<RootLine> lines, int depth, Statistics statistics) {
    if (lines.isEmpty()) {
      int score = thread.rootEval() == Frame.NO_EVAL ? Value.DRAW : thread.rootEval();
      int shown = assignment.shownScore().applyAsInt(score);
      return new SearchResult(assignment.roots().get(0), Move.NONE, shown, depth, statistics);
    }
    RootLine best = lines.getFirst();
    int shown = assignment.shownScore().applyAsInt(best.score());
    return new SearchResult(best.move(), best.pv().getOrNone(1), shown, depth, statistics);
  }

  private boolean wantsDeeper(Assignment assignment, IterationFacts facts) {
    int score = facts.score();
    int mate = assignment.limits().mate();
    if (mate != Limits.NONE && score >= Value.MATE_BOUND && Value.movesToMate(score) <= mate) {
      return false;
    }
    if (facts.depth() == assignment.maxDepth()
        || thread.features.checkmates()
            && isProven(score, facts.depth())
            && !shortMate.findsShorter(score)) {
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
   * Whether a mate has been looked at twice as deep as it is long: what was pruned on the way may
   * have hidden a shorter one, or a way to put it off.
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
  void runBeside(Position root, Assignment assignment) {
    begin(root, assignment.roots());
    int score = Value.DRAW;
    for (int depth = 1; depth <= assignment.maxDepth() && !thread.stopped; depth++) {
      thread.rootMoves.openAll();
      score = deepen(depth, score, false).score();
    }
  }

  /**
   * One depth of one line.
   *
   * @param guess the score of the depth before
   * @param isReported whether to tell of a score outside of the window
   * @return what was found; if stopped, the best move that was searched to the end, or nothing
   */
  private RootLine deepen(int depth, int guess, boolean isReported) {
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
    failedHigh = RootLine.NONE;
    while (true) {
      int round = thread.rootMoves.nextRound();
      int score = searchRoot(alpha, beta, Math.max(1, depth - reduced));
      Line pv = thread.root().line();
      if (thread.stopped) {
        return pv.isEmpty()
            ? failedHigh
            : better(line(pv, thread.rootMoves.lastScore(pv.get(0)), depth), round);
      }
      if (score > alpha && score < beta) {
        return line(pv, score, depth);
      }
      Bound bound = score <= alpha ? Bound.UPPER : Bound.LOWER;
      RootLine missed = line(pv, score, depth);
      failedHigh = bound == Bound.LOWER ? missed : RootLine.NONE;
      if (isReported) {
        reports.missedWindow(missed, bound);
        shortMate.seek(score);
      }
      if (bound == Bound.UPPER) {
        failLows++;
        beta = (alpha + beta) / 2;
        alpha = Math.max(score - window, -Value.INFINITE);
        reduced = 0;
      } else {
        failHighs++;
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

  /** What a round that was broken off has found, unless what failed high before was not reached. */
  private RootLine better(RootLine found, int round) {
    boolean isBeaten =
        !failedHigh.isFound()
            || found.score() >= failedHigh.score()
            || thread.rootMoves.isSearchedSince(round, failedHigh.move());
    return isBeaten ? found : failedHigh;
  }

  private RootLine line(Line pv, int score, int depth) {
    return new RootLine(pv, score, depth, Math.max(thread.selectiveDepth, depth));
  }

  private int searchRoot(int alpha, int beta, int depth) {
    return thread.features.alphaBeta()
        ? negamax.search(alpha, beta, depth, thread.root(), false)
        : minimax.search(depth, thread.root());
  }
}
