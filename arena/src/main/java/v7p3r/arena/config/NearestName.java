package v7p3r.arena.config;

import java.util.Collection;
import java.util.Comparator;
import java.util.Locale;
import java.util.Optional;

/** Guesses which name somebody meant. */
final class NearestName {
  private NearestName() {}

  /** The most similar name, unless none is similar. */
  static Optional<String> of(String word, Collection<String> names) {
    String wanted = plain(word);
    return names.stream()
        .min(Comparator.comparingInt(name -> edits(wanted, plain(name))))
        .filter(name -> edits(wanted, plain(name)) <= Math.max(2, name.length() / 2));
  }

  private static String plain(String name) {
    return name.toLowerCase(Locale.ROOT).replaceAll("[-_ ]", "");
  }

  /** Letters to insert, remove or replace to turn one word into the other. */
  private static int edits(String from, String to) {
    int[] row = new int[to.length() + 1];
    for (int j = 0; j < row.length; j++) {
      row[j] = j;
    }
    for (int i = 1; i <= from.length(); i++) {
      int diagonal = row[0];
      row[0] = i;
      for (int j = 1; j < row.length; j++) {
        int replaced = diagonal + (from.charAt(i - 1) == to.charAt(j - 1) ? 0 : 1);
        diagonal = row[j];
        row[j] = Math.min(replaced, 1 + Math.min(row[j], row[j - 1]));
      }
    }
    return row[to.length()];
  }
}
