package v7p3r.search.tree;

import java.util.SplittableRandom;
import v7p3r.board.MoveGenerator;
import v7p3r.board.Position;
import v7p3r.search.Statistics;
import v7p3r.search.Value;
import v7p3r.search.effort.MoveRule;
import v7p3r.search.effort.MoveTrial;
import v7p3r.search.memory.UndoJournal;

/**
 * Tries what late moves of a real search would have cost and shown with every reduction. Each is
 * searched to all depths in question, every time from the same state of table, histories,
 * corrections and killers, which a journal puts back; afterwards the search goes on as if nothing
 * had happened.
 */
final class MoveEffortLog extends MoveEffort {
  /** How far above alpha a better move is measured, in centipawns. */
  private static final int WINDOW = 600;

  private static final MoveRule[] RULES = {
    MoveRule.REDUCED,
    MoveRule.HISTORY,
    MoveRule.SEE_QUIET,
    MoveRule.SEE_FORCING,
    MoveRule.LATE_MOVE,
    MoveRule.FUTILITY
  };

  private final SearchThread thread;
  private final Negamax negamax;
  private final Features.Trials settings;
  private final UndoJournal journal;
  private final MoveFacts facts;
  private final SplittableRandom random;
  private final int[] quiets = new int[256];
  private final int[] later = new int[256];

  /** Two for each frame below the node of a trial. */
  private final int[] killers = new int[2 * Value.MAX_PLY];

  private final int[] cutoffs = new int[Value.MAX_PLY];

  /** Whether a trial is under way, in which nothing else is tried. */
  private boolean isBusy;

  MoveEffortLog(SearchThread thread, Negamax negamax, Features.Trials settings) {
    super(thread);
    this.thread = thread;
    this.negamax = negamax;
    this.settings = settings;
    this.journal = settings.journal();
    this.facts = new MoveFacts(thread);
    this.random = new SplittableRandom(settings.sampling().seed());
  }

  private boolean isChosen(Frame frame, int depth, int alpha) {
    return !isBusy
        && frame.ply > 0
        && !frame.isSingular()
        && Math.abs(alpha) < Value.MATE_BOUND
        && depth <= settings.sampling().mostDepth()
        && random.nextInt(settings.sampling().oneIn(depth)) == 0;
  }

  @Override
  int before(Frame frame, int depth, int alpha, int newDepth) {
    int formula = formula(frame, depth);
    if (isChosen(frame, depth, alpha)) {
      facts.before(frame, depth, alpha);
      int weight = settings.sampling().oneIn(depth);
      attempt(frame, new Case(MoveRule.REDUCED, weight, newDepth, formula, alpha, 0));
    }
    return formula;
  }

  @Override
  void pruned(Frame frame, int depth, int alpha, int verdict) {
    if (!isChosen(frame, depth, alpha)) {
      return;
    }
    int weight = settings.sampling().oneIn(depth);
    leftOut(frame, depth, alpha, RULES[verdict], weight);
    if (ShallowPruning.skipsQuiets(verdict) && !frame.inCheck) {
      tryLater(frame, depth, alpha, weight);
    }
  }

  /** One of the quiet moves that are not even looked at. */
  private void tryLater(Frame frame, int depth, int alpha, int weight) {
    int move = frame.move;
    int number = frame.number;
    int history = frame.history;
    boolean givesCheck = frame.givesCheck;
    int count = laterQuiets(frame, 3 * history);
    if (count > 0) {
      int place = random.nextInt(count);
      int skipped = later[place];
      boolean checks = thread.position.givesCheck(skipped);
      frame.consider(skipped, number + 1 + place, score(frame, skipped) / 3, checks);
      leftOut(frame, depth, alpha, MoveRule.SKIPPED, weight * count);
      frame.consider(move, number, history, givesCheck);
    }
  }

  private void leftOut(Frame frame, int depth, int alpha, MoveRule rule, int weight) {
    int still = 0;
    for (int deeper = 1; deeper <= MoveTrial.DEEPER; deeper++) {
      int verdict = negamax.verdict(frame, depth + deeper, alpha);
      still |= verdict == ShallowPruning.SEARCH ? 0 : 1 << deeper;
    }
    facts.before(frame, depth, alpha);
    int formula = formula(frame, depth);
    attempt(frame, new Case(rule, weight, depth - 1, formula, alpha, still));
  }

