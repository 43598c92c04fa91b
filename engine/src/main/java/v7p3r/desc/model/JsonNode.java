package v7p3r.desc.model;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * A value of a JSON file together with the way to it, so that whatever is missing or of another
 * kind can be named.
 */
public final class JsonNode {
  private final ModelFile file;
  private final String path;
  private final JsonValue value;

  private JsonNode(ModelFile file, String path, JsonValue value) {
    this.file = file;
    this.path = path;
    this.value = value;
  }

  public static JsonNode read(ModelFile file) {
    return new JsonNode(file, "", JsonReader.read(file));
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
      throw broken("expected a member " + ModelFile.quote(name) + ", found none");
    }
    return new JsonNode(file, path.isEmpty() ? name : path + "." + name, member);
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
              item -> nodes.add(new JsonNode(file, path + "[" + nodes.size() + "]", item)));
      case JsonValue.Numbers(var numbers) -> {
        for (double number : numbers) {
          nodes.add(
              new JsonNode(file, path + "[" + nodes.size() + "]", new JsonValue.Number(number)));
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

  List<String> texts() {
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
  double numberInText() {
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

  int integerInText() {
    return whole(numberInText(), path);
  }

  float[] floats() {
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

  int[] integers() {
    double[] numbers = numbers();
    int[] integers = new int[numbers.length];
    for (int i = 0; i < numbers.length; i++) {
      integers[i] = whole(numbers[i], path + "[" + i + "]");
    }
    return integers;
  }

  public ModelException broken(String problem) {
    return file.broken((path.isEmpty() ? "" : path + ": ") + problem);
  }

  private double[] numbers() {
    if (value instanceof JsonValue.Numbers(var numbers)) {
      return numbers;
    }
    throw wrong("a list of numbers");
  }

  private int whole(double number, String where) {
    if (number != Math.rint(number) || Math.abs(number) > Integer.MAX_VALUE) {
      throw file.broken(where + ": expected a whole number, found " + number);
    }
    return (int) number;
  }

  private Map<String, JsonValue> members() {
    if (value instanceof JsonValue.Members(var members)) {
      return members;
    }
    throw wrong("an object");
  }

  private ModelException wrong(String expected) {
    return broken("expected " + expected + ", found " + value.kind());
  }
}
