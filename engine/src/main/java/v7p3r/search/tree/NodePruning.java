package v7p3r.search.tree;

import v7p3r.board.Move;
import v7p3r.board.PieceType;
import v7p3r.board.Position;
import v7p3r.search.Tunable;
import v7p3r.search.Value;
import v7p3r.search.memory.History;
import v7p3r.search.memory.TranspositionTable;

/**
 * Steps 4 to 8: what can be said of a node off the principal variation, not in check, without
 * looking at all its moves. Each step gives a score, or {@link Value#INFINITE} if it cannot tell.
 */
final class NodePruning {
  private final SearchThread thread;
  private final Negamax negamax;
  private final Quiescence quiescence;

  /** No null move above this ply while one is being verified. */
  private int nullMoveFrom;

  NodePruning(SearchThread thread, Negamax negamax, Quiescence quiescence) {
    this.thread = thread;
    this.negamax = negamax;
    this.quiescence = quiescence;
  }

  void startSearch() {
    nullMoveFrom = 0;
  }

  /** The score means nothing if the search was stopped meanwhile. */
  int score(int alpha, int beta, int depth, Frame frame) {
    int score = razor(alpha, depth, frame);
    if (score == Value.INFINITE && !thread.stopped) {
      score = reverseFutility(beta, depth, frame);
    }
    if (score == Value.INFINITE && mayTryNullMove(beta, depth, frame)) {
      score = nullMove(beta, depth, frame);
    }
    if (score == Value.INFINITE && !thread.stopped) {
      score = probcut(beta, depth, frame);
    }
    return score;
  }

  /** 4. Razoring: so far below alpha that only captures could help. Worth +10 ± 38. */
  private int razor(int alpha, int depth, Frame frame) {
    SearchThread thread = this.thread;
    if (depth <= thread.tune(Tunable.RAZOR_DEPTH)
        && alpha < Value.MATE_BOUND
        && frame.estimate
                + thread.tune(Tunable.RAZOR_BASE)
                + thread.tune(Tunable.RAZOR_MARGIN) * depth * depth / 2
            <= alpha) {
      int score = quiescence.search(alpha, alpha + 1, frame);
      return score <= alpha ? score : Value.INFINITE;
    }
    return Value.INFINITE;
  }

  /**
   * 5. Reverse futility: so far above beta that the opponent's best reply will not do. Worth +141 ±
   * 48, of which less margin when improving +38 ± 44. Less after a move that made things worse for
   * the opponent is off by default (+7 ± 5 at 8,000 nodes, nothing seen at a clock).
   */
  private int reverseFutility(int beta, int depth, Frame frame) {
    SearchThread thread = this.thread;
    int estimate = frame.estimate;
    int margin =
        thread.tune(Tunable.REVERSE_FUTILITY_MARGIN) * depth
            - (frame.improving ? thread.tune(Tunable.REVERSE_FUTILITY_IMPROVING) : 0)
            - (frame.isOpponentWorsening() ? thread.tune(Tunable.REVERSE_FUTILITY_WORSENING) : 0);
    return depth <= thread.tune(Tunable.REVERSE_FUTILITY_DEPTH)
            && estimate - Math.max(margin, 20) >= beta
            && Math.abs(beta) < Value.DECIDED_BOUND
            && estimate < Value.DECIDED_BOUND
            && !frame.mateThreat
        ? beta + (estimate - beta) / 3
        : Value.INFINITE;
  }

  private boolean mayTryNullMove(int beta, int depth, Frame frame) {
    Position position = thread.position;
    return frame.estimate >= beta
        && !thread.stopped
        && !frame.mateThreat
        && depth >= thread.tune(Tunable.NULL_DEPTH)
        && frame.eval + 20 * depth - 160 >= beta
        && frame.ply >= nullMoveFrom
        && frame.previous.played != History.NO_MOVE
        && beta > -Value.DECIDED_BOUND
        && hasSpareMoves(position)
        && !((frame.tableBound & TranspositionTable.UPPER) != 0 && frame.tableScore < beta);
  }

  /** With a single piece zugzwang is near, and passing would be better than any move. */
  private static boolean hasSpareMoves(Position position) {
    long notPieces = position.piecesOfType(PieceType.PAWN) | position.piecesOfType(PieceType.KING);
    long pieces = position.pieces(position.sideToMove()) & ~notPieces;
    return (pieces & pieces - 1) != 0;
  }

  /**
   * 6. Null move: pass, and if the opponent still cannot reach beta, neither can he otherwise.
   * Worth +14 ± 40.
   */
  private int nullMove(int beta, int depth, Frame frame) {
    SearchThread thread = this.thread;
    int reduction =
        thread.tune(Tunable.NULL_BASE)
            + depth / thread.tune(Tunable.NULL_DEPTH_DIVISOR)
            + Math.min(
                (frame.estimate - beta) / thread.tune(Tunable.NULL_EVAL_DIVISOR),
                thread.tune(Tunable.NULL_EVAL_MAX));
    thread.makeNull(frame);
    int score = -negamax.search(-beta, -beta + 1, depth - reduction, frame.next, !frame.cutNode);
    thread.position.unmakeNull();
    if (thread.stopped || score < beta) {
      frame.mateAfterNullMove = !thread.stopped && score <= -Value.MATE_BOUND;
      return Value.INFINITE;
    }
    score = score >= Value.DECIDED_BOUND ? beta : score;
    if (nullMoveFrom > 0
        || depth < thread.tune(Tunable.NULL_VERIFY_DEPTH) && Math.abs(beta) < Value.DECIDED_BOUND) {
      return score;
    }
    return verifies(beta, depth - reduction, frame) ? score : Value.INFINITE;
  }

  /**
   * 7. Deep null moves are verified: in zugzwang passing would be the best move. Too deep to matter
   * at 3,000 nodes.
   */
  private boolean verifies(int beta, int depth, Frame frame) {
    nullMoveFrom = frame.ply + 3 * depth / 4 + 1;
    int verified = negamax.search(beta - 1, beta, depth, frame.toVerify(), false);
    frame.comeBack();
    nullMoveFrom = 0;
    return verified >= beta;
  }

  /**
   * 8. Probcut: a capture that beats beta by far in a shallow search will do so in a deep one.
   * Worth +0 ± 40.
   */
  private int probcut(int beta, int depth, Frame frame) {
    SearchThread thread = this.thread;
    int target = beta + thread.tune(Tunable.PROBCUT_MARGIN) - (frame.improving ? 50 : 0);
    boolean isDoubtful =
        frame.tableDepth >= depth - 3
            && frame.tableBound != TranspositionTable.NO_BOUND
            && frame.tableScore < target;
    if (depth < thread.tune(Tunable.PROBCUT_DEPTH)
        || Math.abs(beta) >= Value.DECIDED_BOUND
        || isDoubtful) {
      return Value.INFINITE;
    }
    Position position = thread.position;
    Frame next = frame.next;
    MovePicker picker = frame.picker;
    picker.startCaptures(frame, frame.tableMove, Math.max(target - frame.eval, 0));
    for (int move = picker.next(); move != Move.NONE; move = picker.next()) {
      thread.make(move, frame);
      int score = -quiescence.search(-target, -target + 1, next);
      if (score >= target && depth > 4) {
        score = -negamax.search(-target, -target + 1, depth - 4, next, !frame.cutNode);
      }
      position.unmake(move);
      if (thread.stopped) {
        return Value.INFINITE;
      }
      if (score >= target) {
        thread.store(frame, move, score, depth - 3, TranspositionTable.LOWER, false);
        return score;
      }
    }
    return Value.INFINITE;
  }
}
