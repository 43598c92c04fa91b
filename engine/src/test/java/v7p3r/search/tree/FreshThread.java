package v7p3r.search.tree;

import v7p3r.eval.Evaluator;
import v7p3r.search.SystemClock;
import v7p3r.search.Tunable;
import v7p3r.search.memory.TranspositionTable;
import v7p3r.search.time.SearchControl;
import v7p3r.search.time.TimeManager;

/** What one thread needs to search, as a new engine has it, with a table of one megabyte. */
final class FreshThread {
  private FreshThread() {}

  static SearchThread make() {
    return with(new Features());
  }

  static SearchThread with(Features features) {
    return new SearchThread(
        new TranspositionTable(1),
        new Evaluator(),
        new SearchControl(SystemClock.NANOS, new TimeManager(Tunable.initialValues())),
        true,
        Tunable.initialValues(),
        features);
  }
}
