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
 */
final class Negamax {
  private static final int MAX_DOUBLE_EXTENSIONS = 8;

  /** Instead of an extension: even without the move of the table the node reaches beta. */
  private static final int SEVERAL_REACH_BETA = Integer.MAX_VALUE;

  private static final int SINGULAR = Extension.SINGULAR.bit();
  private static final int SINGLE_REPLY = Extension.SINGLE_REPLY.bit();
  private static final int CHECK = Extension.CHECK.bit();
  private static final int MATE_THREAT = Extension.MATE_THREAT.bit();

  private final Tree tree;
  private final Quiescence quiescence;
  private final ShallowPruning pruning;
  private final CutoffLessons lessons;
  private LateMoveReduction reductions;

  /** No null move above this ply while one is being verified. */
  private int nullMoveFrom;

  /** Whether the last null move that was tried ran into a mate. */
  private boolean mateThreat;

  Negamax(Tree tree) {
    this.tree = tree;
    this.quiescence = new Quiescence(tree);
    this.pruning = new ShallowPruning(tree);
    this.lessons = new CutoffLessons(tree);
    this.reductions = reductions(tree);
  }

  private static LateMoveReduction reductions(Tree tree) {
    return new LateMoveReduction(
        tree.tune(Tunable.REDUCTION_BASE), tree.tune(Tunable.REDUCTION_FACTOR));
  }

  /** The tunables have changed. */
  void retune() {
    reductions = reductions(tree);
  }

  /** A table score that proves the node to be at least, or at most, what is asked. */
  static boolean cutsOff(int bound, int score, int beta) {
    return score >= beta
        ? (bound & TranspositionTable.LOWER) != 0
        : (bound & TranspositionTable.UPPER) != 0;
  }

  /** A table score that says more than a static evaluation. */
  static boolean isBetterThan(int bound, int score, int eval) {
    return score > eval
        ? (bound & TranspositionTable.LOWER) != 0
        : (bound & TranspositionTable.UPPER) != 0;
  }

  void startSearch() {
    nullMoveFrom = 0;
  }

