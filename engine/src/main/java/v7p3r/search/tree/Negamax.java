package v7p3r.search.tree;

import v7p3r.board.Move;
import v7p3r.board.MoveGenerator;
import v7p3r.board.Position;
import v7p3r.search.Extension;
import v7p3r.search.Tunable;
import v7p3r.search.Value;

/**
 * The principal variation search of one thread: alpha-beta on zero windows, with the pruning,
 * reductions and extensions that pay. Scores are those of the side to move.
 *
 * <p>The worth beside a step is Elo at 3,000 nodes a move, 200 games, unless it says otherwise; the
 * whole table is in docs/performance/search.md.
 */
final class Negamax {
  private static final int MAX_DOUBLE_EXTENSIONS = 8;

  /** Instead of an extension: even without the move of the table the node reaches beta. */
  private static final int SEVERAL_REACH_BETA = Integer.MAX_VALUE;

  private static final int SINGULAR = Extension.SINGULAR.bit();
  private static final int SINGLE_REPLY = Extension.SINGLE_REPLY.bit();
  private static final int CHECK = Extension.CHECK.bit();
  private static final int MATE_THREAT = Extension.MATE_THREAT.bit();

  private final SearchThread thread;
  private final Quiescence quiescence;
  private final NodePruning nodePruning;
  private final ShallowPruning shallowPruning;
  private final CutoffLessons lessons;
  private LateMoveReduction reductions;

  Negamax(SearchThread thread) {
    this.thread = thread;
    this.quiescence = thread.features.quiescence(thread);
    this.nodePruning = new NodePruning(thread, this, quiescence);
    this.shallowPruning = new ShallowPruning(thread);
    this.lessons = new CutoffLessons(thread);
    this.reductions = reductions(thread);
  }

  private static LateMoveReduction reductions(SearchThread thread) {
    return new LateMoveReduction(
        thread.tune(Tunable.REDUCTION_BASE), thread.tune(Tunable.REDUCTION_FACTOR));
  }

  /** The tunables have changed. */
  void retune() {
    reductions = reductions(thread);
  }

  void startSearch() {
    nodePruning.startSearch();
  }

  /**
   * @param depth plies left, quiescence not counted
   * @param cutNode whether a move is expected to reach beta
   */
  int search(int alpha, int beta, int depth, Frame frame, boolean cutNode) {
    if (depth <= 0) {
      return quiescence.searchWithChecks(alpha, beta, frame);
    }
    SearchThread thread = this.thread;
    Position position = thread.position;
    int ply = frame.ply;
    boolean pvNode = beta - alpha > 1;
    boolean singular = frame.isSingular();
    frame.pvNode = pvNode;
    frame.cutNode = cutNode;
    frame.mateThreat &= singular;
    frame.clearPv();
    thread.reach(ply);

    // 1. Stop, draws, mate distance (-2 ± 3), upcoming repetition (+12 ± 43)
    if (thread.mustStop()) {
      return Value.DRAW;
    }
    boolean inCheck = position.inCheck();
    frame.inCheck = inCheck;
    if (ply > 0) {
      int drawScore = thread.drawScore(ply);
      if (thread.isDraw(ply)) {
        return drawScore;
      }
      if (ply >= SearchThread.MAX_PLY) {
        return inCheck ? Value.DRAW : thread.evaluate();
      }
      if (thread.isOn(Tunable.MATE_DISTANCE)) {
        alpha = Math.max(alpha, Value.matedIn(ply));
        beta = Math.min(beta, Value.mateIn(ply + 1));
      }
      if (alpha < drawScore
          && alpha < beta
          && thread.isOn(Tunable.UPCOMING_REPETITION)
          && position.hasUpcomingRepetition(ply)) {
        alpha = drawScore;
      }
      if (alpha >= beta) {
        return alpha;
      }
    }

    // 2. Transposition table
    long facts = singular ? TranspositionTable.MISS : thread.probe();
    frame.setTableFacts(facts);
    if (!pvNode
        && frame.tableDepth >= depth
        && TranspositionTable.cutsOff(frame.tableBound, frame.tableScore, beta)
        && position.rule50() < 90) {
      return frame.tableScore;
    }

    // 3. Static evaluation
    evaluate(frame, facts);
    Frame next = frame.next;
    next.clearKillers();
    next.doubleExtensions = frame.doubleExtensions;

    // 4 to 8. What can be said of a node without looking at all its moves
    if (!pvNode && !inCheck && !singular) {
      int score = nodePruning.score(alpha, beta, depth, frame);
      if (score != Value.INFINITE || thread.stopped) {
        return thread.stopped ? Value.DRAW : score;
      }
    }
    return searchMoves(alpha, beta, singular ? depth : depth + change(depth, frame), frame);
  }

