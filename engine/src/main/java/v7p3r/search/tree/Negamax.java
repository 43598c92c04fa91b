package v7p3r.search.tree;

import v7p3r.board.Move;
import v7p3r.board.MoveGenerator;
import v7p3r.board.Position;
import v7p3r.search.Extension;
import v7p3r.search.Tunable;
import v7p3r.search.Value;
import v7p3r.search.memory.TranspositionTable;

/**
 * The principal variation search of one thread: alpha-beta on zero windows, with the pruning,
 * reductions and extensions that pay. Scores are those of the side to move.
 *
 * <p>The worth beside a step is Elo at 3,000 nodes a move, 200 games, unless it says otherwise; the
 * whole table is in docs/performance/search.md.
 */
final class Negamax {
  /** Instead of a reduction: the move is not late enough for one. */
  private static final int UNREDUCED = Integer.MIN_VALUE;

  private static final int SINGLE_REPLY = Extension.SINGLE_REPLY.bit();
  private static final int CHECK = Extension.CHECK.bit();
  private static final int MATE_THREAT = Extension.MATE_THREAT.bit();

  private final SearchThread thread;
  private final Quiescence quiescence;
  private final SolvedNodes solvedNodes;
  private final NodePruning nodePruning;
  private final ShallowPruning shallowPruning;
  private final CutoffLessons lessons;
  private final SingularMove singularMove;
  private final MoveEffort effort;

  Negamax(SearchThread thread) {
    this.thread = thread;
    this.quiescence = thread.features.quiescence(thread);
    this.solvedNodes = new SolvedNodes(thread);
    this.nodePruning = new NodePruning(thread, this, quiescence);
    this.shallowPruning = new ShallowPruning(thread);
    this.lessons = new CutoffLessons(thread);
    this.singularMove = new SingularMove(thread, this);
    this.effort = thread.features.effort(thread, this);
  }

  /** The tunables have changed. */
  void retune() {
    effort.retune();
  }

  void startSearch() {
    nodePruning.startSearch();
    effort.startSearch();
  }

  /** What was learned of moves did in the last search, for people; nothing if it did nothing. */
  String remark() {
    return effort.remark();
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

    // 2. Transposition table, then tables of solved endings
    long facts = singular ? TranspositionTable.MISS : thread.probe();
    frame.setTableFacts(facts);
    if (!pvNode
        && frame.tableDepth >= depth
        && TranspositionTable.cutsOff(frame.tableBound, frame.tableScore, beta)
        && position.rule50() < 90) {
      if (frame.tableScore >= beta && thread.isOn(Tunable.TABLE_LESSON)) {
        lessons.ofTable(frame, depth);
      }
      return frame.tableScore;
    }
    if (thread.asksTables && ply > 0 && !singular) {
      int solved = solvedNodes.score(alpha, beta, depth, frame);
      if (solved != Value.INFINITE) {
        return solved;
      }
      alpha = Math.max(alpha, frame.least);
    }

    // 3. Static evaluation
    evaluate(frame, facts);
    frame.prepareNext();
    if (!inCheck && !singular) {
      depth += hindsight(depth, frame);
    }

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
    int eval = thread.corrected(frame, rawEval);
    frame.eval = eval;
    frame.estimate =
        TranspositionTable.isBetterThan(frame.tableBound, frame.tableScore, eval)
            ? frame.tableScore
            : eval;
    frame.improving = frame.isBetterThanBefore(eval);
  }

