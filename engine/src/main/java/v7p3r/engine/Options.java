package v7p3r.engine;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import v7p3r.text.NearestWord;

/** The options of an engine in the order in which they are shown, with their current values. */
public final class Options {
  private final List<Option> all;
  private final Supplier<List<Option>> hiddenSource;

  /** Asked for when first needed. */
  private Optional<List<Option>> hidden = Optional.empty();

  private boolean hiddenShown;

  /** Current values by name; an option that was never set is missing. */
  private final Map<String, String> values = new HashMap<>();

  public Options(List<Option> shown) {
    this(shown, List::of);
  }

  /** Hidden options can be set like all others but are not listed until they are asked for. */
  public Options(List<Option> shown, Supplier<List<Option>> hidden) {
    this.all = List.copyOf(shown);
    this.hiddenSource = hidden;
  }

  /** Those that are not listed until they are asked for. */
  public List<Option> hidden() {
    if (hidden.isEmpty()) {
      hidden = Optional.of(List.copyOf(hiddenSource.get()));
    }
    return hidden.get();
  }

  /** What users get to see. */
  public List<Option> all() {
    if (!hiddenShown) {
      return all;
    }
    List<Option> both = new ArrayList<>(all);
    both.addAll(hidden());
    return both;
  }

  /** Whether the hidden options are listed too. */
  public boolean showsHidden() {
    return hiddenShown;
  }

  /** From now on the hidden options are listed too. */
  public void showHidden() {
    hiddenShown = true;
  }

  public Optional<Option> find(String name) {
    String wanted = name.strip();
    return find(wanted, all).or(() -> find(wanted, hidden()));
  }

  private static Optional<Option> find(String name, List<Option> options) {
    for (Option option : options) {
      if (option.name().equalsIgnoreCase(name)) {
        return Optional.of(option);
      }
    }
    return Optional.empty();
  }

  /**
   * Checks and keeps a value; nothing is kept for a button.
   *
   * @return the option that was set
   * @throws OptionException if there is no such option or it cannot take the value
   */
  public Option set(String name, String value) {
    Option option = find(name).orElseThrow(() -> unknown(name));
    switch (option) {
      case Option.Check check ->
          values.put(check.name(), Boolean.toString(parseCheck(check, value)));
      case Option.Spin spin -> values.put(spin.name(), Integer.toString(parseSpin(spin, value)));
      case Option.Combo combo -> values.put(combo.name(), parseCombo(combo, value));
      case Option.Text text -> values.put(text.name(), value.equals("<empty>") ? "" : value);
      case Option.Button _ -> {}
    }
    return option;
  }

  /**
   * Checks and keeps a value and puts it into effect. If it cannot be, both the value and its
   * effect are those of before; only where memory was missing may tables have become empty.
   *
   * @throws OptionException if there is no such option or it cannot take the value
   */
  void set(String name, String value, Engine engine) {
    Map<String, String> before = Map.copyOf(values);
    Option option = set(name, value);
    try {
      act(option, engine);
    } catch (OptionException e) { // An effect refuses a value before it changes anything.
      restore(before);
      throw e;
    } catch (RuntimeException | OutOfMemoryError e) {
      restore(before);
      restore(option, engine, e);
      throw e instanceof OutOfMemoryError ? tooLarge(option, value, e) : (RuntimeException) e;
    }
  }

  private void restore(Map<String, String> before) {
    values.clear();
    values.putAll(before);
  }

  /** An effect that failed may have done a part of its work: the old value does it again. */
  private void restore(Option option, Engine engine, Throwable failure) {
    if (option instanceof Option.Button) {
      return;
    }
    try {
      act(option, engine);
    } catch (RuntimeException | OutOfMemoryError e) {
      failure.addSuppressed(e); // It changes nothing then, or the first one had not either.
    }
  }

  private void act(Option option, Engine engine) {
    switch (option) {
      case Option.Check check -> check.effect().put(engine, value(check));
      case Option.Spin spin -> spin.effect().put(engine, value(spin));
      case Option.Combo combo -> combo.effect().put(engine, value(combo));
      case Option.Text text -> text.effect().put(engine, value(text));
      case Option.Button button -> button.effect().put(engine, button.name());
    }
  }

  private OptionException tooLarge(Option option, String value, Throwable cause) {
    return new OptionException(
        "option %s: expected a value that fits into memory, found %s; it stays %s"
            .formatted(
                option.name(),
                Quote.of(value),
                option instanceof Option.Spin spin ? Quote.of("" + value(spin)) : "as it was"),
        cause);
  }

  /** Whether a value was set, be it the initial one. */
  public boolean isSet(Option option) {
    return values.containsKey(option.name());
  }

  /** As if the option had never been set. */
  public void reset(Option option) {
    values.remove(option.name());
  }

  public boolean value(Option.Check option) {
    String value = values.get(option.name());
    return value == null ? option.initial() : Boolean.parseBoolean(value);
  }

  public int value(Option.Spin option) {
    String value = values.get(option.name());
    return value == null ? option.initial() : Integer.parseInt(value);
  }

  public String value(Option.Combo option) {
    return values.getOrDefault(option.name(), option.initial());
  }

  public String value(Option.Text option) {
    return values.getOrDefault(option.name(), option.initial());
  }

  private OptionException unknown(String name) {
    List<String> names = names(all);
    names.addAll(names(hidden()));
    String expected =
        NearestWord.similar(name, names)
            .map(near -> "the engine's options (did you mean " + near + "?)")
            .orElseGet(() -> String.join(", ", names(all())));
    return new OptionException("option: expected one of " + expected + ", found " + Quote.of(name));
  }

  private static List<String> names(List<Option> options) {
    List<String> names = new ArrayList<>();
    for (Option option : options) {
      names.add(option.name());
    }
    return names;
  }

  private static boolean parseCheck(Option.Check option, String value) {
    return switch (value.strip().toLowerCase(Locale.ROOT)) {
      case "true" -> true;
      case "false" -> false;
      default -> throw wrong(option, "true or false", value);
    };
  }

  private static int parseSpin(Option.Spin option, String value) {
    String expected = "a whole number from " + option.min() + " to " + option.max();
    try {
      int number = Integer.parseInt(value.strip());
      if (number >= option.min() && number <= option.max()) {
        return number;
      }
    } catch (NumberFormatException e) {
      throw wrong(option, expected, value);
    }
    throw wrong(option, expected, value);
  }

  private static String parseCombo(Option.Combo option, String value) {
    for (String choice : option.choices()) {
      if (choice.equalsIgnoreCase(value.strip())) {
        return choice;
      }
    }
    throw wrong(option, "one of " + String.join(", ", option.choices()), value);
  }

  private static OptionException wrong(Option option, String expected, String found) {
    return new OptionException(
        "option " + option.name() + ": expected " + expected + ", found " + Quote.of(found));
  }
}
