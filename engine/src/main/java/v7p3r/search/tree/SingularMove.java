package v7p3r.search.tree;

import v7p3r.search.Extension;
import v7p3r.search.Tunable;
import v7p3r.search.Value;
import v7p3r.search.memory.TranspositionTable;

/**
 * Step 12 for the move of the table: one that is much better than all others is searched deeper
 * (+35 ± 44; two plies deeper +5 ± 34).
 */
final class SingularMove {
  /** Instead of an extension: even without the move of the table the node reaches beta. */
  static final int SEVERAL_REACH_BETA = Integer.MAX_VALUE;

  private static final int MAX_DOUBLE_EXTENSIONS = 8;
  private static final int SINGULAR = Extension.SINGULAR.bit();

  private final SearchThread thread;
  private final Negamax negamax;

  SingularMove(SearchThread thread, Negamax negamax) {
    this.thread = thread;
    this.negamax = negamax;
  }

  /** Whether the move of the table is known to be good enough to be asked whether. */
  boolean isPossible(int depth, Frame frame) {
    return thread.mayExtend(SINGULAR)
        && !frame.isSingular()
        && depth >= thread.tune(Tunable.SINGULAR_DEPTH)
        && frame.tableDepth >= depth - 3
        && (frame.tableBound & TranspositionTable.LOWER) != 0
        && Math.abs(frame.tableScore) < Value.DECIDED_BOUND;
  }

  /**
   * How much deeper it is searched: less deep if it is one of several that reach beta, or {@link
   * #SEVERAL_REACH_BETA}.
   */
  int extension(int beta, int depth, Frame frame) {
    int bound = bound(depth, frame);
    Frame others = frame.without(frame.tableMove);
    int score = negamax.search(bound - 1, bound, (depth - 1) / 2, others, frame.cutNode);
    frame.comeBack();
    if (score < bound) {
      return !frame.pvNode
              && score < bound - thread.tune(Tunable.DOUBLE_EXTENSION_MARGIN)
              && frame.doubleExtensions < MAX_DOUBLE_EXTENSIONS
          ? 2
          : 1;
    }
    if (bound >= beta) {
      return SEVERAL_REACH_BETA;
    }
    return frame.tableScore >= beta ? -2 : frame.cutNode ? -1 : 0;
  }

  /** What all other moves must stay below. */
  int bound(int depth, Frame frame) {
    return frame.tableScore - thread.tune(Tunable.SINGULAR_MARGIN) * depth / 8;
  }
}