  /** Step 3: evaluates a node, unless the table knows it, or an outer search of the same node. */
  private void evaluate(Frame frame, long facts) {
    SearchThread thread = this.thread;
    frame.mateAfterNullMove = false;
    if (frame.isSingular()) {
      frame.estimate = frame.eval;
      frame.improving = !frame.inCheck && frame.isBetterThanBefore(frame.eval);
      return;
    }
    if (frame.inCheck) {
      frame.rawEval = Frame.NO_EVAL;
      frame.eval = Frame.NO_EVAL;
      frame.estimate = Frame.NO_EVAL;
      frame.improving = false;
      return;
    }
    boolean hit = facts != TranspositionTable.MISS;
    int rawEval = hit ? TranspositionTable.eval(facts) : Frame.NO_EVAL;
    if (rawEval == Frame.NO_EVAL) {
      rawEval = thread.evaluateNode(frame);
    }
    frame.rawEval = rawEval;
    if (!hit) {
      thread.store(frame, Move.NONE, 0, -1, TranspositionTable.NO_BOUND, false);
    }
    // The correction is worth +7 ± 44
    int eval = thread.corrected(rawEval);
    frame.eval = eval;
    frame.estimate =
        TranspositionTable.isBetterThan(frame.tableBound, frame.tableScore, eval)
            ? frame.tableScore
            : eval;
    frame.improving = frame.isBetterThanBefore(eval);
  }

  /** Steps 9 and 10: how much deeper than usual all moves of a node are searched. */
  private int change(int depth, Frame frame) {
    SearchThread thread = this.thread;
    int change = 0;

    // 9. Internal iterative reduction: without a table move the order is poor, look less deep
    // (+17 ± 43)
    if (depth >= thread.tune(Tunable.IIR_DEPTH)
        && frame.tableMove == Move.NONE
        && (frame.pvNode || frame.cutNode)) {
      change--;
    }

    // 10. A threat of mate that passing would allow is looked into; off by default (+21 ± 33 at
    // 20,000 nodes, 250 games)
    if ((frame.mateThreat || frame.mateAfterNullMove)
        && !frame.pvNode
        && frame.ply < 2 * thread.rootDepth
        && thread.isOn(Tunable.MATE_THREAT_EXTENSION)
        && thread.mayExtend(MATE_THREAT)) {
      change++;
    }
    return change;
  }