  /**
   * @param depth plies left, quiescence not counted
   * @param cutNode whether a move is expected to reach beta
   */
  int search(int alpha, int beta, int depth, int ply, boolean cutNode) {
    if (depth <= 0) {
      return quiescence.searchWithChecks(alpha, beta, ply);
    }
    Tree tree = this.tree;
    Position position = tree.position;
    Features features = tree.features;
    if (!features.alphaBeta) {
      alpha = -Value.INFINITE;
      beta = Value.INFINITE;
    }
    boolean pvNode = beta - alpha > 1;
    boolean root = ply == 0;
    int excluded = tree.excluded(ply);
    tree.clearPv(ply);
    tree.selectiveDepth = Math.max(tree.selectiveDepth, ply);

    // 1. Stop, draws, mate distance
    if (tree.mustStop()) {
      return Value.DRAW;
    }
    boolean inCheck = position.inCheck();
    if (!root) {
      if (tree.isDraw(ply)) {
        return tree.drawScore(ply);
      }
      if (ply >= Tree.MAX_PLY) {
        return inCheck ? Value.DRAW : tree.evaluate();
      }
      if (tree.isOn(Tunable.MATE_DISTANCE)) {
        alpha = Math.max(alpha, Value.matedIn(ply));
        beta = Math.min(beta, Value.mateIn(ply + 1));
        if (alpha >= beta) {
          return alpha;
        }
      }
      if (alpha < tree.drawScore(ply)
          && tree.isOn(Tunable.UPCOMING_REPETITION)
          && position.hasUpcomingRepetition(ply)) {
        alpha = tree.drawScore(ply);
        if (alpha >= beta) {
          return alpha;
        }
      }
    }

    // 2. Transposition table
    long facts = excluded == Move.NONE ? tree.probe() : TranspositionTable.MISS;
    boolean hit = facts != TranspositionTable.MISS;
    int tableMove = hit ? TranspositionTable.move(facts) : Move.NONE;
    int tableScore = hit ? TranspositionTable.scoreAt(facts, ply) : 0;
    int tableBound = hit ? TranspositionTable.bound(facts) : TranspositionTable.NO_BOUND;
    int tableDepth = hit ? TranspositionTable.depth(facts) : -2;
    boolean wasPv = pvNode || hit && TranspositionTable.isPv(facts);
    if (!pvNode
        && tableDepth >= depth
        && cutsOff(tableBound, tableScore, beta)
        && position.rule50() < 90) {
      return tableScore;
    }

    // 3. Static evaluation
    int rawEval = TranspositionTable.NO_EVAL;
    int eval = Tree.NO_EVAL;
    int estimate = Tree.NO_EVAL;
    boolean improving = false;
    if (excluded == Move.NONE) {
      tree.forgetMateThreat(ply);
    }
    if (inCheck) {
      tree.setEval(ply, Tree.NO_EVAL);
    } else if (excluded != Move.NONE) {
      eval = tree.eval(ply);
      estimate = eval;
    } else {
      rawEval = hit ? TranspositionTable.eval(facts) : TranspositionTable.NO_EVAL;
      if (rawEval == TranspositionTable.NO_EVAL) {
        rawEval = tree.evaluateNode(ply);
        if (!hit) {
          tree.store(ply, Move.NONE, 0, rawEval, -1, TranspositionTable.NO_BOUND, false);
        }
      }
      eval = tree.corrected(rawEval);
      tree.setEval(ply, eval);
      tree.setRawEval(ply, rawEval);
      estimate = isBetterThan(tableBound, tableScore, eval) ? tableScore : eval;
    }
    if (!inCheck) {
      improving = tree.isImproving(ply, eval);
    }
    tree.clearKillers(ply + 1);
    tree.setDoubleExtensions(ply + 1, tree.doubleExtensions(ply));

    boolean threatened = false;
    if (!pvNode && !inCheck && excluded == Move.NONE) {
      mateThreat = false;
      int pruned =
          pruneNode(
              alpha,
              beta,
              depth,
              ply,
              eval,
              estimate,
              improving,
              cutNode,
              tableMove,
              tableBound,
              tableScore);
      if (pruned != Value.INFINITE || tree.stopped) {
        return tree.stopped ? Value.DRAW : pruned;
      }
      threatened = mateThreat;
    }

    // 8. Probcut: a capture that beats beta by far in a shallow search will do so in a deep one
    int probcutBeta = beta + tree.tune(Tunable.PROBCUT_MARGIN) - (improving ? 50 : 0);
    if (!pvNode
        && !inCheck
        && excluded == Move.NONE
        && depth >= tree.tune(Tunable.PROBCUT_DEPTH)
        && Math.abs(beta) < Value.MATE_BOUND
        && !(tableDepth >= depth - 3 && hit && tableBound != 0 && tableScore < probcutBeta)) {
      int score = probcut(probcutBeta, depth, ply, eval, rawEval, cutNode, tableMove);
      if (score != Value.INFINITE || tree.stopped) {
        return tree.stopped ? Value.DRAW : score;
      }
    }

    // 9. Internal iterative reduction: without a table move the order is poor, look less deep
    if (depth >= tree.tune(Tunable.IIR_DEPTH)
        && tableMove == Move.NONE
        && (pvNode || cutNode)
        && excluded == Move.NONE
        && features.alphaBeta) {
      depth--;
    }

    // 10. A threat of mate that passing would allow is looked into
    if (threatened
        && ply < 2 * tree.rootDepth
        && tree.isOn(Tunable.MATE_THREAT_EXTENSION)
        && tree.mayExtend(MATE_THREAT)) {
      depth++;
    }

    return searchMoves(
        alpha,
        beta,
        depth,
        ply,
        cutNode,
        pvNode,
        wasPv,
        inCheck,
        improving,
        eval,
        rawEval,
        tableMove,
        tableScore,
        tableBound,
        tableDepth);
  }

