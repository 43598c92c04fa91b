package v7p3r.arena.match;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import v7p3r.arena.game.Allowance;
import v7p3r.arena.game.TimeControl;
import v7p3r.arena.player.EngineSpec;
import v7p3r.arena.player.SearchLimit;

/**
 * Engines as users of other match tools write them: words such as {@code cmd=stockfish name=SF
 * option.Hash=16 tc=8+0.08}.
 */
public final class EntrantWords {
  private static final List<String> KEYS =
      List.of(
          "cmd",
          "args",
          "name",
          "dir",
          "option.NAME",
          "restart",
          "tc",
          "st",
          "movetime",
          "nodes",
          "depth",
          "timemargin");
  private static final String OPTION = "option.";

  private EntrantWords() {}

  /**
   * Reads the words of one engine; words that hold for all engines come first, so that its own
   * replace them.
   *
   * @throws IllegalArgumentException if a word is wrong; names it and what was expected
   */
  public static Entrant read(List<String> forAll, List<String> own) {
    Map<String, String> values = new LinkedHashMap<>();
    Map<String, String> options = new LinkedHashMap<>();
    for (List<String> words : List.of(forAll, own)) {
      for (String word : words) {
        int equals = word.indexOf('=');
        if (equals <= 0) {
          throw new IllegalArgumentException(
              "engine: expected words such as cmd=stockfish, found '" + word + "'");
        }
        String key = word.substring(0, equals);
        String value = word.substring(equals + 1);
        if (key.startsWith(OPTION)) {
          options.put(key.substring(OPTION.length()), value);
        } else if (KEYS.contains(key)) {
          values.put(key, value);
        } else {
          throw new IllegalArgumentException(
              "engine: expected one of %s, found '%s'".formatted(String.join(", ", KEYS), key));
        }
      }
    }
    return new Entrant(engine(values, options), allowance(values));
  }

  private static EngineSpec engine(Map<String, String> values, Map<String, String> options) {
    List<String> command = new ArrayList<>(split(values.getOrDefault("cmd", "")));
    if (command.isEmpty()) {
      throw new IllegalArgumentException("engine: expected cmd=PROGRAM, found no cmd");
    }
    command.addAll(split(values.getOrDefault("args", "")));
    String name = values.getOrDefault("name", Path.of(command.getFirst()).getFileName().toString());
    Optional<Path> folder = Optional.ofNullable(values.get("dir")).map(Path::of);
    boolean restart =
        switch (values.getOrDefault("restart", "off")) {
          case "on" -> true;
          case "off" -> false;
          default ->
              throw new IllegalArgumentException(
                  "engine: expected restart=on or off, found '" + values.get("restart") + "'");
        };
    return new EngineSpec(name, command, folder, options, restart);
  }

  /** Words of a command line; quotes hold blanks together. */
  public static List<String> split(String line) {
    List<String> words = new ArrayList<>();
    StringBuilder word = new StringBuilder();
    boolean quoted = false;
    boolean begun = false;
    for (char c : line.toCharArray()) {
      if (c == '"') {
        quoted = !quoted;
        begun = true;
      } else if (Character.isWhitespace(c) && !quoted) {
        if (begun) {
          words.add(word.toString());
        }
        word.setLength(0);
        begun = false;
      } else {
        word.append(c);
        begun = true;
      }
    }
    if (begun) {
      words.add(word.toString());
    }
    return words;
  }

  private static Allowance allowance(Map<String, String> values) {
    Optional<TimeControl> control =
        Optional.ofNullable(values.get("tc"))
            .filter(text -> !text.equals("inf"))
            .map(TimeControl::parse);
    SearchLimit limit = new SearchLimit(number(values, "nodes"), depth(values), moveTime(values));
    return new Allowance(control, limit, number(values, "timemargin").orElse(0));
  }

  /** {@code movetime} in milliseconds, or {@code st} in seconds. */
  private static OptionalLong moveTime(Map<String, String> values) {
    if (!values.containsKey("st")) {
      return number(values, "movetime");
    }
    if (values.containsKey("movetime")) {
      throw new IllegalArgumentException(
          "engine: expected movetime=MS or st=SECONDS, found both: movetime=%s st=%s"
              .formatted(values.get("movetime"), values.get("st")));
    }
    return OptionalLong.of(TimeControl.parse(values.get("st")).baseMillis());
  }

  private static OptionalInt depth(Map<String, String> values) {
    OptionalLong depth = number(values, "depth");
    return depth.isPresent()
        ? OptionalInt.of(Math.toIntExact(depth.getAsLong()))
        : OptionalInt.empty();
  }

  private static OptionalLong number(Map<String, String> values, String key) {
    if (!values.containsKey(key)) {
      return OptionalLong.empty();
    }
    try {
      long number = Long.parseLong(values.get(key));
      if (number >= 0) {
        return OptionalLong.of(number);
      }
    } catch (NumberFormatException e) {
      throw wrongNumber(values, key);
    }
    throw wrongNumber(values, key);
  }

  private static IllegalArgumentException wrongNumber(Map<String, String> values, String key) {
    return new IllegalArgumentException(
        "engine: expected %s=NUMBER, found '%s'".formatted(key, values.get(key)));
  }
}
