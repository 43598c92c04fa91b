package v7p3r.search.time;

import v7p3r.board.Move;
import v7p3r.search.HandRule;
import v7p3r.search.RootNodes;
import v7p3r.search.Signals;
import v7p3r.search.Tunable;
import v7p3r.search.Value;

/** Follows best move and score from iteration to iteration of a search. */
final class RootTrend {
  /** In centipawns: from here on the game is decided, and a better move would not change that. */
  private static final int DECIDED = 600;

  /** In centipawns: how far from the first score counts. */
  private static final int FARTHEST = 200;

  private final HandRule rule;
  private final int[] tune;
  private int bestMove;
  private int stableIterations;
  private int scoreBefore;
  private int firstScore;

  /** With the values of the tunables by ordinal; they may change between moves. */
  RootTrend(int[] tune) {
    this.rule = new HandRule(tune);
    this.tune = tune;
    reset();
  }

  /** A new search begins. */
  void reset() {
    bestMove = Move.NONE;
    stableIterations = 0;
    scoreBefore = Value.INFINITE;
    firstScore = Value.INFINITE;
  }

  /** Takes in the next iteration. */
  Signals after(int move, int score, int staticEval, RootNodes nodes) {
    stableIterations = move == bestMove ? stableIterations + 1 : 0;
    bestMove = move;
    int drop = scoreBefore == Value.INFINITE ? 0 : scoreBefore - score;
    scoreBefore = scoreBefore == Value.INFINITE ? score : (2 * scoreBefore + score) / 3;
    int nodeShare = nodes.share(move);
    int surprise = Value.isMate(score) ? 0 : Math.abs(score - staticEval);
    int said =
        decided(score, deepened(score, rule.share(stableIterations, drop, nodeShare, surprise)));
    return new Signals(stableIterations, drop, nodeShare, surprise, said);
  }

  /** A search that has come far from its first score has something to find out: more time. */
  private int deepened(int score, int share) {
    firstScore = firstScore == Value.INFINITE ? score : firstScore;
    if (Value.isMate(score) || Value.isMate(firstScore)) {
      return share;
    }
    int distance = Math.min(Math.abs(score - firstScore), FARTHEST);
    return share + share * distance / 100 * tune[Tunable.TIME_FIRST_SCORE.ordinal()] / 100;
  }

  private int decided(int score, int share) {
    return Math.abs(score) < DECIDED ? share : share * tune[Tunable.TIME_DECIDED.ordinal()] / 100;
  }
}
