package v7p3r.app.cli;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;

/** Words such as {@code elo0=0 elo1=5} of one option. */
final class KeyValues {
  private final CommandSpec spec;
  private final String option;
  private final Map<String, String> values = new LinkedHashMap<>();

  KeyValues(CommandSpec spec, String option, List<String> words, List<String> keys) {
    this.spec = spec;
    this.option = option;
    for (String word : words) {
      int equals = word.indexOf('=');
      String key = equals < 0 ? word : word.substring(0, equals);
      if (equals < 0 || !keys.contains(key)) {
        throw wrong("expected words of " + String.join("=, ", keys) + "=", word);
      }
      values.put(key, word.substring(equals + 1));
    }
  }

  String text(String key, String missing) {
    return values.getOrDefault(key, missing);
  }

  double number(String key, double missing) {
    try {
      return values.containsKey(key) ? Double.parseDouble(values.get(key)) : missing;
    } catch (NumberFormatException e) {
      throw wrong("expected " + key + "=NUMBER", values.get(key));
    }
  }

  int integer(String key, int missing) {
    try {
      return values.containsKey(key) ? Integer.parseInt(values.get(key)) : missing;
    } catch (NumberFormatException e) {
      throw wrong("expected " + key + "=INTEGER", values.get(key));
    }
  }

  boolean flag(String key) {
    String value = values.getOrDefault(key, "false");
    return switch (value) {
      case "true", "on" -> true;
      case "false", "off" -> false;
      default -> throw wrong("expected " + key + "=true or false", value);
    };
  }

  ParameterException wrong(String expected, String found) {
    return new ParameterException(
        spec.commandLine(), "%s: %s, found '%s'".formatted(option, expected, found));
  }
}
