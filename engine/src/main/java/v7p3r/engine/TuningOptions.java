package v7p3r.engine;

import java.io.IOException;
import java.io.Reader;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import v7p3r.eval.context.Weights;
import v7p3r.search.Tunable;
import v7p3r.search.time.TimeArm;

/**
 * The options by which versions of the engine are matched against each other: the time manager, the
 * weights of the evaluation, and every tunable of the search.
 */
public final class TuningOptions {
  private static final String DESIGN = "design";

  public static final Option.Combo TIME_MANAGER =
      new Option.Combo(
          "TimeManager",
          key(TimeArm.SIGNALS),
          timeArms(),
          "How the clock is used: signals follows the search, fixed gives every move its share,"
              + " seed is the first plan of the engine.");

  public static final Option.Spin NODES_TIME =
      new Option.Spin(
          "nodestime",
          0,
          0,
          10_000,
          "Nodes that count as a millisecond of thinking, for tests that come out the same on every"
              + " machine; 0 for real time.");

  public static final Option.Text WEIGHTS_FILE =
      new Option.Text(
          "WeightsFile",
          "",
          "The weights of the evaluation: the name of a file, design for those the engine design"
              + " starts from, nothing for those built in.");

  private static final List<Option> TUNABLES = spins();

  private TuningOptions() {}

  private static String key(TimeArm arm) {
    return arm.name().toLowerCase(Locale.ROOT);
  }

  private static List<String> timeArms() {
    List<String> keys = new ArrayList<>();
    for (TimeArm arm : TimeArm.values()) {
      keys.add(key(arm));
    }
    return keys;
  }

  private static List<Option> spins() {
    List<Option> spins = new ArrayList<>();
    for (Tunable tunable : Tunable.values()) {
      spins.add(
          new Option.Spin(
              tunable.key(),
              tunable.initial(),
              tunable.lowest(),
              tunable.highest(),
              description(tunable)));
    }
    return List.copyOf(spins);
  }

  private static String description(Tunable tunable) {
    String text = "A number of the search, for tuning.";
    return tunable.off().isPresent()
        ? text + " " + tunable.off().getAsInt() + " switches its technique off."
        : text;
  }

  /** A spin for each tunable of the search, in their order. */
  static List<Option> tunables() {
    return TUNABLES;
  }

  /** The tunable that an option of {@link #tunables} sets. */
  static Optional<Tunable> tunable(Option option) {
    int index = TUNABLES.indexOf(option);
    return index < 0 ? Optional.empty() : Optional.of(Tunable.values()[index]);
  }

  static int value(Options options, Tunable tunable) {
    return options.value((Option.Spin) TUNABLES.get(tunable.ordinal()));
  }

  static TimeArm timeArm(Options options) {
    return TimeArm.valueOf(options.value(TIME_MANAGER).toUpperCase(Locale.ROOT));
  }

  /**
   * The weights that the option chooses.
   *
   * @throws OptionException if the file cannot be read; says where and why
   */
  static Weights weights(Options options) {
    String choice = options.value(WEIGHTS_FILE).strip();
    if (choice.isEmpty()) {
      return Weights.tuned();
    }
    if (choice.equalsIgnoreCase(DESIGN)) {
      return Weights.design();
    }
    try (Reader text = Files.newBufferedReader(Path.of(choice))) {
      return Weights.read(text, choice);
    } catch (IOException | InvalidPathException e) {
      throw new OptionException(
          "option %s: expected design or a file that can be read, found %s (%s)"
              .formatted(WEIGHTS_FILE.name(), Quote.of(choice), reason(e)));
    } catch (IllegalArgumentException e) {
      throw new OptionException("option " + WEIGHTS_FILE.name() + ": " + e.getMessage());
    }
  }

  private static String reason(Exception e) {
    return e instanceof NoSuchFileException ? "there is no such file" : e.toString();
  }
}
