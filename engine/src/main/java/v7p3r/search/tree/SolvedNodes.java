package v7p3r.search.tree;

import v7p3r.board.Move;
import v7p3r.search.Value;
import v7p3r.search.memory.TranspositionTable;

/** Step 2, second part: nodes that tables of endings know need no search. */
final class SolvedNodes {
  /** What they say is kept as if it were so much deeper. */
  private static final int MORE_DEPTH = 6;

  private final SearchThread thread;

  SolvedNodes(SearchThread thread) {
    this.thread = thread;
  }

  /**
   * The score of a node that is decided, or {@link Value#INFINITE}. Wins and losses are bounds, for
   * there may be a mate: a principal variation that they do not decide is searched within them.
   */
  int score(int alpha, int beta, int depth, Frame frame) {
    frame.setUnsolved();
    int score = thread.solvedScore(depth, frame.ply);
    if (score == Value.INFINITE) {
      return score;
    }
    int bound = TranspositionTable.EXACT;
    if (score >= Value.DECIDED_BOUND) {
      bound = TranspositionTable.LOWER;
    } else if (score <= -Value.DECIDED_BOUND) {
      bound = TranspositionTable.UPPER;
    }
    boolean decides =
        bound == TranspositionTable.EXACT
            || (bound == TranspositionTable.LOWER ? score >= beta : score <= alpha);
    if (decides) {
      frame.rawEval = Frame.NO_EVAL;
      thread.store(frame, Move.NONE, score, depth + MORE_DEPTH, bound, frame.wasPv);
      return score;
    }
    if (frame.pvNode && bound == TranspositionTable.LOWER) {
      frame.least = score;
    } else if (frame.pvNode) {
      frame.most = score;
    }
    return Value.INFINITE;
  }
}
