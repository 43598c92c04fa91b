package v7p3r.json;

import java.util.List;
import java.util.Map;
import v7p3r.text.Excerpt;

/** A value of a JSON file. Lists of numbers, which models are full of, stay primitive. */
sealed interface JsonValue {
  /** What messages call this kind of value. */
  String kind();

  record Members(Map<String, JsonValue> values) implements JsonValue {
    @Override
    public String kind() {
      return "an object";
    }
  }

  record Items(List<JsonValue> values) implements JsonValue {
    @Override
    public String kind() {
      return "a list";
    }
  }

  /** A list of nothing but numbers, or an empty one. */
  record Numbers(double[] values) implements JsonValue {
    @Override
    public String kind() {
      return values.length == 0 ? "an empty list" : "a list of numbers";
    }
  }

  record Text(String value) implements JsonValue {
    @Override
    public String kind() {
      return value.isEmpty() ? "an empty text" : "the text " + Excerpt.of(value);
    }
  }

  record Number(double value) implements JsonValue {
    @Override
    public String kind() {
      return "the number " + value;
    }
  }

  record Flag(boolean value) implements JsonValue {
    @Override
    public String kind() {
      return String.valueOf(value);
    }
  }

  record Nothing() implements JsonValue {
    @Override
    public String kind() {
      return "null";
    }
  }
}