  /** The quiet moves that come after one of this score, the best first; their number. */
  private int laterQuiets(Frame frame, int score) {
    int end = MoveGenerator.quiets(thread.position, quiets, 0);
    int count = 0;
    for (int i = 0; i < end; i++) {
      int own = score(frame, quiets[i]);
      if (own < score) {
        int place = count++;
        while (place > 0 && score(frame, later[place - 1]) < own) {
          later[place] = later[place - 1];
          place--;
        }
        later[place] = quiets[i];
      }
    }
    return count;
  }

  private int score(Frame frame, int move) {
    return frame.picker.experience(move);
  }

  /** What is known of a trial before it is made. */
  private record Case(
      MoveRule rule, int weight, int newDepth, int formula, int alpha, int stillPruned) {}

  private void attempt(Frame frame, Case known) {
    isBusy = true;
    int played = frame.played;
    int deepest = thread.selectiveDepth;
    long pollAt = thread.pollAt();
    Statistics counters = thread.statistics();
    saveKillers(frame);
    frame.next.doubleExtensions = frame.doubleExtensions;
    thread.beginTrial(settings.sampling().mostNodes());
    journal.open();
    MoveTrial trial = trial(frame, known);
    boolean whole = !thread.stopped;
    undo(frame);
    journal.close();
    thread.endTrial(pollAt);
    thread.count(counters);
    thread.selectiveDepth = deepest;
    frame.played = played;
    isBusy = false;
    if (whole) {
      settings.listener().onTrial(trial);
    }
  }

  /** All that the searches of a trial have overwritten is as it was. */
  private void undo(Frame frame) {
    journal.undo(thread.table);
    int i = 0;
    for (Frame child = frame.next; child != child.next; child = child.next) {
      child.setKillers(killers[i], killers[i + 1]);
      child.cutoffs = cutoffs[i / 2];
      i += 2;
    }
  }

  private void saveKillers(Frame frame) {
    int i = 0;
    for (Frame child = frame.next; child != child.next; child = child.next) {
      cutoffs[i / 2] = child.cutoffs;
      killers[i++] = child.firstKiller();
      killers[i++] = child.secondKiller();
    }
  }

  private MoveTrial trial(Frame frame, Case known) {
    int move = frame.move;
    Position position = thread.position;
    int alpha = known.alpha;
    thread.make(move, frame);
    facts.after(frame, alpha);
    int[] values = facts.values.clone();
    position.unmake(move);
    long[] nodes = new long[MoveTrial.MOST_PLIES + 1];
    int found = 0;
    for (int plies = 0; plies <= MoveTrial.MOST_PLIES; plies++) {
      if (plies > 0 && known.newDepth - plies < 1) {
        nodes[plies] = nodes[plies - 1];
        found |= found << 1 & 1 << plies;
        continue;
      }
      undo(frame);
      long start = thread.nodes;
      boolean raises = raises(frame, known, plies);
      nodes[plies] = thread.nodes - start;
      found |= raises ? 1 << plies : 0;
    }
    int full = found & 1;
    for (int deeper = 1; deeper <= MoveTrial.DEEPER; deeper++) {
      undo(frame);
      full |= raises(frame, known, -deeper) ? 1 << deeper : 0;
    }
    int score = alpha;
    if ((full >> MoveTrial.DEEPER & 1) != 0) {
      undo(frame);
      int depth = known.newDepth + MoveTrial.DEEPER;
      score = score(frame, alpha, alpha + WINDOW, depth, false);
      score = Math.clamp(score, alpha, alpha + WINDOW);
    }
    return new MoveTrial(
        known.rule,
        known.weight,
        frame.ply,
        known.newDepth,
        known.formula,
        values,
        alpha,
        score,
        nodes,
        found,
        full,
        known.stillPruned);
  }

  /** Whether the search raises alpha, less deep than usual or deeper; with its second search. */
  private boolean raises(Frame frame, Case known, int plies) {
    int alpha = known.alpha;
    boolean reduced = plies > 0;
    boolean expectsCut = reduced || !frame.cutNode;
    int depth = known.newDepth - plies;
    frame.reduction = Math.max(plies, 0);
    boolean raises = score(frame, alpha, alpha + 1, depth, expectsCut) > alpha;
    frame.reduction = 0;
    if (raises && reduced && !thread.stopped) {
      score(frame, alpha, alpha + 1, known.newDepth, !frame.cutNode);
    }
    return raises;
  }

  private int score(Frame frame, int alpha, int beta, int depth, boolean cutNode) {
    if (thread.stopped) {
      return alpha;
    }
    thread.beginTrial(settings.sampling().mostNodes());
    thread.make(frame.move, frame);
    int score = -negamax.search(-beta, -alpha, depth, frame.next, cutNode);
    thread.position.unmake(frame.move);
    return score;
  }
}
