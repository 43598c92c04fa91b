package v7p3r.arena.record;

import java.util.Arrays;

/** Finds the version in what an engine calls itself. */
final class EngineVersion {
  private EngineVersion() {}

  /** The first word after the name that begins like a number; empty if there is none. */
  static String of(String identity) {
    return Arrays.stream(identity.split("\\s+"))
        .skip(1)
        .filter(word -> word.matches("[vV]?\\d[\\w.+-]*|development"))
        .findFirst()
        .orElse("");
  }
}
