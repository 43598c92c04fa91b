package v7p3r.search;

import java.util.Locale;
import java.util.OptionalInt;

/**
 * Every number of the search that can be tuned, with the range in which it makes sense, and for
 * each technique one number with a value that switches it off, so that its worth can be measured.
 * Those whose name begins with TIME divide the clock.
 */
public enum Tunable {
  ASPIRATION_WINDOW(12, 4, 40, 0),
  SHORT_MATE_SCORE(900, 300, 3000, 40_000),
  MATE_DISTANCE(1),
  UPCOMING_REPETITION(1),
  RAZOR_DEPTH(4, 1, 6, 0),
  RAZOR_BASE(220, 50, 500),
  RAZOR_MARGIN(190, 50, 400),
  REVERSE_FUTILITY_DEPTH(8, 4, 12, 0),
  REVERSE_FUTILITY_MARGIN(78, 30, 150),
  REVERSE_FUTILITY_IMPROVING(70, 0, 150, 0),
  REVERSE_FUTILITY_WORSENING(0, 0, 60, 0),
  NULL_DEPTH(1, 1, 4, 99),
  NULL_BASE(4, 2, 6),
  NULL_DEPTH_DIVISOR(4, 2, 8),
  NULL_EVAL_DIVISOR(200, 100, 400),
  NULL_EVAL_MAX(4, 1, 7),
  NULL_VERIFY_DEPTH(12, 8, 20, 99),
  MATE_THREAT_CAUTION(1),
  PROBCUT_DEPTH(5, 3, 8, 99),
  PROBCUT_MARGIN(170, 80, 300),
  IIR_DEPTH(4, 2, 8, 99),
  FUTILITY_DEPTH(5, 2, 12, -1),
  FUTILITY_BASE(95, 20, 200),
  FUTILITY_MARGIN(95, 40, 180),
  LATE_MOVE_DEPTH(9, 4, 14, 0),
  LATE_MOVE_BASE(3, 1, 12),
  LATE_MOVE_SQUARE(100, 50, 250),
  LATE_MOVE_WORSE(50, 25, 120),
  SEE_QUIET_MARGIN(65, 20, 150),
  SEE_CAPTURE_MARGIN(100, 40, 200),
  SEE_DEPTH(9, 4, 14, -1),
  HISTORY_PRUNING_DEPTH(5, 1, 8, -1),
  HISTORY_PRUNING_MARGIN(3800, 200, 8000),
  SINGULAR_DEPTH(7, 4, 10, 99),
  SINGULAR_MARGIN(16, 4, 48),
  DOUBLE_EXTENSION_MARGIN(18, 0, 60, 9999),
  CHECK_EXTENSION_DEPTH(6, 2, 12, 0),
  SINGLE_REPLY_EXTENSION(1),
  MATE_THREAT_EXTENSION(0),
  REDUCTION_DEPTH(2, 1, 4, 99),
  REDUCTION_BASE(1300, 200, 2800),
  REDUCTION_FACTOR(520, 100, 1000),
  REDUCTION_FEW_MEN(480, 0, 1200, 0),
  REDUCTION_HISTORY_DIVISOR(8200, 3000, 20000, 100_000_000),
  REDUCTION_CUT_NODE(1100, 0, 2500, 0),
  REDUCTION_NOT_IMPROVING(950, 0, 2000, 0),
  REDUCTION_PV(1000, 0, 2000, 0),
  REDUCTION_CHECK(900, 0, 2000, 0),
  UNREDUCED_CHECKS_PLY(4, 0, 20, -1),
  REDUCTION_KILLER(1000, 0, 2500, 0),
  REDUCTION_TABLE_CAPTURE(800, 0, 2000, 0),
  REDUCTION_NO_TABLE_MOVE(512, 0, 2500, 0),
  REDUCTION_CUTOFFS(768, 0, 2500, 0),
  REDUCTION_CORRECTION(8, 0, 40, 0),
  DEEPER_MARGIN(45, 10, 120, 9999),
  SHALLOWER_MARGIN(8, 0, 40, -9999),
  HINDSIGHT(1),
  HINDSIGHT_MARGIN(120, 20, 400, 9999),
  KILLERS(1),
  COUNTER_MOVE(1),
  QUIET_HISTORY(1),
  CONTINUATION_HISTORY(1),
  CAPTURE_HISTORY(1),
  CORRECTION_HISTORY(1),
  CONTINUATION_CORRECTION(1),
  THREAT_HISTORY(1),
  PAWN_HISTORY(1),
  CONTINUATION_SIX(1),
  EVALUATION_LESSON(10, 2, 30, 0),
  REFUTED_LESSON(100, 20, 250, 0),
  REDUCTION_LESSON(100, 20, 250, 0),
  TABLE_LESSON(100, 20, 250, 0),
  HISTORY_BONUS(160, 50, 400),
  HISTORY_BONUS_MAX(1700, 500, 3000),
  HISTORY_MALUS(100, 30, 250),
  QUIESCENCE_MARGIN(180, 50, 400, 9999),
  QUIESCENCE_CHECKS(1),
  QUIESCENCE_SEE(0, -100, 100, -9999),
  CONTEMPT(6, 0, 30, 0),
  TIME_HORIZON(42, 16, 96),
  TIME_HORIZON_WITHOUT_INCREMENT(36, 20, 60),
  TIME_FIRST_MOVES(10, 0, 30),
  TIME_INCREMENT(75, 30, 100),
  TIME_HARD(500, 200, 1000),
  TIME_UNSTABLE(128, 100, 200),
  TIME_STABLE_STEP(10, 0, 20),
  TIME_STABLE_LEAST(66, 40, 100),
  TIME_NODES(216, 150, 300),
  TIME_NODES_DIVISOR(7, 4, 14),
  TIME_NODES_LEAST(70, 40, 100),
  TIME_RISING(80, 60, 100),
  TIME_FALLING(170, 110, 250),
  TIME_CALM(96, 80, 110),
  TIME_SURPRISE(10, 0, 40),
  TIME_FIRST_SCORE(0, 0, 60),
  TIME_DECIDED(100, 30, 100);

