package v7p3r.search.tree;

import v7p3r.board.Move;
import v7p3r.board.Piece;
import v7p3r.board.PieceType;
import v7p3r.board.Position;
import v7p3r.search.Tunable;
import v7p3r.search.Value;

/**
 * Plays captures out until a position is quiet enough to be evaluated; in check, every reply. The
 * first move may also be a quiet check.
 */
final class Quiescence {
  private final Tree tree;

  Quiescence(Tree tree) {
    this.tree = tree;
  }

  /** Captures, and evasions of check. */
  int search(int alpha, int beta, int ply) {
    return search(alpha, beta, ply, false);
  }

  /** The same, where the first move may also be a quiet check. */
  int searchWithChecks(int alpha, int beta, int ply) {
    return search(alpha, beta, ply, tree.isOn(Tunable.QUIESCENCE_CHECKS));
  }

  private int search(int alpha, int beta, int ply, boolean checks) {
    Tree tree = this.tree;
    Position position = tree.position;
    boolean pvNode = beta - alpha > 1;
    tree.quiescenceNodes++;
    tree.selectiveDepth = Math.max(tree.selectiveDepth, ply);
    tree.clearPv(ply);

    // 1. Draws and the end of the line
    if (tree.mustStop()) {
      return Value.DRAW;
    }
    if (tree.isDraw(ply)) {
      return tree.drawScore(ply);
    }
    boolean inCheck = position.inCheck();
    if (ply >= Tree.MAX_PLY) {
      return inCheck ? Value.DRAW : tree.evaluate();
    }

    // 2. Transposition table
    long facts = tree.probe();
    boolean hit = facts != TranspositionTable.MISS;
    int tableScore = hit ? TranspositionTable.scoreAt(facts, ply) : 0;
    int tableBound = hit ? TranspositionTable.bound(facts) : TranspositionTable.NO_BOUND;
    if (!pvNode && Negamax.cutsOff(tableBound, tableScore, beta)) {
      return tableScore;
    }

    // 3. Stand pat: the side to move need not capture
    int best = -Value.INFINITE;
    int rawEval = TranspositionTable.NO_EVAL;
    int futility = -Value.INFINITE;
    int originalAlpha = alpha;
    tree.forgetMateThreat(ply);
    if (!inCheck) {
      rawEval = hit ? TranspositionTable.eval(facts) : TranspositionTable.NO_EVAL;
      if (rawEval == TranspositionTable.NO_EVAL) {
        rawEval = tree.evaluateNode(ply);
      }
      best = tree.corrected(rawEval);
      if (Negamax.isBetterThan(tableBound, tableScore, best)) {
        best = tableScore;
      }
      if (best >= beta) {
        if (!hit) {
          tree.store(ply, Move.NONE, best, rawEval, -1, TranspositionTable.LOWER, false);
        }
        return best;
      }
      if (!tree.features.quiescence) {
        return best;
      }
      alpha = Math.max(alpha, best);
      futility = best + tree.tune(Tunable.QUIESCENCE_MARGIN);
    }

    // 4. Captures that do not lose material, and at first such checks; or all evasions
    int bestMove = Move.NONE;
    int tableMove = hit ? TranspositionTable.move(facts) : Move.NONE;
    MovePicker picker = tree.picker(ply);
    picker.startCaptures(ply, tableMove, tree.tune(Tunable.QUIESCENCE_SEE));
    if (checks) {
      picker.addChecks();
    }
    int number = 0;
    for (int move = picker.next(); move != Move.NONE; move = picker.next()) {
      number++;
      if (best > -Value.MATE_BOUND) {
        if (!inCheck && isFutile(position, move, futility, alpha)) {
          best = Math.max(best, Math.min(futility + victimValue(position, move), alpha));
          continue;
        }
        if (inCheck && number > 3 && Move.isQuiet(move)) {
          continue;
        }
      }
      tree.make(move, ply);
      int score = -search(-beta, -alpha, ply + 1, false);
      position.unmake(move);
      if (tree.stopped) {
        return Value.DRAW;
      }
      if (score > best) {
        best = score;
        if (score > alpha) {
          alpha = score;
          bestMove = move;
          if (pvNode) {
            tree.extendPv(ply, move);
          }
          if (score >= beta) {
            break;
          }
        }
      }
    }
    if (inCheck && number == 0) {
      return Value.matedIn(ply);
    }

    // 5. Remember
    int bound =
        best >= beta
            ? TranspositionTable.LOWER
            : best > originalAlpha && pvNode ? TranspositionTable.EXACT : TranspositionTable.UPPER;
    tree.store(ply, bestMove, best, rawEval, 0, bound, pvNode);
    return best;
  }

  /** Even winning the victim for nothing would not bring the score up to alpha. */
  private boolean isFutile(Position position, int move, int futility, int alpha) {
    return Move.isCapture(move)
        && !Move.isPromotion(move)
        && futility + victimValue(position, move) <= alpha
        && !tree.givesCheck(move);
  }

  private static int victimValue(Position position, int move) {
    int victim = position.pieceOn(Move.to(move));
    return PieceType.value(victim == Piece.NONE ? PieceType.PAWN : Piece.type(victim));
  }
}
