package v7p3r.search;

import java.util.Locale;

/** Every number of the search that can be tuned, with the range in which it makes sense. */
public enum Tunable {
  ASPIRATION_WINDOW(12, 4, 40),
  REVERSE_FUTILITY_DEPTH(8, 4, 12),
  REVERSE_FUTILITY_MARGIN(78, 30, 150),
  REVERSE_FUTILITY_IMPROVING(70, 0, 150),
  RAZOR_DEPTH(4, 1, 6),
  RAZOR_BASE(220, 50, 500),
  RAZOR_MARGIN(190, 50, 400),
  NULL_BASE(4, 2, 6),
  NULL_DEPTH_DIVISOR(4, 2, 8),
  NULL_EVAL_DIVISOR(200, 100, 400),
  NULL_EVAL_MAX(4, 1, 7),
  PROBCUT_DEPTH(5, 3, 8),
  PROBCUT_MARGIN(170, 80, 300),
  IIR_DEPTH(4, 2, 8),
  FUTILITY_DEPTH(9, 4, 14),
  FUTILITY_BASE(95, 20, 200),
  FUTILITY_MARGIN(95, 40, 180),
  LATE_MOVE_DEPTH(9, 4, 14),
  LATE_MOVE_BASE(3, 1, 8),
  SEE_QUIET_MARGIN(65, 20, 150),
  SEE_CAPTURE_MARGIN(100, 40, 200),
  SEE_DEPTH(9, 4, 14),
  HISTORY_PRUNING_DEPTH(5, 1, 8),
  HISTORY_PRUNING_MARGIN(3800, 1000, 8000),
  SINGULAR_DEPTH(7, 4, 10),
  SINGULAR_MARGIN(16, 4, 48),
  DOUBLE_EXTENSION_MARGIN(18, 0, 60),
  REDUCTION_BASE(820, 200, 1600),
  REDUCTION_FACTOR(455, 250, 800),
  REDUCTION_HISTORY_DIVISOR(8200, 3000, 20000),
  REDUCTION_CUT_NODE(1100, 0, 2500),
  REDUCTION_NOT_IMPROVING(650, 0, 2000),
  REDUCTION_PV(1000, 0, 2000),
  REDUCTION_CHECK(900, 0, 2000),
  REDUCTION_KILLER(1000, 0, 2500),
  REDUCTION_TABLE_CAPTURE(800, 0, 2000),
  HISTORY_BONUS(160, 50, 400),
  HISTORY_BONUS_MAX(1700, 500, 3000),
  QUIESCENCE_MARGIN(180, 50, 400),
  CONTEMPT(6, 0, 30);

  private final int initial;
  private final int min;
  private final int max;

  Tunable(int initial, int min, int max) {
    this.initial = initial;
    this.min = min;
    this.max = max;
  }

  /** The name as an option: {@code NullBase} for {@link #NULL_BASE}. */
  public String key() {
    StringBuilder key = new StringBuilder();
    for (String word : name().split("_", -1)) {
      key.append(word.charAt(0)).append(word.substring(1).toLowerCase(Locale.ROOT));
    }
    return key.toString();
  }

  public int initial() {
    return initial;
  }

  public int min() {
    return min;
  }

  public int max() {
    return max;
  }

  /** The initial values, by ordinal. */
  static int[] initialValues() {
    Tunable[] all = values();
    int[] values = new int[all.length];
    for (Tunable tunable : all) {
      values[tunable.ordinal()] = tunable.initial;
    }
    return values;
  }
}
