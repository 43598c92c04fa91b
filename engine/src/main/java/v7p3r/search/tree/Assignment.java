package v7p3r.search.tree;

import v7p3r.board.MoveList;
import v7p3r.board.Position;
import v7p3r.search.Effort;
import v7p3r.search.EffortPolicy;
import v7p3r.search.IterationFacts;
import v7p3r.search.Limits;
import v7p3r.search.SearchListener;
import v7p3r.search.time.Budget;
import v7p3r.search.time.TimeManager;

/**
 * What the deciding thread of a search has to do.
 *
 * @param roots the moves to choose from
 * @param lines how many best lines are wanted
 * @param evaluationNanos what an evaluation costs, divided by the number of threads; 0 if unknown
 */
record Assignment(
    Position position,
    MoveList roots,
    Limits limits,
    int maxDepth,
    int lines,
    TimeManager time,
    Budget budget,
    EffortPolicy policy,
    SearchListener listener,
    double evaluationNanos) {
  /** What the policy wants at first. */
  Effort firstEffort() {
    return withinCeiling(policy.begin(position, limits, budget.standardEffort()));
  }

  /** What the policy wants after an iteration. */
  Effort effortAfter(IterationFacts facts) {
    return withinCeiling(policy.next(facts, budget.standardEffort()));
  }

  private Effort withinCeiling(Effort effort) {
    long hard = Math.min(effort.hardNanos(), budget.ceiling());
    return effort.withLimits(Math.min(effort.softNanos(), hard), hard);
  }
}
