package v7p3r.search.tree;

import v7p3r.board.Move;
import v7p3r.board.Piece;
import v7p3r.board.PieceType;
import v7p3r.board.Position;
import v7p3r.search.Tunable;
import v7p3r.search.Value;
import v7p3r.search.memory.TranspositionTable;

/**
 * Plays captures out until a position is quiet enough to be evaluated; in check, every reply. The
 * first move may also be a quiet check.
 */
class Quiescence {
  private final SearchThread thread;

  Quiescence(SearchThread thread) {
    this.thread = thread;
  }

  /** Captures, and evasions of check. */
  int search(int alpha, int beta, Frame frame) {
    return search(alpha, beta, frame, false);
  }

  /** The same, where the first move may also be a quiet check: worth +44 ± 43. */
  int searchWithChecks(int alpha, int beta, Frame frame) {
    return search(alpha, beta, frame, thread.isOn(Tunable.QUIESCENCE_CHECKS));
  }

  private int search(int alpha, int beta, Frame frame, boolean checks) {
    SearchThread thread = this.thread;
    int ply = frame.ply;
    boolean pvNode = beta - alpha > 1;
    thread.quiescenceNodes++;
    thread.reach(ply);
    frame.clearPv();

    // 1. Draws and the end of the line
    if (thread.mustStop()) {
      return Value.DRAW;
    }
    if (thread.isDraw(ply)) {
      return thread.drawScore(ply);
    }
    boolean inCheck = thread.position.inCheck();
    if (ply >= SearchThread.MAX_PLY) {
      return inCheck ? Value.DRAW : thread.evaluate();
    }

    // 2. Transposition table; in locals, because razoring comes here in the middle of a node
    long facts = thread.probe();
    boolean hit = facts != TranspositionTable.MISS;
    int tableScore = hit ? TranspositionTable.scoreAt(facts, ply) : 0;
    int tableBound = hit ? TranspositionTable.bound(facts) : TranspositionTable.NO_BOUND;
    if (!pvNode && TranspositionTable.cutsOff(tableBound, tableScore, beta)) {
      return tableScore;
    }

    // 3. Stand pat: the side to move need not capture
    int standPat = -Value.INFINITE;
    frame.mateThreat = false;
    if (inCheck) {
      frame.rawEval = Frame.NO_EVAL;
    } else {
      int rawEval = hit ? TranspositionTable.eval(facts) : Frame.NO_EVAL;
      frame.rawEval = rawEval == Frame.NO_EVAL ? thread.evaluateNode(frame) : rawEval;
      standPat = thread.corrected(frame, frame.rawEval);
      if (TranspositionTable.isBetterThan(tableBound, tableScore, standPat)) {
        standPat = tableScore;
      }
      if (standPat >= beta) {
        if (!hit) {
          thread.store(frame, Move.NONE, standPat, -1, TranspositionTable.LOWER, false);
        }
        return standPat;
      }
    }
    frame.picker.startCaptures(
        frame,
        hit ? TranspositionTable.move(facts) : Move.NONE,
        thread.tune(Tunable.QUIESCENCE_SEE));
    if (checks) {
      frame.picker.addChecks();
    }
    return playOut(alpha, beta, frame, standPat);
  }

  /**
   * Step 4 and 5: captures that do not lose material (worth +91 ± 41), at first such checks too, or
   * all evasions.
   *
   * @param standPat the score without a move; below every other when in check
   */
  int playOut(int alpha, int beta, Frame frame, int standPat) {
    SearchThread thread = this.thread;
    Position position = thread.position;
    MovePicker picker = frame.picker;
    Frame next = frame.next;
    boolean inCheck = standPat == -Value.INFINITE;
    boolean pvNode = beta - alpha > 1;
    int best = standPat;
    int futility = standPat + thread.tune(Tunable.QUIESCENCE_MARGIN);
    int highest = Math.max(alpha, standPat);
    int bestMove = Move.NONE;
    int number = 0;
    for (int move = picker.next(); move != Move.NONE; move = picker.next()) {
      number++;
      if (best > -Value.DECIDED_BOUND) {
        // Futility: worth -12 ± 46
        if (!inCheck && isFutile(position, move, futility, highest)) {
          int reached = futility + victimValue(position, move);
          best = Math.max(best, Math.min(reached, highest));
          continue;
        }
        if (inCheck && number > 3 && Move.isQuiet(move)) {
          continue;
        }
      }
      thread.make(move, frame);
      int score = -search(-beta, -highest, next, false);
      position.unmake(move);
      if (thread.stopped) {
        return Value.DRAW;
      }
      if (score > best) {
        best = score;
        if (score > highest) {
          highest = score;
          bestMove = move;
          if (pvNode) {
            frame.extendPv(move);
          }
          if (score >= beta) {
            break;
          }
        }
      }
    }
    if (inCheck && number == 0) {
      return Value.matedIn(frame.ply);
    }

    // 5. Remember
    int bound =
        best >= beta
            ? TranspositionTable.LOWER
            : best > alpha && pvNode ? TranspositionTable.EXACT : TranspositionTable.UPPER;
    thread.store(frame, bestMove, best, 0, bound, pvNode);
    return best;
  }

  /** Even winning the victim for nothing would not bring the score up to alpha. */
  private boolean isFutile(Position position, int move, int futility, int alpha) {
    return Move.isCapture(move)
        && !Move.isPromotion(move)
        && futility + victimValue(position, move) <= alpha
        && !thread.givesCheck(move);
  }

  private static int victimValue(Position position, int move) {
    int victim = position.pieceOn(Move.to(move));
    return PieceType.value(victim == Piece.NONE ? PieceType.PAWN : Piece.type(victim));
  }
}
