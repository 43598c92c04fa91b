package v7p3r.engine;

import java.util.List;

/** A setting that a user may change: its name, what it does, and the values it can take. */
public sealed interface Option {
  /** Found without regard to case. */
  String name();

  /** One sentence for help and documentation. */
  String description();

  /** On or off. */
  record Check(String name, boolean initial, String description) implements Option {}

  /** A whole number between two limits. */
  record Spin(String name, int initial, int min, int max, String description) implements Option {}

  /** One of a few words. */
  record Combo(String name, String initial, List<String> choices, String description)
      implements Option {}

  /** Any text, or none. */
  record Text(String name, String initial, String description) implements Option {}

  /** Something to do at once. */
  record Button(String name, String description) implements Option {}
}
