package v7p3r.studio.http;

import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * One value of a request: it is checked by this, and described by it in the OpenAPI file.
 *
 * @param least the least number, or the least length
 * @param most the greatest number, or the greatest length
 * @param choices the words that are possible, or none
 * @param shape of an object, or of each object in a list
 */
public record Field(
    String name,
    Kind kind,
    boolean required,
    boolean nullable,
    long least,
    long most,
    List<String> choices,
    Optional<Shape> shape,
    String meaning) {
  private static final int LONGEST_WORD = 200;

  /** What a value is in JSON. */
  public enum Kind {
    TEXT("string", "a text"),
    INTEGER("integer", "a whole number"),
    /** A number within limits, or one of the words. */
    NUMBER_OR_WORD("string", "a whole number or a word"),
    NUMBER("number", "a number"),
    FLAG("boolean", "true or false"),
    TEXTS("array", "a list of texts"),
    INTEGERS("array", "a list of whole numbers"),
    OBJECT("object", "an object"),
    OBJECTS("array", "a list of objects"),
    /** An object of any names, each with a text, a number, true or false. */
    NAMED("object", "an object of names and values");

    private final String schema;
    private final String words;

    Kind(String schema, String words) {
      this.schema = schema;
      this.words = words;
    }
  }

  public static Field text(String name, int longest, String meaning) {
    return new Field(
        name, Kind.TEXT, true, false, 0, longest, List.of(), Optional.empty(), meaning);
  }

  public static Field word(String name, String meaning) {
    return text(name, LONGEST_WORD, meaning);
  }

  public static Field choice(String name, List<String> choices, String meaning) {
    return new Field(
        name, Kind.TEXT, true, false, 0, LONGEST_WORD, choices, Optional.empty(), meaning);
  }

  public static Field integer(String name, long least, long most, String meaning) {
    return new Field(
        name, Kind.INTEGER, true, false, least, most, List.of(), Optional.empty(), meaning);
  }

  public static Field numberOrWord(
      String name, long least, long most, List<String> words, String meaning) {
    return new Field(
        name, Kind.NUMBER_OR_WORD, true, false, least, most, words, Optional.empty(), meaning);
  }

  public static Field number(String name, long least, long most, String meaning) {
    return new Field(
        name, Kind.NUMBER, true, false, least, most, List.of(), Optional.empty(), meaning);
  }

  public static Field flag(String name, String meaning) {
    return new Field(name, Kind.FLAG, true, false, 0, 0, List.of(), Optional.empty(), meaning);
  }

  public static Field texts(String name, int most, String meaning) {
    return new Field(name, Kind.TEXTS, true, false, 0, most, List.of(), Optional.empty(), meaning);
  }

  public static Field integers(String name, int most, String meaning) {
    return new Field(
        name, Kind.INTEGERS, true, false, 0, most, List.of(), Optional.empty(), meaning);
  }

  public static Field object(String name, Shape shape, String meaning) {
    return new Field(name, Kind.OBJECT, true, false, 0, 0, List.of(), Optional.of(shape), meaning);
  }

  public static Field objects(String name, int most, Shape shape, String meaning) {
    return new Field(
        name, Kind.OBJECTS, true, false, 0, most, List.of(), Optional.of(shape), meaning);
  }

  public static Field named(String name, int most, String meaning) {
    return new Field(name, Kind.NAMED, true, false, 0, most, List.of(), Optional.empty(), meaning);
  }

  /** May be missing or null. */
  public Field optional() {
    return new Field(name, kind, false, true, least, most, choices, shape, meaning);
  }

  // ---- Checking ----

  void check(JsonNode value, String where) {
    if (value.isNull()) {
      if (!nullable) {
        throw wrong(value, where);
      }
      return;
    }
    boolean fits =
        switch (kind) {
          case TEXT -> isText(value);
          case INTEGER ->
              value.isIntegralNumber() && value.canConvertToLong() && isIn(value.asLong());
          case NUMBER_OR_WORD ->
              value.isString() && choices.contains(value.asString())
                  || value.isIntegralNumber() && value.canConvertToInt() && isIn(value.asLong());
          case NUMBER -> value.isNumber() && isIn(value.asDouble());
          case FLAG -> value.isBoolean();
          case TEXTS -> isListOf(value, JsonNode::isString);
          case INTEGERS -> isListOf(value, one -> one.isIntegralNumber() && one.canConvertToInt());
          case OBJECT -> value.isObject();
          case OBJECTS -> isListOf(value, JsonNode::isObject);
          case NAMED -> value.isObject() && isShort(value) && hasPlainValues(value);
        };
    if (!fits) {
      throw wrong(value, where);
    }
    if (kind == Kind.OBJECT) {
      shape.orElseThrow().check(value, where);
    } else if (kind == Kind.OBJECTS) {
      for (int i = 0; i < value.size(); i++) {
        shape.orElseThrow().check(value.get(i), where + "[" + i + "]");
      }
    }
  }

  private boolean isText(JsonNode value) {
    return value.isString()
        && value.asString().length() <= most
        && (choices.isEmpty() || choices.contains(value.asString()));
  }

  private boolean isIn(double value) {
    return value >= least && value <= most;
  }

  private boolean isShort(JsonNode value) {
    return value.size() <= most;
  }

  private boolean isListOf(JsonNode value, Predicate<JsonNode> one) {
    if (!value.isArray() || !isShort(value)) {
      return false;
    }
    for (JsonNode element : value) {
      if (!one.test(element) || element.isString() && element.asString().length() > LONGEST_WORD) {
        return false;
      }
    }
    return true;
  }

  private static boolean hasPlainValues(JsonNode value) {
    for (var entry : value.properties()) {
      JsonNode one = entry.getValue();
      boolean plain = one.isBoolean() || one.isNumber() || one.isString();
      if (!plain || one.asString().length() > LONGEST_WORD) {
        return false;
      }
    }
    return true;
  }

  private HttpProblem wrong(JsonNode found, String where) {
    String shown = found.toString();
    return HttpProblem.wrong(
        "found " + (shown.length() > 60 ? shown.substring(0, 60) + "..." : shown),
        where,
        expected());
  }

  /** In words. */
  String expected() {
    String what =
        switch (kind) {
          case INTEGER, NUMBER -> "%s, %d to %d".formatted(kind.words, least, most);
          case NUMBER_OR_WORD ->
              "%d to %d, or %s".formatted(least, most, String.join(", ", choices));
          case TEXT ->
              choices.isEmpty()
                  ? "a text of at most %d characters".formatted(most)
                  : String.join(", ", choices);
          case TEXTS, INTEGERS, OBJECTS, NAMED -> "%s, at most %d".formatted(kind.words, most);
          case FLAG, OBJECT -> kind.words;
        };
    return nullable ? what + ", or null" : what;
  }

  // ---- Describing ----

  /** As JSON schema. */
  ObjectNode schema() {
    ObjectNode schema = Json.MAPPER.createObjectNode();
    if (nullable) {
      schema.putArray("type").add(kind.schema).add("null");
    } else {
      schema.put("type", kind.schema);
    }
    schema.put("description", meaning);
    switch (kind) {
      case TEXT -> describeText(schema);
      case INTEGER, NUMBER -> schema.put("minimum", least).put("maximum", most);
      case NUMBER_OR_WORD -> describeNumberOrWord(schema);
      case TEXTS -> schema.put("maxItems", most).putObject("items").put("type", "string");
      case INTEGERS -> schema.put("maxItems", most).putObject("items").put("type", "integer");
      case OBJECTS -> schema.put("maxItems", most).set("items", shape.orElseThrow().schema());
      case OBJECT -> schema.setAll(shape.orElseThrow().schema().without("type"));
      case NAMED -> schema.put("maxProperties", most);
      case FLAG -> {}
    }
    return schema;
  }

  private void describeNumberOrWord(ObjectNode schema) {
    schema.remove("type");
    ArrayNode kinds = schema.putArray("anyOf");
    kinds.addObject().put("type", "integer").put("minimum", least).put("maximum", most);
    choices.forEach(kinds.addObject().withArray("enum")::add);
    kinds.addObject().put("type", "null");
  }

  private void describeText(ObjectNode schema) {
    if (choices.isEmpty()) {
      schema.put("maxLength", most);
    } else {
      choices.forEach(schema.withArray("enum")::add);
    }
  }
}
