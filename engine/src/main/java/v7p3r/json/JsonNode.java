package v7p3r.json;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import v7p3r.text.Excerpt;

/**
 * A value of a JSON file together with the way to it, so that whatever is missing or of another
 * kind can be named.
 */
public final class JsonNode {
  private final JsonSource source;
  private final String path;
  private final JsonValue value;

  private JsonNode(JsonSource source, String path, JsonValue value) {
    this.source = source;
    this.path = path;
    this.value = value;
  }

  public static JsonNode read(JsonSource source) {
    return new JsonNode(source, "", JsonReader.read(source));
  }

  public boolean has(String name) {
    return members().containsKey(name);
  }

  public Set<String> names() {
    return members().keySet();
  }

  public JsonNode at(String name) {
    JsonValue member = members().get(name);
    if (member == null) {
      throw broken("expected a member " + Excerpt.of(name) + ", found none");
    }
    return new JsonNode(source, path.isEmpty() ? name : path + "." + name, member);
  }

  public boolean flag() {
    if (value instanceof JsonValue.Flag(var flag)) {
      return flag;
    }
    throw wrong("true or false");
  }

  public List<JsonNode> items() {
    List<JsonNode> nodes = new ArrayList<>();
    switch (value) {
      case JsonValue.Items(var items) ->
          items.forEach(
              item -> nodes.add(new JsonNode(source, path + "[" + nodes.size() + "]", item)));
      case JsonValue.Numbers(var numbers) -> {
        for (double number : numbers) {
          nodes.add(
              new JsonNode(source, path + "[" + nodes.size() + "]", new JsonValue.Number(number)));
        }
      }
      default -> throw wrong("a list");
    }
    return nodes;
  }

  public String text() {
    if (value instanceof JsonValue.Text(var text)) {
      return text;
    }
    throw wrong("a text");
  }

  public List<String> texts() {
    return items().stream().map(JsonNode::text).toList();
  }

  public double number() {
    if (value instanceof JsonValue.Number(var number)) {
      return number;
    }
    throw wrong("a number");
  }

  public int integer() {
    return whole(number(), path);
  }

  /** A number that the file writes as a text, as XGBoost does for its parameters. */
  public double numberInText() {
    double number = Double.NaN;
    try {
      number = Double.parseDouble(text());
    } catch (NumberFormatException _) {
      // Told below, together with what is no finite number.
    }
    if (!Double.isFinite(number)) {
      throw wrong("a number in quotes");
    }
    return number;
  }

  public int integerInText() {
    return whole(numberInText(), path);
  }

  public float[] floats() {
    double[] numbers = numbers();
    float[] floats = new float[numbers.length];
    for (int i = 0; i < numbers.length; i++) {
      floats[i] = (float) numbers[i];
      if (!Float.isFinite(floats[i])) {
        throw broken("item " + i + " is too large for a float: " + numbers[i]);
      }
    }
    return floats;
  }

  public int[] integers() {
    double[] numbers = numbers();
    int[] integers = new int[numbers.length];
    for (int i = 0; i < numbers.length; i++) {
      integers[i] = whole(numbers[i], path + "[" + i + "]");
    }
    return integers;
  }

  public RuntimeException broken(String problem) {
    return source.broken((path.isEmpty() ? "" : path + ": ") + problem);
  }

  private double[] numbers() {
    if (value instanceof JsonValue.Numbers(var numbers)) {
      return numbers;
    }
    throw wrong("a list of numbers");
  }

  private int whole(double number, String where) {
    if (number != Math.rint(number) || Math.abs(number) > Integer.MAX_VALUE) {
      throw source.broken(where + ": expected a whole number, found " + number);
    }
    return (int) number;
  }

  private Map<String, JsonValue> members() {
    if (value instanceof JsonValue.Members(var members)) {
      return members;
    }
    throw wrong("an object");
  }

  private RuntimeException wrong(String expected) {
    return broken("expected " + expected + ", found " + value.kind());
  }
}
