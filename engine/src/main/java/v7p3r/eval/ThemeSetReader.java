package v7p3r.eval;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import v7p3r.text.NearestWord;

/**
 * Reads a set of themes from words between commas or blanks, left to right. {@code -word} takes
 * away, {@code word} or {@code +word} adds; a list that begins with taking away begins with all
 * themes, any other with none. {@code off=} before the list takes every word of it away.
 */
final class ThemeSetReader {
  private static final String OFF = "off=";

  /** Words longer than this are cut before they are compared or shown. */
  private static final int MAX_WORD = 40;

  private ThemeSetReader() {}

  static ThemeSet read(String text) {
    String list = text.strip().toLowerCase(Locale.ROOT);
    boolean off = list.startsWith(OFF);
    if (off) {
      list = list.substring(OFF.length());
    }
    ThemeSet themes = off || list.startsWith("-") ? ThemeSet.ALL : ThemeSet.NONE;
    boolean empty = true;
    for (String word : list.split("[,\\s]+")) {
      if (!word.isEmpty()) {
        themes = off ? change(themes, word, false) : apply(themes, word);
        empty = false;
      }
    }
    if (empty && !off) {
      throw new IllegalArgumentException("themes: expected all, none or a list, found nothing");
    }
    return themes;
  }

  private static ThemeSet apply(ThemeSet themes, String word) {
    return switch (word.charAt(0)) {
      case '-' -> change(themes, word.substring(1), false);
      case '+' -> change(themes, word.substring(1), true);
      default -> change(themes, word, true);
    };
  }

  private static ThemeSet change(ThemeSet themes, String word, boolean on) {
    if (word.equals("all") || word.equals("none")) {
      return word.equals("all") == on ? ThemeSet.ALL : ThemeSet.NONE;
    }
    Optional<Theme> theme = theme(word);
    if (theme.isPresent()) {
      return on ? themes.with(theme.get()) : themes.without(theme.get());
    }
    for (Theme.Group group : Theme.Group.values()) {
      if (group.key().equals(word)) {
        return on ? themes.with(group) : themes.without(group);
      }
    }
    String shown = word.length() > MAX_WORD ? word.substring(0, MAX_WORD) : word;
    throw new IllegalArgumentException(
        "themes: expected a theme or a group, found '"
            + shown
            + "'; the nearest is '"
            + nearest(shown)
            + "'");
  }

  private static Optional<Theme> theme(String word) {
    for (Theme theme : Theme.values()) {
      if (theme.key().equals(word)) {
        return Optional.of(theme);
      }
    }
    return Optional.empty();
  }

  private static String nearest(String word) {
    List<String> words = new ArrayList<>(List.of("all", "none"));
    for (Theme.Group group : Theme.Group.values()) {
      words.add(group.key());
    }
    for (Theme theme : Theme.values()) {
      words.add(theme.key());
    }
    return NearestWord.of(word, words);
  }
}
