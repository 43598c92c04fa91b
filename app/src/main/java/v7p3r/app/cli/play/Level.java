package v7p3r.app.cli.play;

import java.util.Locale;
import v7p3r.arena.player.SearchLimit;

/** How far the engine thinks, as a person writes it: depth 6, movetime 500, nodes 10000. */
final class Level {
  private static final long MAX_DEPTH = 100;
  private static final long MAX_MILLIS = 3_600_000;

  private Level() {}

  /**
   * The limits that the text describes.
   *
   * @throws IllegalArgumentException if it describes none
   */
  static SearchLimit parse(String text) {
    String[] words = text.strip().toLowerCase(Locale.ROOT).split("\\s+");
    String kind = words[0];
    String number = words.length == 2 ? words[1] : "";
    return switch (kind) {
      case "depth" -> SearchLimit.ofDepth((int) number(text, number, MAX_DEPTH));
      case "movetime" -> SearchLimit.ofMoveTime(number(text, number, MAX_MILLIS));
      case "nodes" -> SearchLimit.ofNodes(number(text, number, Long.MAX_VALUE));
      default -> throw wrong(text, MAX_DEPTH);
    };
  }

  private static long number(String text, String number, long max) {
    try {
      long value = Long.parseLong(number);
      if (value >= 1 && value <= max) {
        return value;
      }
    } catch (NumberFormatException e) {
      throw wrong(text, max);
    }
    throw wrong(text, max);
  }

  private static IllegalArgumentException wrong(String text, long max) {
    return new IllegalArgumentException(
        "level: expected depth N, movetime MS or nodes N, a number from 1 to "
            + max
            + ", found '"
            + text
            + "'.");
  }
}
