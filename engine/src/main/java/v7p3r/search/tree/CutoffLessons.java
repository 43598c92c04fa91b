package v7p3r.search.tree;

import v7p3r.board.Move;
import v7p3r.board.Position;
import v7p3r.search.Tunable;

/**
 * What a beta cutoff teaches about the order of moves: the move that caused it gains in every
 * history, those that were tried before it lose.
 */
final class CutoffLessons {
  private final Tree tree;

  CutoffLessons(Tree tree) {
    this.tree = tree;
  }

  /**
   * After the moves of a node have been taken back.
   *
   * @param triedEnd where the moves end that were tried in vain, beginning at the ply's own start
   */
  void ofCutoff(int bestMove, int depth, int ply, int triedEnd) {
    Position position = tree.position;
    History history = tree.history;
    int us = position.sideToMove();
    int bonus =
        Math.min(
            tree.tune(Tunable.HISTORY_BONUS) * depth - 100, tree.tune(Tunable.HISTORY_BONUS_MAX));
    int triedStart = tree.triedStart(ply);
    int[] tried = tree.tried();
    if (Move.isQuiet(bestMove)) {
      if (tree.isOn(Tunable.KILLERS)) {
        tree.addKiller(ply, bestMove);
      }
      if (tree.isOn(Tunable.COUNTER_MOVE)) {
        history.rememberReply(tree.playedBefore(ply, 1), bestMove);
      }
      rewardQuiet(bestMove, us, ply, bonus);
      for (int i = triedStart; i < triedEnd; i++) {
        if (Move.isQuiet(tried[i])) {
          rewardQuiet(tried[i], us, ply, -bonus);
        }
      }
    } else if (tree.isOn(Tunable.CAPTURE_HISTORY)) {
      history.rewardCapture(position, bestMove, bonus);
    }
    for (int i = triedStart; i < triedEnd && tree.isOn(Tunable.CAPTURE_HISTORY); i++) {
      if (!Move.isQuiet(tried[i])) {
        history.rewardCapture(position, tried[i], -bonus);
      }
    }
  }

  private void rewardQuiet(int move, int side, int ply, int bonus) {
    History history = tree.history;
    int index = History.index(tree.position, move);
    if (tree.isOn(Tunable.QUIET_HISTORY)) {
      history.rewardQuiet(side, move, bonus);
    }
    if (tree.isOn(Tunable.CONTINUATION_HISTORY)) {
      history.rewardContinuation(tree.playedBefore(ply, 1), index, bonus);
      history.rewardContinuation(tree.playedBefore(ply, 2), index, bonus);
      history.rewardContinuation(tree.playedBefore(ply, 4), index, bonus / 2);
    }
  }
}
