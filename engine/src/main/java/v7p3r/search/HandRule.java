package v7p3r.search;

import java.util.List;
import java.util.Map;

/** The hand-written rule by which time follows the signals of the iterations. */
public final class HandRule {
  private static final int MOST_STABLE_ITERATIONS = 8;

  /** In centipawns. */
  private static final int GREATEST_SURPRISE = 200;

  private static final List<Tunable> NUMBERS =
      List.of(
          Tunable.TIME_UNSTABLE,
          Tunable.TIME_STABLE_STEP,
          Tunable.TIME_STABLE_LEAST,
          Tunable.TIME_NODES,
          Tunable.TIME_NODES_DIVISOR,
          Tunable.TIME_NODES_LEAST,
          Tunable.TIME_RISING,
          Tunable.TIME_FALLING,
          Tunable.TIME_CALM,
          Tunable.TIME_SURPRISE);

  private final int[] tune;

  /**
   * A rule with the values of the tunables by ordinal, which may change later; all but steps and
   * divisors are in percent.
   */
  public HandRule(int[] tune) {
    this.tune = tune;
  }

  /** A rule whose numbers never change, all of them given by their tunables. */
  public static HandRule of(Map<Tunable, Integer> numbers) {
    int[] values = Tunable.initialValues();
    for (Tunable needed : NUMBERS) {
      Integer number = numbers.get(needed);
      if (number == null) {
        throw new IllegalArgumentException("a hand rule needs " + needed);
      }
      values[needed.ordinal()] = number;
    }
    return new HandRule(values);
  }

  /** The share of the usual time that a move deserves, in 1/1000. */
  public int share(int stableIterations, int scoreDrop, int nodeShare, int surprise) {
    long stability =
        Math.max(
            value(Tunable.TIME_STABLE_LEAST),
            value(Tunable.TIME_UNSTABLE)
                - value(Tunable.TIME_STABLE_STEP)
                    * Math.min(stableIterations, MOST_STABLE_ITERATIONS));
    int most = value(Tunable.TIME_NODES);
    long nodes =
        Math.clamp(
            most - nodeShare / (long) value(Tunable.TIME_NODES_DIVISOR),
            value(Tunable.TIME_NODES_LEAST),
            most);
    long falling =
        Math.clamp(100L + scoreDrop, value(Tunable.TIME_RISING), value(Tunable.TIME_FALLING));
    long complexity =
        value(Tunable.TIME_CALM)
            + Math.min(surprise, GREATEST_SURPRISE) * value(Tunable.TIME_SURPRISE) / 100;
    return (int) (stability * nodes * falling / 1_000 * complexity / 100);
  }

  /** The same for a finished iteration, whichever rule the search follows. */
  public int share(Signals signals) {
    return share(
        signals.stableIterations(), signals.scoreDrop(), signals.nodeShare(), signals.surprise());
  }

  private int value(Tunable tunable) {
    return tune[tunable.ordinal()];
  }
}