  /** Step 3: the move that led here is judged by the evaluation, and so is its reduction. */
  private int hindsight(int depth, Frame frame) {
    if (thread.isOn(Tunable.EVALUATION_LESSON)) {
      lessons.ofEvaluation(frame);
    }
    return effort.hindsight(depth, frame);
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
    int best = frame.least;
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
      frame.consider(move, number, quiet ? picker.quietScore(move) / 3 : 0, givesCheck);

      // 11. Shallow pruning, once a move is known that does not lose by force; never when looking
      // for a shorter mate
      if (!root
          && best > -Value.DECIDED_BOUND
          && alpha < Value.MATE_BOUND
          && position.hasNonPawns(us)) {
        int verdict = verdict(frame, depth, alpha);
        if (verdict != ShallowPruning.SEARCH) {
          effort.pruned(frame, depth, alpha, verdict);
          if (ShallowPruning.skipsQuiets(verdict)) {
            picker.skipQuiets();
          }
          continue;
        }
      }

      // 12. Extensions: the only good move, the only move (-17 ± 34), a safe check (+16 ± 41)
      int extension = 0;
      if (ply < 2 * thread.rootDepth) {
        if (!root && move == frame.tableMove && singularMove.isPossible(depth, frame)) {
          extension = singularMove.extension(beta, depth, frame);
          if (thread.stopped) {
            return Value.DRAW;
          }
          if (extension == SingularMove.SEVERAL_REACH_BETA) {
            return singularMove.bound(depth, frame);
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
      int reduction =
          isLate(depth, frame) ? effort.before(frame, depth, alpha, newDepth) : UNREDUCED;
      thread.make(move, frame);
      int score = searchMade(alpha, beta, newDepth, reduction, best, frame);
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
            frame.cutoffs++;
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
    best = Math.min(best, frame.most);
    if (best >= beta) {
      lessons.ofCutoff(frame, bestMove, depth + (best > beta + 50 ? 1 : 0));
    } else if (bestMove == Move.NONE && thread.isOn(Tunable.REFUTED_LESSON)) {
      lessons.ofFailLow(frame, depth);
    }
    if (excluded == Move.NONE && (!root || thread.rootMoves.isFirstLine())) {
      keep(frame, bestMove, best, beta, depth);
    }
    return best;
  }

  /** Step 11: which rule of {@link ShallowPruning}, if any, leaves the move under way out. */
  int verdict(Frame frame, int depth, int alpha) {
    int reduced = effort.usualDepth(depth, frame.number);
    return shallowPruning.verdict(frame, depth, reduced, alpha);
  }

  /** Step 13: whether the move under way may be reduced. */
  private boolean isLate(int depth, Frame frame) {
    int number = frame.number;
    return depth >= thread.tune(Tunable.REDUCTION_DEPTH)
        && number > (frame.ply == 0 ? 2 : 1)
        && thread.mayReduce(number)
        && !(frame.givesCheck && frame.ply <= thread.tune(Tunable.UNREDUCED_CHECKS_PLY))
        && (Move.isQuiet(frame.move) || frame.picker.isInBadCaptures() || frame.cutNode);
  }

  /**
   * Step 13: searches the move that was made last, a late one less deep at first.
   *
   * @param newDepth plies without a reduction
   * @param reduction before the move was made, or {@link #UNREDUCED}
   * @param best the score of the best move before
   */
  private int searchMade(int alpha, int beta, int newDepth, int reduction, int best, Frame frame) {
    SearchThread thread = this.thread;
    Frame next = frame.next;
    int depth = newDepth;
    int score = alpha;
    boolean fullWindow = frame.pvNode && frame.number == 1;
    if (reduction != UNREDUCED) {
      int plies = thread.reducedPlies(effort.after(reduction, frame, alpha));
      int reduced = Math.max(newDepth - plies, 1);
      frame.reduction = newDepth - reduced;
      score = -search(-alpha - 1, -alpha, reduced, next, true);
      frame.reduction = 0;
      if (reduced < newDepth
          && !thread.stopped
          && (score > alpha || frame.ply == 0 && thread.threatensMate())) {
        depth += surprise(score - best, newDepth);
        if (reduced < depth) {
          score = -search(-alpha - 1, -alpha, depth, next, !frame.cutNode);
        }
        if (!thread.stopped && thread.isOn(Tunable.REDUCTION_LESSON)) {
          lessons.ofReduction(frame, depth, score > alpha);
        }
      }
      fullWindow = frame.pvNode && score > alpha && !thread.stopped;
    } else if (!fullWindow) {
      score = -search(-alpha - 1, -alpha, depth, next, !frame.cutNode);
      fullWindow = frame.pvNode && score > alpha && !thread.stopped;
    }
    return fullWindow ? -search(-beta, -alpha, depth, next, false) : score;
  }

  /** Step 13: one ply more if a reduced move is far better than the best, one less if hardly. */
  private int surprise(int gain, int depth) {
    if (gain > thread.tune(Tunable.DEEPER_MARGIN) + 2 * depth) {
      return 1;
    }
    return gain < thread.tune(Tunable.SHALLOWER_MARGIN) ? -1 : 0;
  }

  private boolean hasSingleReply(Position position) {
    return thread.isOn(Tunable.SINGLE_REPLY_EXTENSION)
        && thread.mayExtend(SINGLE_REPLY)
        && MoveGenerator.count(position) == 1;
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
        && Math.abs(best) < Value.DECIDED_BOUND
        && !saysNothing) {
      thread.learnCorrection(frame, depth, best - frame.rawEval);
    }
  }
}
