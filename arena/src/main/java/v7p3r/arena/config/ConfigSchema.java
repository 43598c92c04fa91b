package v7p3r.arena.config;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import v7p3r.text.NearestWord;

/**
 * Finds all that a JSON schema objects to, in words. Knows the part of the language that schemas of
 * configurations use: types, enum, properties, required, additionalProperties, items, limits of
 * numbers, texts and lists, and references to {@code $defs}.
 */
final class ConfigSchema {
  private static final int SHOWN_CHARS = 60;

  private final JsonNode root;
  private final List<Mistake> mistakes = new ArrayList<>();

  private ConfigSchema(JsonNode root) {
    this.root = root;
  }

  /** All mistakes of a configuration, in the order of the file. */
  static List<Mistake> check(JsonNode config, String schemaText) {
    ConfigSchema schema = new ConfigSchema(JsonMapper.shared().readTree(schemaText));
    schema.check("", config, schema.root);
    return schema.mistakes;
  }

  private void check(String pointer, JsonNode value, JsonNode reference) {
    JsonNode schema = resolve(reference);
    if (schema.has("enum")) {
      checkEnum(pointer, value, schema.get("enum"));
    } else if (!hasType(value, schema)) {
      add(pointer, types(schema), shown(value));
    } else if (value.isObject()) {
      checkObject(pointer, value, schema);
    } else if (value.isArray()) {
      checkList(pointer, value, schema);
    } else if (value.isNumber()) {
      checkNumber(pointer, value, schema);
    } else if (value.isString() && value.asString().length() < schema.path("minLength").asInt(0)) {
      add(pointer, "a text that is not empty", shown(value));
    }
  }

  private JsonNode resolve(JsonNode schema) {
    return schema.has("$ref") ? root.at(schema.get("$ref").asString().substring(1)) : schema;
  }

  private void checkEnum(String pointer, JsonNode value, JsonNode choices) {
    List<String> words = new ArrayList<>();
    choices.forEach(choice -> words.add(choice.asString()));
    if (!value.isString() || !words.contains(value.asString())) {
      String nearest = value.isString() ? nearest(value.asString(), words) : "";
      add(pointer, "one of " + String.join(", ", words), shown(value) + nearest);
    }
  }

  private void checkObject(String pointer, JsonNode value, JsonNode schema) {
    JsonNode properties = schema.path("properties");
    JsonNode others = schema.path("additionalProperties");
    for (String required : texts(schema.path("required"))) {
      if (!value.has(required)) {
        add(pointer, "the key '" + required + "'", "none");
      }
    }
    for (var property : value.properties()) {
      String name = property.getKey();
      String place = pointer + "/" + escape(name);
      if (properties.has(name)) {
        check(place, property.getValue(), properties.get(name));
      } else if (others.isObject()) {
        check(place, property.getValue(), others);
      } else {
        TreeSet<String> names = new TreeSet<>(properties.propertyNames());
        add(place, "a known key", "'" + name + "'" + nearest(name, names));
      }
    }
  }

  private void checkList(String pointer, JsonNode value, JsonNode schema) {
    if (value.size() < schema.path("minItems").asInt(0)) {
      add(pointer, "a list that is not empty", "[]");
    }
    for (int i = 0; i < value.size(); i++) {
      check(pointer + "/" + i, value.get(i), schema.get("items"));
    }
  }

  private void checkNumber(String pointer, JsonNode value, JsonNode schema) {
    boolean tooSmall =
        schema.has("minimum")
            && value.decimalValue().compareTo(schema.get("minimum").decimalValue()) < 0;
    boolean tooGreat =
        schema.has("maximum")
            && value.decimalValue().compareTo(schema.get("maximum").decimalValue()) > 0;
    if (tooSmall || tooGreat) {
      add(pointer, types(schema), shown(value));
    }
  }

  private static boolean hasType(JsonNode value, JsonNode schema) {
    return typeNames(schema).stream()
        .anyMatch(
            type ->
                switch (type) {
                  case "object" -> value.isObject();
                  case "array" -> value.isArray();
                  case "string" -> value.isString();
                  case "boolean" -> value.isBoolean();
                  case "number" -> value.isNumber();
                  case "integer" -> value.isNumber() && isWhole(value);
                  default -> throw new IllegalStateException("type " + type);
                });
  }

  private static boolean isWhole(JsonNode value) {
    return value.decimalValue().stripTrailingZeros().scale() <= 0;
  }

  private static List<String> typeNames(JsonNode schema) {
    JsonNode type = schema.get("type");
    return type.isArray() ? texts(type) : List.of(type.asString());
  }

  private static String types(JsonNode schema) {
    List<String> words = new ArrayList<>();
    for (String type : typeNames(schema)) {
      words.add(
          switch (type) {
            case "object" -> "an object {...}";
            case "array" -> "a list [...]";
            case "string" -> "a text in quotes";
            case "boolean" -> "true or false";
            case "number" -> "a number";
            default -> "a whole number" + limits(schema);
          });
    }
    return String.join(" or ", words);
  }

  private static String limits(JsonNode schema) {
    return schema.has("minimum")
        ? " from " + schema.get("minimum") + " to " + schema.get("maximum")
        : "";
  }

  private static List<String> texts(JsonNode list) {
    List<String> texts = new ArrayList<>();
    list.forEach(text -> texts.add(text.asString()));
    return texts;
  }

  private static String nearest(String word, Collection<String> names) {
    Optional<String> nearest = NearestWord.similar(word, names);
    return nearest.map(name -> " (did you mean '" + name + "'?)").orElse("");
  }

  private static String escape(String name) {
    return name.replace("~", "~0").replace("/", "~1");
  }

  static String shown(JsonNode value) {
    String text = value.toString();
    return text.length() > SHOWN_CHARS ? text.substring(0, SHOWN_CHARS) + "..." : text;
  }

  private void add(String pointer, String expected, String found) {
    mistakes.add(new Mistake(pointer, expected, found));
  }
}
