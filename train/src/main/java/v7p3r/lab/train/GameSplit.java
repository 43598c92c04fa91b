package v7p3r.lab.train;

import v7p3r.lab.model.EffortRows;

/** Cuts training rows by game, so that no game teaches and judges at once. */
final class GameSplit {
  private static final int STOPPING_ONE_IN = 5;

  private GameSplit() {}

  static EffortRows teaching(EffortRows rows) {
    return rows.only(row -> !isStopping(rows, row));
  }

  /** Tells when to stop, and calibrates. */
  static EffortRows stopping(EffortRows rows) {
    return rows.only(row -> isStopping(rows, row));
  }

  private static boolean isStopping(EffortRows rows, int row) {
    return Long.remainderUnsigned(rows.game(row), STOPPING_ONE_IN) == 0;
  }

  /** From 0; with other bits of the hash than the rest. */
  static int fold(EffortRows rows, int row, int folds) {
    return (int) Long.remainderUnsigned(rows.game(row) >>> 32, folds);
  }
}
