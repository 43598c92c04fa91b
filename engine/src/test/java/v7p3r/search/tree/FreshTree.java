package v7p3r.search.tree;

import v7p3r.eval.Evaluator;
import v7p3r.search.SystemClock;
import v7p3r.search.Tunable;
import v7p3r.search.time.TimeManager;

/** What one thread needs to search, as a new engine has it, with a table of one megabyte. */
final class FreshTree {
  private FreshTree() {}

  static Tree make() {
    return with(new Features());
  }

  static Tree with(Features features) {
    return new Tree(
        new TranspositionTable(1),
        new Evaluator(),
        new SearchControl(SystemClock.NANOS, new TimeManager(Tunable.initialValues())),
        true,
        Tunable.initialValues(),
        features);
  }
}