  /** Steps 11 to 16: the moves of a node, one by one. */
  private int searchMoves(int alpha, int beta, int depth, Frame frame) {
    SearchThread thread = this.thread;
    Position position = thread.position;
    Frame next = frame.next;
    MovePicker picker = frame.picker;
    int ply = frame.ply;
    boolean root = ply == 0;
    boolean pvNode = frame.pvNode;
    boolean cutNode = frame.cutNode;
    boolean inCheck = frame.inCheck;
    int excluded = frame.excluded;
    int us = position.sideToMove();
    int originalAlpha = alpha;
    int best = -Value.INFINITE;
    int bestMove = Move.NONE;
    int number = 0;
    boolean singleReply = inCheck && !root && hasSingleReply(position);
    frame.clearTried();
    picker.start(frame, root ? thread.rootMoves.firstMove(frame.tableMove) : frame.tableMove);

    for (int move = picker.next(); move != Move.NONE; move = picker.next()) {
      if (move == excluded || root && !thread.rootMoves.isOpen(move)) {
        continue;
      }
      number++;
      if (root) {
        thread.tellRootMove(move, number);
      }
      boolean quiet = Move.isQuiet(move);
      boolean givesCheck = thread.givesCheck(move);
      int history = quiet ? picker.quietScore(move) / 3 : 0;

      // 11. Shallow pruning, once a move is known that does not lose by force; never when looking
      // for a shorter mate
      if (!root
          && best > -Value.MATE_BOUND
          && alpha < Value.MATE_BOUND
          && position.hasNonPawns(us)) {
        int reduced = Math.max(0, depth - reductions.of(depth, number) / LateMoveReduction.ONE_PLY);
        int verdict =
            quiet
                ? shallowPruning.ofLateMove(number, depth, frame.improving)
                : ShallowPruning.SEARCH;
        if (verdict == ShallowPruning.SEARCH) {
          verdict =
              quiet && !givesCheck
                  ? shallowPruning.ofQuiet(move, reduced, history, frame.eval, alpha)
                  : shallowPruning.ofForcing(move, depth);
        }
        if (verdict == ShallowPruning.SKIP_QUIETS) {
          picker.skipQuiets();
        }
        if (verdict != ShallowPruning.SEARCH) {
          continue;
        }
      }

      // 12. Extensions: the only good move, the only move (-17 ± 34), a safe check (+16 ± 41)
      int extension = 0;
      if (ply < 2 * thread.rootDepth) {
        if (!root && move == frame.tableMove && mayBeSingular(depth, frame)) {
          extension = singularExtension(beta, depth, frame);
          if (thread.stopped) {
            return Value.DRAW;
          }
          if (extension == SEVERAL_REACH_BETA) {
            return singularBeta(depth, frame);
          }
        } else if (singleReply
            || givesCheck
                && depth <= thread.tune(Tunable.CHECK_EXTENSION_DEPTH)
                && thread.mayExtend(CHECK)
                && position.see(move, 0)) {
          extension = 1;
        }
      }
      next.doubleExtensions = frame.doubleExtensions + (extension == 2 ? 1 : 0);

      // 13. Late move reduction (+94 ± 43) and principal variation search
      long nodesBefore = thread.nodes;
      int newDepth = depth - 1 + extension;
      thread.make(move, frame);
      int score = alpha;
      boolean fullWindow = pvNode && number == 1;
      if (depth >= thread.tune(Tunable.REDUCTION_DEPTH)
          && number > (root ? 2 : 1)
          && thread.mayReduce(number)
          && !(givesCheck && ply <= thread.tune(Tunable.UNREDUCED_CHECKS_PLY))
          && (quiet || picker.isInBadCaptures() || cutNode)) {
        int usual = reductions.of(depth, number);
        int reduction = reduction(usual, frame, move, history, givesCheck);
        int reduced = Math.max(newDepth - thread.reducedPlies(reduction), 1);
        score = -search(-alpha - 1, -alpha, reduced, next, true);
        boolean threatensMate = root && next.mateThreat;
        if ((score > alpha || threatensMate) && reduced < newDepth && !thread.stopped) {
          score = -search(-alpha - 1, -alpha, newDepth, next, !cutNode);
        }
        fullWindow = pvNode && score > alpha && !thread.stopped;
      } else if (!fullWindow) {
        score = -search(-alpha - 1, -alpha, newDepth, next, !cutNode);
        fullWindow = pvNode && score > alpha && !thread.stopped;
      }
      if (fullWindow) {
        score = -search(-beta, -alpha, newDepth, next, false);
      }
      position.unmake(move);
      if (thread.stopped) {
        return Value.DRAW;
      }
      if (root) {
        thread.rootMoves.searched(move, thread.nodes - nodesBefore, score);
      }

      // 14. A better move, or one to learn from
      if (score > best) {
        best = score;
        if (score > alpha) {
          bestMove = move;
          if (pvNode) {
            frame.extendPv(move);
          }
          if (score >= beta) {
            thread.cutoffs++;
            thread.firstMoveCutoffs += number == 1 ? 1 : 0;
            break;
          }
          alpha = score;
        }
      }
      if (move != bestMove) {
        frame.addTried(move);
      }
    }

    // 15. No move: mate or stalemate
    if (number == 0) {
      return excluded != Move.NONE ? originalAlpha : thread.scoreWithoutMoves(frame);
    }

    // 16. Learn
    if (best >= beta) {
      lessons.ofCutoff(frame, bestMove, depth + (best > beta + 50 ? 1 : 0));
    }
    if (excluded == Move.NONE && (!root || thread.rootMoves.isFirstLine())) {
      keep(frame, bestMove, best, beta, depth);
    }
    return best;
  }