  /** Steps 4 to 7: what can be said of a node without looking at its moves; infinite if nothing. */
  private int pruneNode(
      int alpha,
      int beta,
      int depth,
      int ply,
      int eval,
      int estimate,
      boolean improving,
      boolean cutNode,
      int tableMove,
      int tableBound,
      int tableScore) {
    // 4. Razoring: so far below alpha that only captures could help
    if (depth <= tree.tune(Tunable.RAZOR_DEPTH)
        && alpha < Value.MATE_BOUND
        && estimate
                + tree.tune(Tunable.RAZOR_BASE)
                + tree.tune(Tunable.RAZOR_MARGIN) * depth * depth / 2
            <= alpha) {
      int score = quiescence.search(alpha, alpha + 1, ply);
      if (score <= alpha || tree.stopped) {
        return score;
      }
    }

    // 5. Reverse futility: so far above beta that the opponent's best reply will not do
    int margin =
        tree.tune(Tunable.REVERSE_FUTILITY_MARGIN) * depth
            - (improving ? tree.tune(Tunable.REVERSE_FUTILITY_IMPROVING) : 0);
    if (depth <= tree.tune(Tunable.REVERSE_FUTILITY_DEPTH)
        && estimate - Math.max(margin, 20) >= beta
        && Math.abs(beta) < Value.MATE_BOUND
        && estimate < Value.MATE_BOUND
        && !tree.isMateThreatened(ply)) {
      return beta + (estimate - beta) / 3;
    }

    // 6. Null move: pass, and if the opponent still cannot reach beta, neither can he otherwise
    Position position = tree.position;
    mateThreat = tree.isMateThreatened(ply);
    if (estimate >= beta
        && !mateThreat
        && depth >= tree.tune(Tunable.NULL_DEPTH)
        && eval + 20 * depth - 160 >= beta
        && ply >= nullMoveFrom
        && tree.playedBefore(ply, 1) != History.NO_MOVE
        && beta > -Value.MATE_BOUND
        && position.hasNonPawns(position.sideToMove())
        && !((tableBound & TranspositionTable.UPPER) != 0 && tableScore < beta)) {
      int score = tryNullMove(beta, depth, ply, estimate, cutNode);
      if (score != Value.INFINITE) {
        return score;
      }
    }
    return Value.INFINITE;
  }

  private int tryNullMove(int beta, int depth, int ply, int estimate, boolean cutNode) {
    int reduction =
        tree.tune(Tunable.NULL_BASE)
            + depth / tree.tune(Tunable.NULL_DEPTH_DIVISOR)
            + Math.min(
                (estimate - beta) / tree.tune(Tunable.NULL_EVAL_DIVISOR),
                tree.tune(Tunable.NULL_EVAL_MAX));
    tree.makeNull(ply);
    int score = -search(-beta, -beta + 1, depth - reduction, ply + 1, !cutNode);
    tree.position.unmakeNull();
    mateThreat = !tree.stopped && score <= -Value.MATE_BOUND;
    if (tree.stopped || score < beta) {
      return Value.INFINITE;
    }
    score = score >= Value.MATE_BOUND ? beta : score;
    if (nullMoveFrom > 0
        || depth < tree.tune(Tunable.NULL_VERIFY_DEPTH) && Math.abs(beta) < Value.MATE_BOUND) {
      return score;
    }
    // 7. Deep null moves are verified: in zugzwang passing would be the best move.
    nullMoveFrom = ply + 3 * (depth - reduction) / 4 + 1;
    int verified = search(beta - 1, beta, depth - reduction, ply, false);
    nullMoveFrom = 0;
    mateThreat = false;
    return verified >= beta ? score : Value.INFINITE;
  }

  private int probcut(
      int probcutBeta, int depth, int ply, int eval, int rawEval, boolean cutNode, int tableMove) {
    Position position = tree.position;
    MovePicker picker = tree.picker(ply);
    picker.startCaptures(ply, tableMove, Math.max(probcutBeta - eval, 0));
    for (int move = picker.next(); move != Move.NONE; move = picker.next()) {
      tree.make(move, ply);
      int score = -quiescence.search(-probcutBeta, -probcutBeta + 1, ply + 1);
      if (score >= probcutBeta && depth > 4) {
        score = -search(-probcutBeta, -probcutBeta + 1, depth - 4, ply + 1, !cutNode);
      }
      position.unmake(move);
      if (tree.stopped) {
        return Value.INFINITE;
      }
      if (score >= probcutBeta) {
        tree.store(ply, move, score, rawEval, depth - 3, TranspositionTable.LOWER, false);
        return score;
      }
    }
    return Value.INFINITE;
  }

