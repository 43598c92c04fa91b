package v7p3r.search.time;

import v7p3r.board.Move;
import v7p3r.search.HandRule;
import v7p3r.search.RootNodes;
import v7p3r.search.Signals;
import v7p3r.search.Value;

/** Follows best move and score from iteration to iteration of a search. */
final class RootTrend {
  private final HandRule rule;
  private int bestMove;
  private int stableIterations;
  private int scoreBefore;

  /** With the rule that judges the signals. */
  RootTrend(HandRule rule) {
    this.rule = rule;
    reset();
  }

  /** A new search begins. */
  void reset() {
    bestMove = Move.NONE;
    stableIterations = 0;
    scoreBefore = Value.INFINITE;
  }

  /** Takes in the next iteration. */
  Signals after(int move, int score, int staticEval, RootNodes nodes) {
    stableIterations = move == bestMove ? stableIterations + 1 : 0;
    bestMove = move;
    int drop = scoreBefore == Value.INFINITE ? 0 : scoreBefore - score;
    scoreBefore = scoreBefore == Value.INFINITE ? score : (2 * scoreBefore + score) / 3;
    int nodeShare = nodes.share(move);
    int surprise = Value.isMate(score) ? 0 : Math.abs(score - staticEval);
    int said = rule.share(stableIterations, drop, nodeShare, surprise);
    return new Signals(stableIterations, drop, nodeShare, surprise, said);
  }
}
