package v7p3r.search.tree;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import v7p3r.board.Move;
import v7p3r.search.Tunable;
import v7p3r.search.effort.DecisionListener;
import v7p3r.search.effort.LateMoveReduction;
import v7p3r.search.effort.MoveDecision;
import v7p3r.search.effort.MoveReason;
import v7p3r.search.effort.ReasonWords;

/**
 * Tells what the reductions of late moves at the root, and on the first moves of principal
 * variations, are due to. It decides nothing: another one does, and the tree is the same. A search
 * that is not explained does not know of it.
 */
final class ExplainedMoveEffort extends MoveEffort {
  /** Half moves from the root to the last node that is explained. */
  static final int PLIES = 2;

  private static final List<MoveReason> REASONS = List.of(MoveReason.values());

  private final SearchThread thread;
  private final MoveEffort decides;
  private final DecisionListener listener;
  private final MoveFacts ownFacts;
  private final int[] amounts = new int[REASONS.size()];
  private boolean isTold;
  private int depth;
  private int newDepth;

  ExplainedMoveEffort(SearchThread thread, MoveEffort decides, DecisionListener listener) {
    super(thread);
    this.thread = thread;
    this.decides = decides;
    this.listener = listener;
    this.ownFacts = new MoveFacts(thread);
  }

  @Override
  int before(Frame frame, int depth, int alpha, int newDepth) {
    int reduction = decides.before(frame, depth, alpha, newDepth);
    isTold = frame.pvNode && frame.ply <= PLIES;
    if (isTold) {
      this.depth = depth;
      this.newDepth = newDepth;
      ownFacts.before(frame, depth, alpha);
      addFormula(frame, depth);
    }
    return reduction;
  }

  @Override
  int after(int reduction, Frame frame, int alpha) {
    int whole = decides.after(reduction, frame, alpha);
    if (isTold) {
      isTold = false;
      decides.addLearned(amounts);
      tell(frame, whole);
    }
    return whole;
  }

  /** The parts of {@link MoveEffort#formula}. */
  private void addFormula(Frame frame, int depth) {
    Arrays.fill(amounts, 0);
    add(MoveReason.ORDER, ofOrder(depth, frame.number));
    add(MoveReason.MODE, thread.reductionOffset());
    if (frame.cutNode) {
      add(MoveReason.NODE, thread.tune(Tunable.REDUCTION_CUT_NODE));
      addIf(frame.tableMove == Move.NONE, MoveReason.TABLE, Tunable.REDUCTION_NO_TABLE_MOVE);
    }
    addIf(!frame.improving, MoveReason.IMPROVEMENT, Tunable.REDUCTION_NOT_IMPROVING);
    addIf(frame.next.cutoffs > MANY_CUTOFFS, MoveReason.REPLIES, Tunable.REDUCTION_CUTOFFS);
    addIf(
        frame.tableMove != Move.NONE && Move.isCapture(frame.tableMove),
        MoveReason.TABLE_CAPTURE,
        Tunable.REDUCTION_TABLE_CAPTURE);
    takeIf(frame.wasPv, MoveReason.WAS_PV, Tunable.REDUCTION_PV);
    takeIf(frame.givesCheck, MoveReason.GIVES_CHECK, Tunable.REDUCTION_CHECK);
    if (!frame.inCheck) {
      int corrected = Math.abs(frame.eval - frame.rawEval);
      add(MoveReason.CORRECTION, -corrected * thread.tune(Tunable.REDUCTION_CORRECTION));
    }
    if (Move.isQuiet(frame.move)) {
      takeIf(frame.isKiller(frame.move), MoveReason.KILLER, Tunable.REDUCTION_KILLER);
      int divisor = thread.tune(Tunable.REDUCTION_HISTORY_DIVISOR);
      add(MoveReason.HISTORY, -(frame.history * LateMoveReduction.ONE_PLY / divisor));
    } else {
      add(MoveReason.KIND, -LateMoveReduction.ONE_PLY);
    }
  }

  private void addIf(boolean holds, MoveReason reason, Tunable amount) {
    add(reason, holds ? thread.tune(amount) : 0);
  }

  private void takeIf(boolean holds, MoveReason reason, Tunable amount) {
    add(reason, holds ? -thread.tune(amount) : 0);
  }

  private void add(MoveReason reason, int amount) {
    amounts[reason.ordinal()] += amount;
  }

  private void tell(Frame frame, int reduction) {
    ReasonWords words = new ReasonWords(decides.facts().orElse(ownFacts).values);
    List<MoveDecision.Part> parts = new ArrayList<>();
    for (MoveReason reason : REASONS) {
      int amount = amounts[reason.ordinal()];
      if (amount != 0) {
        parts.add(new MoveDecision.Part(reason, words.say(reason), amount));
      }
    }
    int plies = Math.min(thread.reducedPlies(reduction), Math.max(newDepth - 1, 0));
    listener.onDecision(
        new MoveDecision(
            path(frame), frame.move, frame.number, depth, newDepth, reduction, plies, parts));
  }

  private static List<Integer> path(Frame frame) {
    List<Integer> path = new ArrayList<>();
    for (Frame before = frame.previous; before.ply >= 0; before = before.previous) {
      path.addFirst(before.move);
    }
    return path;
  }

  // ---- What it leaves to the one that decides ----

  @Override
  void retune() {
    super.retune();
    decides.retune();
  }

  @Override
  void pruned(Frame frame, int depth, int alpha, int verdict) {
    decides.pruned(frame, depth, alpha, verdict);
  }

  @Override
  void startSearch() {
    super.startSearch();
    decides.startSearch();
  }

  @Override
  String remark() {
    return decides.remark();
  }
}