  private int searchMoves(
      int alpha,
      int beta,
      int depth,
      int ply,
      boolean cutNode,
      boolean pvNode,
      boolean wasPv,
      boolean inCheck,
      boolean improving,
      int eval,
      int rawEval,
      int tableMove,
      int tableScore,
      int tableBound,
      int tableDepth) {
    Tree tree = this.tree;
    Position position = tree.position;
    Features features = tree.features;
    boolean root = ply == 0;
    boolean reduces = features.alphaBeta && features.moveOrdering;
    int us = position.sideToMove();
    int excluded = tree.excluded(ply);
    int one = tree.playedBefore(ply, 1);
    int two = tree.playedBefore(ply, 2);
    int four = tree.playedBefore(ply, 4);
    boolean singleReply =
        inCheck
            && !root
            && tree.isOn(Tunable.SINGLE_REPLY_EXTENSION)
            && tree.mayExtend(SINGLE_REPLY)
            && MoveGenerator.count(position) == 1;
    boolean tableCapture = tableMove != Move.NONE && Move.isCapture(tableMove);
    int triedStart = tree.triedStart(ply);
    int triedEnd = triedStart;
    int[] tried = tree.tried();
    int originalAlpha = alpha;
    int best = -Value.INFINITE;
    int bestMove = Move.NONE;
    int number = 0;
    MovePicker picker = tree.picker(ply);
    picker.start(ply, tableMove);

    for (int move = picker.next(); move != Move.NONE; move = picker.next()) {
      if (move == excluded || root && !tree.rootMoves.isOpen(move)) {
        continue;
      }
      number++;
      if (root) {
        tree.tellRootMove(move, number);
      }
      boolean quiet = Move.isQuiet(move);
      boolean givesCheck = tree.givesCheck(move);
      int history = quiet ? picker.quietScore(move, us, one, two, four) / 3 : 0;

      if (number > features.maxOrderedMoves && quiet && !root && !inCheck && reduces) {
        picker.skipQuiets();
        continue;
      }

      // 11. Shallow pruning, once a move is known that does not lose by force; never when looking
      // for a shorter mate
      if (!root
          && best > -Value.MATE_BOUND
          && alpha < Value.MATE_BOUND
          && position.hasNonPawns(us)
          && features.alphaBeta) {
        int reduced = Math.max(0, depth - reductions.of(depth, number) / LateMoveReduction.ONE_PLY);
        int verdict =
            quiet && reduces ? pruning.ofLateMove(number, depth, improving) : ShallowPruning.SEARCH;
        if (verdict == ShallowPruning.SEARCH) {
          verdict =
              quiet && !givesCheck
                  ? pruning.ofQuiet(move, reduced, history, eval, alpha)
                  : pruning.ofForcing(move, depth);
        }
        if (verdict == ShallowPruning.SKIP_QUIETS) {
          picker.skipQuiets();
        }
        if (verdict != ShallowPruning.SEARCH) {
          continue;
        }
      }

      // 12. Extensions: the only good move, the only move, a safe check; within a budget
      int extension = 0;
      if (ply < 2 * tree.rootDepth && features.alphaBeta) {
        if (!root
            && move == tableMove
            && tree.mayExtend(SINGULAR)
            && excluded == Move.NONE
            && depth >= tree.tune(Tunable.SINGULAR_DEPTH)
            && tableDepth >= depth - 3
            && (tableBound & TranspositionTable.LOWER) != 0
            && Math.abs(tableScore) < Value.MATE_BOUND) {
          extension = singularExtension(beta, depth, ply, move, tableScore, pvNode, cutNode);
          if (tree.stopped) {
            return Value.DRAW;
          }
          if (extension == SEVERAL_REACH_BETA) {
            return singularBeta(tableScore, depth);
          }
        } else if (singleReply
            || givesCheck
                && depth <= tree.tune(Tunable.CHECK_EXTENSION_DEPTH)
                && tree.mayExtend(CHECK)
                && position.see(move, 0)) {
          extension = 1;
        }
      }
      tree.setDoubleExtensions(ply + 1, tree.doubleExtensions(ply) + (extension == 2 ? 1 : 0));

      long nodesBefore = tree.nodes;
      int newDepth = depth - 1 + extension;
      tree.make(move, ply);

      // 13. Late move reduction and principal variation search
      int score = alpha;
      boolean fullWindow = pvNode && (number == 1 || !features.alphaBeta);
      if (reduces
          && depth >= tree.tune(Tunable.REDUCTION_DEPTH)
          && number > (root ? 2 : 1)
          && tree.mayReduce(number)
          && !(givesCheck && ply <= tree.tune(Tunable.UNREDUCED_CHECKS_PLY))
          && (quiet || picker.isInBadCaptures() || cutNode)) {
        int reduction =
            reductions.of(depth, number)
                + tree.reductionOffset()
                + (cutNode ? tree.tune(Tunable.REDUCTION_CUT_NODE) : 0)
                + (improving ? 0 : tree.tune(Tunable.REDUCTION_NOT_IMPROVING))
                - (wasPv ? tree.tune(Tunable.REDUCTION_PV) : 0)
                - (givesCheck ? tree.tune(Tunable.REDUCTION_CHECK) : 0)
                + (tableCapture ? tree.tune(Tunable.REDUCTION_TABLE_CAPTURE) : 0)
                - (quiet ? meritOfQuiet(move, ply, history) : LateMoveReduction.ONE_PLY);
        int reduced = Math.max(newDepth - tree.reducedPlies(reduction), 1);
        score = -search(-alpha - 1, -alpha, reduced, ply + 1, true);
        boolean threatensMate = root && tree.isMateThreatened(ply + 1);
        if ((score > alpha || threatensMate) && reduced < newDepth && !tree.stopped) {
          score = -search(-alpha - 1, -alpha, newDepth, ply + 1, !cutNode);
        }
        fullWindow = pvNode && score > alpha && !tree.stopped;
      } else if (!fullWindow) {
        score = -search(-alpha - 1, -alpha, newDepth, ply + 1, !cutNode);
        fullWindow = pvNode && score > alpha && !tree.stopped;
      }
      if (fullWindow) {
        score = -search(-beta, -alpha, newDepth, ply + 1, false);
      }
      position.unmake(move);
      if (tree.stopped) {
        return Value.DRAW;
      }
      if (root) {
        tree.rootMoves.addNodes(move, tree.nodes - nodesBefore);
      }

      // 14. A better move, or one to learn from
      if (score > best) {
        best = score;
        if (score > alpha) {
          bestMove = move;
          if (pvNode) {
            tree.extendPv(ply, move);
          }
          if (score >= beta) {
            tree.cutoffs++;
            tree.firstMoveCutoffs += number == 1 ? 1 : 0;
            break;
          }
          alpha = score;
        }
      }
      if (move != bestMove && triedEnd < triedStart + Tree.TRIED) {
        tried[triedEnd++] = move;
      }
    }

    // 15. No move: mate or stalemate
    if (number == 0) {
      return excluded != Move.NONE
          ? originalAlpha
          : inCheck ? Value.matedIn(ply) : features.stalemates ? tree.drawScore(ply) : eval;
    }

    // 16. Learn: histories, transposition table, correction
    if (best >= beta) {
      lessons.ofCutoff(bestMove, depth + (best > beta + 50 ? 1 : 0), ply, triedEnd);
    }
    if (excluded == Move.NONE) {
      int bound =
          best >= beta
              ? TranspositionTable.LOWER
              : bestMove != Move.NONE && pvNode
                  ? TranspositionTable.EXACT
                  : TranspositionTable.UPPER;
      tree.store(ply, bestMove, best, rawEval, depth, bound, wasPv);
      if (!inCheck && (bestMove == Move.NONE || Move.isQuiet(bestMove))) {
        learnCorrection(depth, best, bound, eval, rawEval);
      }
    }
    return best;
  }

