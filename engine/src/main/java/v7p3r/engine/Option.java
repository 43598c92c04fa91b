package v7p3r.engine;

import java.util.List;

/**
 * A setting that a user may change: its name, what it does, the values it can take, and what
 * happens when it gets one.
 */
public sealed interface Option {
  /** Found without regard to case. */
  String name();

  /** One sentence for help and documentation. */
  String description();

  /**
   * What a value does to an engine, not while a search is under way. A value that cannot be is
   * refused by an exception; the value of before is put into effect again then, so an effect may
   * have changed something when it throws.
   */
  @FunctionalInterface
  interface Effect<V> {
    void put(Engine engine, V value);

    /** The value is only kept, for those who ask for it. */
    static <V> Effect<V> none() {
      return (engine, value) -> {};
    }
  }

  /** On or off. */
  record Check(String name, boolean initial, String description, Effect<Boolean> effect)
      implements Option {
    public Check(String name, boolean initial, String description) {
      this(name, initial, description, Effect.none());
    }
  }

  /** A whole number between two limits. */
  record Spin(
      String name, int initial, int min, int max, String description, Effect<Integer> effect)
      implements Option {
    public Spin(String name, int initial, int min, int max, String description) {
      this(name, initial, min, max, description, Effect.none());
    }
  }

  /** One of a few words. */
  record Combo(
      String name, String initial, List<String> choices, String description, Effect<String> effect)
      implements Option {
    public Combo(String name, String initial, List<String> choices, String description) {
      this(name, initial, choices, description, Effect.none());
    }
  }

  /** Any text, or none. */
  record Text(String name, String initial, String description, Effect<String> effect)
      implements Option {
    public Text(String name, String initial, String description) {
      this(name, initial, description, Effect.none());
    }
  }

  /** Something to do at once; its effect is given its name. */
  record Button(String name, String description, Effect<String> effect) implements Option {
    public Button(String name, String description) {
      this(name, description, Effect.none());
    }
  }
}
