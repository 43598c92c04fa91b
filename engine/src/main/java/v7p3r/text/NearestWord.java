package v7p3r.text;

import java.util.Collection;
import java.util.Comparator;
import java.util.Locale;
import java.util.Optional;

/** Guesses which word somebody meant. Case, blanks, hyphens and underscores do not matter. */
public final class NearestWord {
  private NearestWord() {}

  /** The most similar of some words, however different it is; the first of several. */
  public static String of(String typed, Collection<String> words) {
    return words.stream()
        .min(Comparator.comparingInt(word -> distance(typed, word)))
        .orElseThrow(() -> new IllegalArgumentException("there is no word to choose"));
  }

  /** The most similar word, unless more than two letters and more than half of them differ. */
  public static Optional<String> similar(String typed, Collection<String> words) {
    return words.isEmpty()
        ? Optional.empty()
        : Optional.of(of(typed, words))
            .filter(word -> distance(typed, word) <= Math.max(2, word.length() / 2));
  }

  /** The most similar word, unless more than so many letters differ. */
  public static Optional<String> within(int letters, String typed, Collection<String> words) {
    return similar(typed, words).filter(word -> distance(typed, word) <= letters);
  }

  /** A word that was only begun is as near as one with a slip. */
  private static int distance(String typed, String word) {
    String from = plain(typed);
    String to = plain(word);
    return to.startsWith(from) && !to.equals(from) ? 1 : edits(from, to);
  }

  private static String plain(String word) {
    return word.toLowerCase(Locale.ROOT).replaceAll("[-_ ]", "");
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
