package v7p3r.search.tree;

import v7p3r.board.Color;
import v7p3r.board.Move;
import v7p3r.board.Position;
import v7p3r.search.Tunable;
import v7p3r.search.memory.History;

/**
 * What nodes teach about the order of moves: a move that caused a beta cutoff gains in every
 * history, those that were tried before it lose, and a move that no reply could refute gains.
 * Worth: quiet history +104 ± 44, continuation history +26 ± 45, capture history +7 ± 42, counter
 * move +5 ± 43, killers -16 ± 45.
 */
final class CutoffLessons {
  private static final int PERCENT = 100;
  private static final int MAX_EVALUATION_LESSON = 1200;

  private final SearchThread thread;

  CutoffLessons(SearchThread thread) {
    this.thread = thread;
  }

  private int bonus(int depth) {
    return Math.min(
        thread.tune(Tunable.HISTORY_BONUS) * depth - 100, thread.tune(Tunable.HISTORY_BONUS_MAX));
  }

  /** After the moves of a node have been taken back. */
  void ofCutoff(Frame frame, int bestMove, int depth) {
    SearchThread thread = this.thread;
    int bonus = bonus(depth);
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
      int malus = bonus * thread.tune(Tunable.HISTORY_MALUS) / PERCENT;
      for (int i = 0; i < count; i++) {
        int tried = frame.tried(i);
        if (Move.isQuiet(tried)) {
          rewardQuiet(frame, tried, -malus);
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

  /** The table knows that a quiet move reaches beta. */
  void ofTable(Frame frame, int depth) {
    int move = frame.tableMove;
    if (move != Move.NONE && Move.isQuiet(move) && isOurs(move)) {
      frame.picker.begin(frame, move, false, 0);
      rewardQuiet(frame, move, bonus(depth) * thread.tune(Tunable.TABLE_LESSON) / PERCENT);
    }
  }

  private boolean isOurs(int move) {
    Position position = thread.position;
    return (position.pieces(position.sideToMove()) >>> Move.from(move) & 1) != 0;
  }

  /** No move of a node reached alpha: the quiet move that led to it was good. */
  void ofFailLow(Frame frame, int depth) {
    Frame before = frame.previous;
    if (isQuietMove(before)) {
      int bonus = bonus(depth) * thread.tune(Tunable.REFUTED_LESSON) / PERCENT;
      rewardPrevious(before, bonus);
      rewardContinuations(before, before.played, bonus);
    }
  }

  /** A quiet move made the evaluation better or worse than it was. */
  void ofEvaluation(Frame frame) {
    Frame before = frame.previous;
    if (isQuietMove(before) && before.eval != Frame.NO_EVAL) {
      int change = -thread.tune(Tunable.EVALUATION_LESSON) * (before.eval + frame.eval);
      rewardPrevious(before, Math.clamp(change, -MAX_EVALUATION_LESSON, MAX_EVALUATION_LESSON));
    }
  }

  /** A reduced move that seemed good was searched in full; it is still on the board. */
  void ofReduction(Frame frame, int depth, boolean good) {
    int bonus = bonus(depth) * thread.tune(Tunable.REDUCTION_LESSON) / PERCENT;
    if (Move.isQuiet(frame.move)) {
      rewardContinuations(frame, frame.played, good ? bonus : -bonus);
    }
  }

  private static boolean isQuietMove(Frame frame) {
    return frame.ply >= 0 && frame.move != Move.NONE && Move.isQuiet(frame.move);
  }

  /** Rewards the move that led to the position on the board. */
  private void rewardPrevious(Frame before, int bonus) {
    if (thread.isOn(Tunable.QUIET_HISTORY)) {
      int side = Color.opposite(thread.position.sideToMove());
      thread.history.rewardQuiet(side, before.move, before.picker.lastThreats(), bonus);
    }
  }

  private void rewardQuiet(Frame frame, int move, int bonus) {
    Position position = thread.position;
    History history = thread.history;
    int index = History.index(position, move);
    if (thread.isOn(Tunable.QUIET_HISTORY)) {
      history.rewardQuiet(position.sideToMove(), move, frame.picker.threats(), bonus);
    }
    if (thread.isOn(Tunable.PAWN_HISTORY)) {
      history.rewardPawns(position, index, bonus);
    }
    rewardContinuations(frame, index, bonus);
  }

  private void rewardContinuations(Frame frame, int index, int bonus) {
    if (thread.isOn(Tunable.CONTINUATION_HISTORY)) {
      History history = thread.history;
      Frame two = frame.previous.previous;
      Frame four = two.previous.previous;
      history.rewardContinuation(frame.previous.played, index, bonus);
      history.rewardContinuation(two.played, index, bonus);
      history.rewardContinuation(four.played, index, bonus / 2);
      if (thread.isOn(Tunable.CONTINUATION_SIX)) {
        history.rewardContinuation(four.previous.previous.played, index, bonus / 2);
      }
    }
  }
}