  /**
   * Step 12 for the move of the table: one that is much better than all others is searched deeper,
   * one of several that reach beta less deep, or {@link #SEVERAL_REACH_BETA}.
   */
  private int singularExtension(
      int beta, int depth, int ply, int move, int tableScore, boolean pvNode, boolean cutNode) {
    int singularBeta = singularBeta(tableScore, depth);
    tree.exclude(ply, move);
    int score = search(singularBeta - 1, singularBeta, (depth - 1) / 2, ply, cutNode);
    tree.exclude(ply, Move.NONE);
    if (score < singularBeta) {
      return !pvNode
              && score < singularBeta - tree.tune(Tunable.DOUBLE_EXTENSION_MARGIN)
              && tree.doubleExtensions(ply) < MAX_DOUBLE_EXTENSIONS
          ? 2
          : 1;
    }
    if (singularBeta >= beta) {
      return SEVERAL_REACH_BETA;
    }
    return tableScore >= beta ? -2 : cutNode ? -1 : 0;
  }

  private int singularBeta(int tableScore, int depth) {
    return tableScore - tree.tune(Tunable.SINGULAR_MARGIN) * depth / 8;
  }

  /** Step 13: what a quiet move is reduced less for, in 1/1024 of a ply; below zero for more. */
  private int meritOfQuiet(int move, int ply, int history) {
    boolean killer = move == tree.firstKiller(ply) || move == tree.secondKiller(ply);
    return (killer ? tree.tune(Tunable.REDUCTION_KILLER) : 0)
        + history * LateMoveReduction.ONE_PLY / tree.tune(Tunable.REDUCTION_HISTORY_DIVISOR);
  }

  /** Step 16: how far the evaluation was off, where the score is a bound that says so. */
  private void learnCorrection(int depth, int best, int bound, int eval, int rawEval) {
    if (Math.abs(best) < Value.MATE_BOUND
        && !(bound == TranspositionTable.LOWER && best <= eval)
        && !(bound == TranspositionTable.UPPER && best >= eval)) {
      tree.learnCorrection(depth, best - rawEval);
    }
  }
}
