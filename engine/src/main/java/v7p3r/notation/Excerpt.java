package v7p3r.notation;

/** A piece of foreign text made fit for a message: quoted, on one line, never long. */
final class Excerpt {
  private static final int MAX_CHARS = 40;

  private Excerpt() {}

  /** The text in quotes, or "nothing" when it is empty. */
  static String of(CharSequence text) {
    return of(text, 0, text.length());
  }

  static String of(CharSequence text, int start, int end) {
    if (start >= end) {
      return "nothing";
    }
    StringBuilder shown = new StringBuilder(MAX_CHARS + 8).append('\'');
    int shownEnd = Math.min(end, start + MAX_CHARS);
    for (int i = start; i < shownEnd; i++) {
      append(shown, text.charAt(i));
    }
    return shown.append(shownEnd < end ? "...'" : "'").toString();
  }

  /** The word that begins at an index, up to the next blank. */
  static String word(CharSequence text, int start) {
    int end = start;
    int limit = Math.min(text.length(), start + MAX_CHARS + 1);
    while (end < limit && !Blank.is(text.charAt(end))) {
      end++;
    }
    return end == start && end < text.length() ? of(text, start, start + 1) : of(text, start, end);
  }

  private static void append(StringBuilder shown, char c) {
    if (Character.isISOControl(c) || Character.isSurrogate(c) || !Character.isDefined(c)) {
      shown.append(String.format("\\u%04x", (int) c));
    } else {
      shown.append(c);
    }
  }
}
