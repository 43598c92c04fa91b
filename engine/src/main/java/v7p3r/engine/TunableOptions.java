package v7p3r.engine;

import java.util.ArrayList;
import java.util.List;
import v7p3r.search.Tunable;

/** An option for every number of the search that can be tuned. */
final class TunableOptions {
  /** By ordinal. */
  private static final List<Option.Spin> ALL = create();

  private TunableOptions() {}

  static List<Option.Spin> all() {
    return ALL;
  }

  private static List<Option.Spin> create() {
    List<Option.Spin> spins = new ArrayList<>();
    for (Tunable tunable : Tunable.values()) {
      spins.add(
          new Option.Spin(
              tunable.key(),
              tunable.initial(),
              tunable.lowest(),
              tunable.highest(),
              description(tunable),
              (engine, value) -> set(engine, tunable)));
    }
    return List.copyOf(spins);
  }

  private static String description(Tunable tunable) {
    String text = "A number of the search, for tuning.";
    return tunable.off().isPresent()
        ? text + " " + tunable.off().getAsInt() + " switches its technique off."
        : text;
  }

  private static int value(Options options, Tunable tunable) {
    return options.value(ALL.get(tunable.ordinal()));
  }

  private static void set(Engine engine, Tunable tunable) {
    requireActing(tunable, engine.options());
    if (tunable == Tunable.CONTEMPT) {
      setContempt(engine);
    } else {
      engine.searchers().negamax().setTunable(tunable, value(engine.options(), tunable));
    }
  }

  /** An analysis judges draws as what they are. */
  static void setContempt(Engine engine) {
    Options options = engine.options();
    boolean isNeutral = options.value(EngineOptions.ANALYSE_MODE);
    int contempt = isNeutral ? 0 : value(options, Tunable.CONTEMPT);
    engine.searchers().negamax().setTunable(Tunable.CONTEMPT, contempt);
  }

  /**
   * That every number that was changed still counts.
   *
   * @throws OptionException if one does not, as the clock is used now
   */
  static void requireActing(Options options) {
    for (Tunable tunable : Tunable.values()) {
      requireActing(tunable, options);
    }
  }

  private static void requireActing(Tunable tunable, Options options) {
    boolean isChanged = value(options, tunable) != tunable.initial();
    if (isChanged && tunable.needsClock() && !acts(tunable, options)) {
      throw new OptionException(
          "option %s: expected a use of the clock that it acts on, found %s"
              .formatted(tunable.key(), useOfTheClock(options)));
    }
  }

  private static String useOfTheClock(Options options) {
    return options.value(EngineOptions.USE_DESC)
        ? "UseDesc with DescSignals 0"
        : "TimeManager " + options.value(ResearchOptions.TIME_MANAGER);
  }

  /** Effort control weighs the signals itself, whatever the arm, but a profile may ignore them. */
  private static boolean acts(Tunable tunable, Options options) {
    boolean dividesTheClock =
        switch (tunable) {
          case TIME_HORIZON, TIME_HORIZON_WITHOUT_INCREMENT, TIME_FIRST_MOVES, TIME_INCREMENT ->
              true;
          default -> false;
        };
    if (options.value(EngineOptions.USE_DESC)) {
      return dividesTheClock
          || tunable == Tunable.TIME_HARD
          || ModeCells.profile(options).signals() > 0;
    }
    return switch (ResearchOptions.timeArm(options)) {
      case SIGNALS -> true;
      case FIXED -> dividesTheClock;
      case SEED -> false;
    };
  }
}
