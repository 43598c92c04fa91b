package v7p3r.search.tree;

import v7p3r.board.Move;
import v7p3r.search.Tunable;

/**
 * Step 11: late in a node and near the leaves, moves that promise nothing are not searched at all.
 */
final class ShallowPruning {
  /** The move is worth a search. */
  static final int SEARCH = 0;

  // Or not worth it, by one of these rules.
  static final int HISTORY = 1;
  static final int SEE_QUIET = 2;
  static final int SEE_FORCING = 3;
  static final int LATE_MOVE = 4;
  static final int FUTILITY = 5;

  private static final int PERCENT = 100;

  private final SearchThread thread;

  ShallowPruning(SearchThread thread) {
    this.thread = thread;
  }

  /** Whether by this verdict no quiet move after it is worth a search either. */
  static boolean skipsQuiets(int verdict) {
    return verdict >= LATE_MOVE;
  }

  /**
   * What becomes of the move under way.
   *
   * @param reduced the plies that a late move reduction would leave it
   */
  int verdict(Frame frame, int depth, int reduced, int alpha) {
    int move = frame.move;
    boolean quiet = Move.isQuiet(move);
    int verdict = quiet ? ofLateMove(frame.number, depth, frame.improving) : SEARCH;
    if (verdict != SEARCH) {
      return verdict;
    }
    return quiet && !frame.givesCheck
        ? ofQuiet(move, reduced, frame.history, frame.eval, alpha)
        : ofForcing(move, depth);
  }

  /** What becomes of a quiet move by its place in the order alone. Worth -24 ± 43. */
  private int ofLateMove(int number, int depth, boolean improving) {
    return depth <= thread.tune(Tunable.LATE_MOVE_DEPTH) && number > lateFrom(depth, improving)
        ? LATE_MOVE
        : SEARCH;
  }

  /** The moves of a node that are not late: they grow with the square of its depth. */
  private int lateFrom(int depth, boolean improving) {
    int usual =
        thread.tune(Tunable.LATE_MOVE_BASE) * PERCENT
            + depth * depth * thread.tune(Tunable.LATE_MOVE_SQUARE);
    int share = improving ? PERCENT : thread.tune(Tunable.LATE_MOVE_WORSE);
    return usual * share / (PERCENT * PERCENT);
  }

  /**
   * What becomes of a quiet move that gives no check.
   *
   * @param reduced the plies that a late move reduction would leave it
   * @param history how it has done elsewhere
   * @param eval the static evaluation, {@link Frame#NO_EVAL} in check
   */
  private int ofQuiet(int move, int reduced, int history, int eval, int alpha) {
    // Moves that have always been bad: hardly ever so at 3,000 nodes
    if (reduced <= thread.tune(Tunable.HISTORY_PRUNING_DEPTH)
        && history < -thread.tune(Tunable.HISTORY_PRUNING_MARGIN) * reduced - 2000) {
      return HISTORY;
    }
    // Futility: no quiet move can bring the score up to alpha. Worth +38 ± 41
    if (eval != Frame.NO_EVAL
        && reduced <= thread.tune(Tunable.FUTILITY_DEPTH)
        && eval
                + thread.tune(Tunable.FUTILITY_BASE)
                + thread.tune(Tunable.FUTILITY_MARGIN) * reduced
            <= alpha) {
      return FUTILITY;
    }
    // Static exchange: loses too much. Worth +54 ± 42, with that of captures
    return reduced <= thread.tune(Tunable.SEE_DEPTH)
            && !thread.position.see(move, -thread.tune(Tunable.SEE_QUIET_MARGIN) * reduced)
        ? SEE_QUIET
        : SEARCH;
  }

  /** What becomes of a capture, a promotion or a check. */
  private int ofForcing(int move, int depth) {
    return depth <= thread.tune(Tunable.SEE_DEPTH)
            && !thread.position.see(move, -thread.tune(Tunable.SEE_CAPTURE_MARGIN) * depth)
        ? SEE_FORCING
        : SEARCH;
  }
}
