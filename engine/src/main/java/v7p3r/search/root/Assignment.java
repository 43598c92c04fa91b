package v7p3r.search.root;

import java.util.function.IntUnaryOperator;
import v7p3r.board.MoveList;
import v7p3r.board.Position;
import v7p3r.search.Effort;
import v7p3r.search.EffortPolicy;
import v7p3r.search.IterationFacts;
import v7p3r.search.Limits;
import v7p3r.search.SearchListener;
import v7p3r.search.time.TimeManager;

/**
 * What the deciding thread of a search has to do.
 *
 * @param roots the moves to choose from
 * @param lines how many best lines are wanted
 * @param shownScore the score to be told for one that was found
 * @param evaluationNanos what an evaluation costs, divided by the number of threads; 0 if unknown
 */
public record Assignment(
    Position position,
    MoveList roots,
    Limits limits,
    int maxDepth,
    int lines,
    TimeManager time,
    EffortPolicy policy,
    SearchListener listener,
    IntUnaryOperator shownScore,
    double evaluationNanos) {
  /** What the policy wants at first; the clock knows of it. */
  public Effort firstEffort() {
    return granted(policy.begin(position, limits, time.usualNanos()));
  }

  /** What the policy wants after an iteration; the clock knows of it. */
  public Effort effortAfter(IterationFacts facts) {
    return granted(policy.next(facts));
  }

  private Effort granted(Effort effort) {
    time.grant(effort);
    return effort;
  }
}
