package v7p3r.text;

/** A piece of foreign text made fit for a message: quoted, on one line, never long. */
public final class Excerpt {
  /** Characters that are shown; what follows becomes three dots. */
  public static final int MAX_CHARS = 40;

  private Excerpt() {}

  /** The text in quotes, or "nothing" when it is empty. */
  public static String of(CharSequence text) {
    return of(text, 0, text.length());
  }

  /** A part of the text in quotes, or "nothing" when it is empty. */
  public static String of(CharSequence text, int start, int end) {
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

  private static void append(StringBuilder shown, char c) {
    if (Character.isISOControl(c) || Character.isSurrogate(c) || !Character.isDefined(c)) {
      shown.append(String.format("\\u%04x", (int) c));
    } else {
      shown.append(c);
    }
  }
}
