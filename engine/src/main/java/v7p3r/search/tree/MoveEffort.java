package v7p3r.search.tree;

import java.util.Optional;
import v7p3r.board.Bitboard;
import v7p3r.board.Move;
import v7p3r.search.Tunable;
import v7p3r.search.effort.LateMoveReduction;

/**
 * Step 13: how much less deep a late move is searched, in 1/1024 of a ply. This one leaves it at
 * the formula; a search that is neither taught nor logged does not pay for more.
 */
class MoveEffort {
  static final int MANY_CUTOFFS = 3;

  private static final int MUCH_REDUCED = 3;

  /** Where every move may be the one that mates or lets the king out. */
  private static final int FEW_MEN = 6;

  private final SearchThread thread;
  private LateMoveReduction usual;
  private LateMoveReduction withFewMen;

  /** One of the two, by the root. */
  private LateMoveReduction reductions;

  MoveEffort(SearchThread thread) {
    this.thread = thread;
    usual = reductions(thread, 0);
    withFewMen = reductions(thread, thread.tune(Tunable.REDUCTION_FEW_MEN));
    reductions = usual;
  }

  private static LateMoveReduction reductions(SearchThread thread, int less) {
    return new LateMoveReduction(
        thread.tune(Tunable.REDUCTION_BASE) - less, thread.tune(Tunable.REDUCTION_FACTOR));
  }

  /** The tunables have changed. */
  void retune() {
    usual = reductions(thread, 0);
    withFewMen = reductions(thread, thread.tune(Tunable.REDUCTION_FEW_MEN));
    reductions = usual;
  }

  /** What depth and place in the order alone ask for. */
  final int ofOrder(int depth, int number) {
    return reductions.of(depth, number);
  }

  /** The plies that this would leave a move. */
  final int usualDepth(int depth, int number) {
    return Math.max(0, depth - ofOrder(depth, number) / LateMoveReduction.ONE_PLY);
  }

  /**
   * Before the move under way is made.
   *
   * @param newDepth plies without the reduction
   */
  int before(Frame frame, int depth, int alpha, int newDepth) {
    return formula(frame, depth);
  }

  /**
   * Once it is made.
   *
   * @param frame of the node that it was made in
   */
  int after(int reduction, Frame frame, int alpha) {
    return reduction;
  }

  /**
   * The move under way is about to be left out.
   *
   * @param verdict of {@link ShallowPruning}
   */
  void pruned(Frame frame, int depth, int alpha, int verdict) {}

  /**
   * Adds what was learned of the move under way, once it is made, to amounts by ordinal of {@link
   * v7p3r.search.effort.MoveReason}.
   */
  void addLearned(int[] amounts) {}

  /** The facts that it went by, if it has any. */
  Optional<MoveFacts> facts() {
    return Optional.empty();
  }

  /** A search begins. */
  void startSearch() {
    reductions = Bitboard.count(thread.position.pieces()) <= FEW_MEN ? withFewMen : usual;
  }

  /** What it did in the last search, for people; nothing if it did nothing. */
  String remark() {
    return "";
  }

  /**
   * The reduction of the move under way by hand: more at cut nodes (+56 ± 41), when not improving
   * (+56 ± 44), when the table has a capture (+2 ± 38) and when replies at this ply cut off often;
   * less where a principal variation was (-47 ± 41), for checks (-37 ± 38), killers (+17 ± 45),
   * good histories (-24 ± 42) and where the evaluation had to be corrected much.
   */
  final int formula(Frame frame, int depth) {
    SearchThread thread = this.thread;
    int tableMove = frame.tableMove;
    int more = 0;
    if (frame.cutNode) {
      more = thread.tune(Tunable.REDUCTION_CUT_NODE);
      more += tableMove == Move.NONE ? thread.tune(Tunable.REDUCTION_NO_TABLE_MOVE) : 0;
    }
    if (!frame.improving) {
      more += thread.tune(Tunable.REDUCTION_NOT_IMPROVING);
    }
    if (frame.next.cutoffs > MANY_CUTOFFS) {
      more += thread.tune(Tunable.REDUCTION_CUTOFFS);
    }
    if (tableMove != Move.NONE && Move.isCapture(tableMove)) {
      more += thread.tune(Tunable.REDUCTION_TABLE_CAPTURE);
    }
    return reductions.of(depth, frame.number) + thread.reductionOffset() + more - less(frame);
  }

  private int less(Frame frame) {
    SearchThread thread = this.thread;
    int less = merit(frame);
    if (frame.wasPv) {
      less += thread.tune(Tunable.REDUCTION_PV);
    }
    if (frame.givesCheck) {
      less += thread.tune(Tunable.REDUCTION_CHECK);
    }
    if (!frame.inCheck) {
      less += Math.abs(frame.eval - frame.rawEval) * thread.tune(Tunable.REDUCTION_CORRECTION);
    }
    return less;
  }

  private int merit(Frame frame) {
    SearchThread thread = this.thread;
    if (!Move.isQuiet(frame.move)) {
      return LateMoveReduction.ONE_PLY;
    }
    int killer = frame.isKiller(frame.move) ? thread.tune(Tunable.REDUCTION_KILLER) : 0;
    int divisor = thread.tune(Tunable.REDUCTION_HISTORY_DIVISOR);
    return killer + frame.history * LateMoveReduction.ONE_PLY / divisor;
  }

  /**
   * Plies to add to a node whose move was reduced, now that its evaluation is known: one if the
   * move turned out well, none or one less if it did not.
   */
  final int hindsight(int depth, Frame frame) {
    Frame before = frame.previous;
    if (before.reduction == 0 || before.eval == Frame.NO_EVAL) {
      return 0;
    }
    int gain = frame.eval + before.eval;
    if (before.reduction >= MUCH_REDUCED && gain <= 0 && thread.isOn(Tunable.HINDSIGHT)) {
      return 1;
    }
    return depth >= 2 && gain > thread.tune(Tunable.HINDSIGHT_MARGIN) ? -1 : 0;
  }
}
