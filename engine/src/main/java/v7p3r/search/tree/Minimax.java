package v7p3r.search.tree;

import v7p3r.board.Move;
import v7p3r.search.Value;
import v7p3r.search.memory.TranspositionTable;

/**
 * Every line to the same depth, no cutoffs, no pruning, no reductions: what alpha-beta is measured
 * against; never in play.
 */
final class Minimax {
  private final SearchThread thread;
  private final Quiescence quiescence;

  Minimax(SearchThread thread) {
    this.thread = thread;
    this.quiescence = thread.features.quiescence(thread);
  }

  /**
   * @param depth plies left, quiescence not counted
   */
  int search(int depth, Frame frame) {
    if (depth <= 0) {
      return quiescence.searchWithChecks(-Value.INFINITE, Value.INFINITE, frame);
    }
    int ply = frame.ply;
    frame.clearPv();
    thread.reach(ply);
    if (thread.mustStop()) {
      return Value.DRAW;
    }
    frame.inCheck = thread.position.inCheck();
    frame.rawEval = Frame.NO_EVAL;
    if (ply > 0 && thread.isDraw(ply)) {
      return thread.drawScore(ply);
    }
    if (ply >= SearchThread.MAX_PLY) {
      return frame.inCheck ? Value.DRAW : thread.evaluate();
    }
    long facts = thread.probe();
    return searchMoves(
        depth,
        frame,
        facts == TranspositionTable.MISS ? Move.NONE : TranspositionTable.move(facts));
  }

  private int searchMoves(int depth, Frame frame, int tableMove) {
    boolean root = frame.ply == 0;
    MovePicker picker = frame.picker;
    picker.start(frame, root ? thread.rootMoves.firstMove(tableMove) : tableMove);
    int best = -Value.INFINITE;
    int bestMove = Move.NONE;
    int number = 0;
    for (int move = picker.next(); move != Move.NONE; move = picker.next()) {
      if (root && !thread.rootMoves.isOpen(move)) {
        continue;
      }
      number++;
      if (root) {
        thread.tellRootMove(move, number);
      }
      long nodesBefore = thread.nodes;
      thread.make(move, frame);
      int score = -search(depth - 1, frame.next);
      thread.position.unmake(move);
      if (thread.stopped) {
        return Value.DRAW;
      }
      if (root) {
        thread.rootMoves.searched(move, thread.nodes - nodesBefore, score);
      }
      if (score > best) {
        best = score;
        bestMove = move;
        frame.extendPv(move);
      }
    }
    if (number == 0) {
      return thread.scoreWithoutMoves(frame);
    }
    if (!root || thread.rootMoves.isFirstLine()) {
      thread.store(frame, bestMove, best, depth, TranspositionTable.EXACT, true);
    }
    return best;
  }
}
