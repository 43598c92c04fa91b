package v7p3r.search.tree;

import v7p3r.board.Move;
import v7p3r.board.Position;
import v7p3r.search.Tunable;

/**
 * What a beta cutoff teaches about the order of moves: the move that caused it gains in every
 * history, those that were tried before it lose. Worth: quiet history +104 ± 44, continuation
 * history +26 ± 45, capture history +7 ± 42, counter move +5 ± 43, killers -16 ± 45.
 */
final class CutoffLessons {
  private final SearchThread thread;

  CutoffLessons(SearchThread thread) {
    this.thread = thread;
  }

  /** After the moves of a node have been taken back. */
  void ofCutoff(Frame frame, int bestMove, int depth) {
    SearchThread thread = this.thread;
    int bonus =
        Math.min(
            thread.tune(Tunable.HISTORY_BONUS) * depth - 100,
            thread.tune(Tunable.HISTORY_BONUS_MAX));
    boolean capturesLearn = thread.isOn(Tunable.CAPTURE_HISTORY);
    int count = frame.triedCount();
    if (Move.isQuiet(bestMove)) {
      if (thread.isOn(Tunable.KILLERS)) {
        frame.addKiller(bestMove);
      }
      if (thread.isOn(Tunable.COUNTER_MOVE)) {
        thread.history.rememberReply(frame.previous.played, bestMove);
      }
      rewardQuiet(frame, bestMove, bonus);
      for (int i = 0; i < count; i++) {
        int tried = frame.tried(i);
        if (Move.isQuiet(tried)) {
          rewardQuiet(frame, tried, -bonus);
        }
      }
    } else if (capturesLearn) {
      thread.history.rewardCapture(thread.position, bestMove, bonus);
    }
    for (int i = 0; i < count && capturesLearn; i++) {
      int tried = frame.tried(i);
      if (!Move.isQuiet(tried)) {
        thread.history.rewardCapture(thread.position, tried, -bonus);
      }
    }
  }

  private void rewardQuiet(Frame frame, int move, int bonus) {
    Position position = thread.position;
    History history = thread.history;
    int index = History.index(position, move);
    if (thread.isOn(Tunable.QUIET_HISTORY)) {
      history.rewardQuiet(position.sideToMove(), move, bonus);
    }
    if (thread.isOn(Tunable.CONTINUATION_HISTORY)) {
      Frame two = frame.previous.previous;
      history.rewardContinuation(frame.previous.played, index, bonus);
      history.rewardContinuation(two.played, index, bonus);
      history.rewardContinuation(two.previous.previous.played, index, bonus / 2);
    }
  }
}