  private final int initial;
  private final int min;
  private final int max;
  private final OptionalInt off;

  /** A number without which nothing works. */
  Tunable(int initial, int min, int max) {
    this(initial, min, max, OptionalInt.empty());
  }

  Tunable(int initial, int min, int max, int off) {
    this(initial, min, max, OptionalInt.of(off));
  }

  /** Only on, 1, or off, 0. */
  Tunable(int initial) {
    this(initial, 0, 1, OptionalInt.of(0));
  }

  Tunable(int initial, int min, int max, OptionalInt off) {
    this.initial = initial;
    this.min = min;
    this.max = max;
    this.off = off;
  }

  /** The name as an option: {@code NullBase} for {@link #NULL_BASE}. */
  public String key() {
    StringBuilder key = new StringBuilder();
    for (String word : name().split("_", -1)) {
      key.append(word.charAt(0)).append(word.substring(1).toLowerCase(Locale.ROOT));
    }
    return key.toString();
  }

  /** The value that switches its technique off; it may lie outside the range for tuning. */
  public OptionalInt off() {
    return off;
  }

  /** The least value that can be set, for tuning or to switch off. */
  public int lowest() {
    return Math.min(min, off.orElse(min));
  }

  /** The greatest value that can be set, for tuning or to switch off. */
  public int highest() {
    return Math.max(max, off.orElse(max));
  }

  /** Whether it matters only in games with a clock. */
  public boolean needsClock() {
    return name().startsWith("TIME_");
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
  public static int[] initialValues() {
    Tunable[] all = values();
    int[] values = new int[all.length];
    for (Tunable tunable : all) {
      values[tunable.ordinal()] = tunable.initial;
    }
    return values;
  }
}
