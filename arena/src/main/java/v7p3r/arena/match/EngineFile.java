package v7p3r.arena.match;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import v7p3r.arena.source.JsonProblem;
import v7p3r.arena.source.TextSource;

/**
 * Engines in a JSON file: a list of objects with the keys of {@link EntrantWords}, where {@code
 * options} is an object and {@code args} may be a list.
 */
public final class EngineFile {
  private static final JsonMapper MAPPER = JsonMapper.builder().build();

  private EngineFile() {}

  /**
   * The engines of a file; words that hold for all engines come first, so that their own replace
   * them.
   *
   * @throws IllegalArgumentException if the file is not such a list; names the file and the place
   */
  public static List<Entrant> read(Path file, List<String> forAll) throws IOException {
    JsonNode root;
    try (InputStream in = TextSource.open(file)) {
      root = MAPPER.readTree(new String(in.readAllBytes(), StandardCharsets.UTF_8));
    } catch (JacksonException e) {
      throw new IllegalArgumentException(file + ", " + JsonProblem.of(e), e);
    }
    if (!root.isArray()) {
      throw wrong(file, "/", "a list of engines", root);
    }
    List<Entrant> engines = new ArrayList<>();
    for (int i = 0; i < root.size(); i++) {
      engines.add(entrant(file, "/" + i, root.get(i), forAll));
    }
    return engines;
  }

  private static Entrant entrant(Path file, String pointer, JsonNode engine, List<String> forAll) {
    List<String> words = words(file, pointer, engine);
    try {
      return EntrantWords.read(forAll, words);
    } catch (IllegalArgumentException e) {
      throw new IllegalArgumentException("%s, %s: %s".formatted(file, pointer, e.getMessage()), e);
    }
  }

  private static List<String> words(Path file, String pointer, JsonNode engine) {
    if (!engine.isObject()) {
      throw wrong(file, pointer, "an engine such as {\"cmd\": \"stockfish\"}", engine);
    }
    List<String> words = new ArrayList<>();
    for (var property : engine.properties()) {
      String key = property.getKey();
      JsonNode value = property.getValue();
      String place = pointer + "/" + key;
      if (key.equals("options")) {
        if (!value.isObject()) {
          throw wrong(file, place, "an object of names and values", value);
        }
        value
            .properties()
            .forEach(
                option ->
                    words.add(
                        "option."
                            + option.getKey()
                            + "="
                            + text(file, place + "/" + option.getKey(), option.getValue())));
      } else if (value.isArray() && key.equals("args")) {
        List<String> arguments = new ArrayList<>();
        value.forEach(argument -> arguments.add("\"" + text(file, place, argument) + "\""));
        words.add("args=" + String.join(" ", arguments));
      } else {
        words.add(key + "=" + text(file, place, value));
      }
    }
    return words;
  }

  private static String text(Path file, String pointer, JsonNode value) {
    if (!value.isValueNode() || value.isNull()) {
      throw wrong(file, pointer, "a text, a number, true or false", value);
    }
    return value.asString();
  }

  private static IllegalArgumentException wrong(
      Path file, String pointer, String expected, JsonNode found) {
    String shown = found.toString();
    return new IllegalArgumentException(
        "%s, %s: expected %s, found %s"
            .formatted(
                file,
                pointer,
                expected,
                shown.length() > 60 ? shown.substring(0, 60) + "..." : shown));
  }
}