  private boolean hasSingleReply(Position position) {
    return thread.isOn(Tunable.SINGLE_REPLY_EXTENSION)
        && thread.mayExtend(SINGLE_REPLY)
        && MoveGenerator.count(position) == 1;
  }

  /** Step 12: whether the move of the table is known to be good enough to be asked whether. */
  private boolean mayBeSingular(int depth, Frame frame) {
    return thread.mayExtend(SINGULAR)
        && !frame.isSingular()
        && depth >= thread.tune(Tunable.SINGULAR_DEPTH)
        && frame.tableDepth >= depth - 3
        && (frame.tableBound & TranspositionTable.LOWER) != 0
        && Math.abs(frame.tableScore) < Value.MATE_BOUND;
  }

  /**
   * Step 12 for the move of the table: one that is much better than all others is searched deeper
   * (+35 ± 44; two plies deeper +5 ± 34), one of several that reach beta less deep, or {@link
   * #SEVERAL_REACH_BETA}.
   */
  private int singularExtension(int beta, int depth, Frame frame) {
    int singularBeta = singularBeta(depth, frame);
    Frame others = frame.without(frame.tableMove);
    int score = search(singularBeta - 1, singularBeta, (depth - 1) / 2, others, frame.cutNode);
    frame.comeBack();
    if (score < singularBeta) {
      return !frame.pvNode
              && score < singularBeta - thread.tune(Tunable.DOUBLE_EXTENSION_MARGIN)
              && frame.doubleExtensions < MAX_DOUBLE_EXTENSIONS
          ? 2
          : 1;
    }
    if (singularBeta >= beta) {
      return SEVERAL_REACH_BETA;
    }
    return frame.tableScore >= beta ? -2 : frame.cutNode ? -1 : 0;
  }

  private int singularBeta(int depth, Frame frame) {
    return frame.tableScore - thread.tune(Tunable.SINGULAR_MARGIN) * depth / 8;
  }

  /**
   * Step 13: how much less deep a late move is searched, in 1/1024 of a ply: more at cut nodes (+56
   * ± 41), when not improving (+56 ± 44) and when the table has a capture (+2 ± 38), less where a
   * principal variation was (-47 ± 41), for checks (-37 ± 38), killers (+17 ± 45) and good
   * histories (-24 ± 42).
   *
   * @param usual the reduction by depth and number alone
   */
  private int reduction(int usual, Frame frame, int move, int history, boolean givesCheck) {
    SearchThread thread = this.thread;
    int tableMove = frame.tableMove;
    int merit = LateMoveReduction.ONE_PLY;
    if (Move.isQuiet(move)) {
      merit =
          (frame.isKiller(move) ? thread.tune(Tunable.REDUCTION_KILLER) : 0)
              + history
                  * LateMoveReduction.ONE_PLY
                  / thread.tune(Tunable.REDUCTION_HISTORY_DIVISOR);
    }
    return usual
        + thread.reductionOffset()
        + (frame.cutNode ? thread.tune(Tunable.REDUCTION_CUT_NODE) : 0)
        + (frame.improving ? 0 : thread.tune(Tunable.REDUCTION_NOT_IMPROVING))
        - (frame.wasPv ? thread.tune(Tunable.REDUCTION_PV) : 0)
        - (givesCheck ? thread.tune(Tunable.REDUCTION_CHECK) : 0)
        + (tableMove != Move.NONE && Move.isCapture(tableMove)
            ? thread.tune(Tunable.REDUCTION_TABLE_CAPTURE)
            : 0)
        - merit;
  }

  /** Step 16: the table gets the result, the correction the error of the evaluation. */
  private void keep(Frame frame, int bestMove, int best, int beta, int depth) {
    int bound =
        best >= beta
            ? TranspositionTable.LOWER
            : bestMove != Move.NONE && frame.pvNode
                ? TranspositionTable.EXACT
                : TranspositionTable.UPPER;
    thread.store(frame, bestMove, best, depth, bound, frame.wasPv);
    boolean saysNothing =
        bound == TranspositionTable.LOWER && best <= frame.eval
            || bound == TranspositionTable.UPPER && best >= frame.eval;
    if (!frame.inCheck
        && (bestMove == Move.NONE || Move.isQuiet(bestMove))
        && Math.abs(best) < Value.MATE_BOUND
        && !saysNothing) {
      thread.learnCorrection(depth, best - frame.rawEval);
    }
  }
}
