package v7p3r.desc.control;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import v7p3r.search.Extension;
import v7p3r.search.ExtensionSet;
import v7p3r.text.NearestWord;

/** Extensions as text: {@code all}, {@code none}, or a list such as {@code check,single-reply}. */
public final class ExtensionList {
  private static final String ALL = "all";
  private static final String NONE = "none";

  private ExtensionList() {}

  /**
   * Reads a list.
   *
   * @throws IllegalArgumentException if a word is no extension; it names the nearest one
   */
  public static ExtensionSet parse(String text) {
    String list = text.strip().toLowerCase(Locale.ROOT);
    if (list.equals(ALL) || list.equals(NONE)) {
      return list.equals(ALL) ? ExtensionSet.ALL : ExtensionSet.NONE;
    }
    ExtensionSet set = ExtensionSet.NONE;
    for (String word : list.split("[,\\s]+")) {
      set = set.with(extension(word));
    }
    return set;
  }

  private static Extension extension(String word) {
    List<String> words = new ArrayList<>(List.of(ALL, NONE));
    for (Extension extension : Extension.values()) {
      if (key(extension).equals(word)) {
        return extension;
      }
      words.add(key(extension));
    }
    throw new IllegalArgumentException(
        "extensions: expected some of %s, found '%s'; the nearest is '%s'"
            .formatted(String.join(", ", words), word, NearestWord.of(word, words)));
  }

  public static String format(ExtensionSet set) {
    if (set.equals(ExtensionSet.ALL) || set.equals(ExtensionSet.NONE)) {
      return set.equals(ExtensionSet.ALL) ? ALL : NONE;
    }
    List<String> keys = new ArrayList<>();
    for (Extension extension : Extension.values()) {
      if (set.has(extension)) {
        keys.add(key(extension));
      }
    }
    return String.join(",", keys);
  }

  private static String key(Extension extension) {
    return extension.name().toLowerCase(Locale.ROOT).replace('_', '-');
  }
}
