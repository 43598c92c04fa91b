package v7p3r.search.tree;

import java.util.EnumSet;
import java.util.Optional;
import v7p3r.search.SearchFeature;
import v7p3r.search.Tunable;
import v7p3r.search.Value;
import v7p3r.search.effort.DecisionListener;
import v7p3r.search.effort.MoveEffortTables;
import v7p3r.search.effort.MoveSampling;
import v7p3r.search.effort.TrialListener;
import v7p3r.search.memory.CorrectionHistory;
import v7p3r.search.memory.History;
import v7p3r.search.memory.JournaledCorrections;
import v7p3r.search.memory.JournaledHistory;
import v7p3r.search.memory.UndoJournal;

/**
 * What all threads of a search leave out or limit, changed only between searches. The picker and
 * the quiescence of a search that leaves something out are other ones, so that a whole search never
 * asks there; the rest is asked for once an iteration, or where a position has no moves.
 */
final class Features {
  /** Which late moves are tried, who is told, and the journal that puts the memory back. */
  record Trials(MoveSampling sampling, TrialListener listener, UndoJournal journal) {}

  private final EnumSet<SearchFeature> on = EnumSet.allOf(SearchFeature.class);
  private int maxOrderedMoves = Integer.MAX_VALUE;

  /** Nodes after which no further iteration begins, for a score of 0; 0 for no such limit. */
  private long maxNodes;

  /** What was learned of late moves; nothing if the formula decides alone. */
  private Optional<MoveEffortTables> learned = Optional.empty();

  /** Who is told what reductions are due to; nobody in play. */
  private Optional<DecisionListener> explained = Optional.empty();

  /** How late moves are tried; nothing in play. */
  private final Optional<Trials> trials;

  Features() {
    this(Optional.empty());
  }

  Features(Optional<Trials> trials) {
    this.trials = trials;
  }

  /** Threads that exist already must be made anew. */
  void setLearned(Optional<MoveEffortTables> tables) {
    learned = tables;
  }

  /** Threads that exist already must be made anew. */
  void setExplained(DecisionListener listener) {
    explained = Optional.of(listener);
  }

  /** Threads that exist already must be made anew. */
  void set(SearchFeature feature, boolean isOn) {
    if (isOn) {
      on.add(feature);
    } else {
      on.remove(feature);
    }
  }

  /** Threads that exist already must be made anew. */
  void setMaxOrderedMoves(int moves) {
    maxOrderedMoves = moves;
  }

  void setMaxNodes(long nodes) {
    maxNodes = nodes;
  }

  boolean alphaBeta() {
    return on.contains(SearchFeature.ALPHA_BETA);
  }

  boolean moveOrdering() {
    return on.contains(SearchFeature.MOVE_ORDERING);
  }

  boolean checkmates() {
    return on.contains(SearchFeature.CHECKMATE_DETECTION);
  }

  boolean stalemates() {
    return on.contains(SearchFeature.STALEMATE_DETECTION);
  }

  boolean drawPrevention() {
    return on.contains(SearchFeature.DRAW_PREVENTION);
  }

  boolean victimOrder() {
    return on.contains(SearchFeature.VICTIM_ORDER);
  }

  boolean evadingCaptures() {
    return on.contains(SearchFeature.EVADING_CAPTURES);
  }

  /** Moves of a node after which quiet ones are left out; never at the root or in check. */
  int maxOrderedMoves() {
    return maxOrderedMoves;
  }

  /** Whether the nodes will do: the better the average score so far, the fewer are needed. */
  boolean areEnough(long nodes, int averageScore) {
    return maxNodes > 0 && nodes >= maxNodes * 100 / (100 + Math.max(0, averageScore));
  }

  // ---- The parts that a search is built of ----

  MovePicker picker(SearchThread thread) {
    boolean isFull =
        moveOrdering()
            && victimOrder()
            && evadingCaptures()
            && maxOrderedMoves == Integer.MAX_VALUE;
    return isFull ? new MovePicker(thread) : new LimitedPicker(thread, this);
  }

  Quiescence quiescence(SearchThread thread) {
    return on.contains(SearchFeature.QUIESCENCE)
        ? new Quiescence(thread)
        : new NoQuiescence(thread);
  }

  History history() {
    return trials.isPresent() ? new JournaledHistory(trials.get().journal()) : new History();
  }

  CorrectionHistory corrections() {
    return trials.isPresent()
        ? new JournaledCorrections(trials.get().journal())
        : new CorrectionHistory();
  }

  MoveEffort effort(SearchThread thread, Negamax negamax) {
    if (trials.isPresent()) {
      return new MoveEffortLog(thread, negamax, trials.get());
    }
    MoveEffort effort =
        learned.isPresent() ? new LearnedMoveEffort(thread, learned.get()) : new MoveEffort(thread);
    return explained.isPresent() && thread.isMain()
        ? new ExplainedMoveEffort(thread, effort, explained.get())
        : effort;
  }

  /** Without an order a late move is as good as an early one: the number of a move says nothing. */
  int limited(Tunable tunable, int value) {
    return switch (tunable) {
      case REDUCTION_DEPTH, LATE_MOVE_DEPTH -> moveOrdering() ? value : tunable.off().orElse(value);
      default -> value;
    };
  }

  /** Judges a line where its depth ends, though checks are still answered; never in play. */
  private static final class NoQuiescence extends Quiescence {
    NoQuiescence(SearchThread thread) {
      super(thread);
    }

    @Override
    int playOut(int alpha, int beta, Frame frame, int standPat) {
      return standPat == -Value.INFINITE ? super.playOut(alpha, beta, frame, standPat) : standPat;
    }
  }
}
