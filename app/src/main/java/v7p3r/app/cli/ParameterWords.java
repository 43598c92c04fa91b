package v7p3r.app.cli;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import v7p3r.arena.spsa.Parameter;
import v7p3r.engine.Engine;
import v7p3r.engine.Option;
import v7p3r.search.Tunable;

/** A parameter to be tuned, from words such as {@code NullBase min=2 max=6}. */
final class ParameterWords {
  private static final String OPTION = "--parameter";
  private static final List<String> KEYS = List.of("start", "min", "max", "step", "rate");

  private final CommandSpec spec;
  private final boolean isOurs;

  /** Of our own engine the start and the range are known. */
  ParameterWords(CommandSpec spec, boolean isOurs) {
    this.spec = spec;
    this.isOurs = isOurs;
  }

  Parameter read(List<String> words) {
    String name = words.getFirst();
    if (name.contains("=")) {
      throw wrong(OPTION + ": expected a name first, found '" + name + "'");
    }
    KeyValues values = new KeyValues(spec, OPTION, words.subList(1, words.size()), KEYS);
    Optional<Parameter> known = isOurs ? Optional.of(known(name)) : Optional.empty();
    if (known.isEmpty()) {
      for (String key : KEYS.subList(0, 3)) {
        if (values.text(key, "").isEmpty()) {
          throw wrong(
              "%s %s: expected start=, min= and max= for another engine, found no %s="
                  .formatted(OPTION, name, key));
        }
      }
    }
    Parameter usual =
        Parameter.of(
            known.map(Parameter::name).orElse(name),
            values.number("start", known.map(Parameter::start).orElse(0.0)),
            values.integer("min", known.map(Parameter::min).orElse(0)),
            values.integer("max", known.map(Parameter::max).orElse(0)));
    return new Parameter(
        usual.name(),
        usual.start(),
        usual.min(),
        usual.max(),
        values.number("step", usual.finalStep()),
        values.number("rate", usual.finalRate()));
  }

  /** A number of the search, with the range in which it makes sense. */
  static Parameter of(Tunable tunable) {
    return Parameter.of(tunable.key(), tunable.initial(), tunable.min(), tunable.max());
  }

  /** The option may take more values than make sense: that which switches a technique off. */
  private Parameter known(String name) {
    Option.Spin spin = spin(name);
    return Stream.of(Tunable.values())
        .filter(tunable -> tunable.key().equals(spin.name()))
        .map(ParameterWords::of)
        .findFirst()
        .orElseGet(() -> Parameter.of(spin.name(), spin.initial(), spin.min(), spin.max()));
  }

  private Option.Spin spin(String name) {
    return new Engine()
        .options()
        .find(name)
        .filter(Option.Spin.class::isInstance)
        .map(Option.Spin.class::cast)
        .orElseThrow(
            () ->
                wrong(
                    "%s: expected a number of the engine (spsa --list shows them), found '%s'"
                        .formatted(OPTION, name)));
  }

  private ParameterException wrong(String message) {
    return new ParameterException(spec.commandLine(), message);
  }
}
