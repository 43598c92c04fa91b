package v7p3r.engine;

import java.util.ArrayList;
import java.util.List;

/** The ways to choose a move that the engine offers; the first one is the default. */
public enum SearchType {
  NEGAMAX("negamax"),
  MATERIAL("material"),
  SIMPLE("simple"),
  RANDOM("random");

  private final String key;

  SearchType(String key) {
    this.key = key;
  }

  /** The name in options and on the command line. */
  public String key() {
    return key;
  }

  public static List<String> keys() {
    List<String> keys = new ArrayList<>();
    for (SearchType type : values()) {
      keys.add(type.key);
    }
    return keys;
  }

  /** The type of a key that {@link #keys} names. */
  public static SearchType of(String key) {
    for (SearchType type : values()) {
      if (type.key.equals(key)) {
        return type;
      }
    }
    throw new OptionException(
        "search type: expected one of " + String.join(", ", keys()) + ", found " + Quote.of(key));
  }
}
