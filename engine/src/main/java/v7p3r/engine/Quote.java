package v7p3r.engine;

/** Foreign text made fit for a message: in quotes, on one line, never long. */
public final class Quote {
  private static final int MAX_CHARS = 60;

  private Quote() {}

  /** The text in quotes, or the word nothing. */
  public static String of(String text) {
    if (text.isEmpty()) {
      return "nothing";
    }
    StringBuilder shown = new StringBuilder(MAX_CHARS + 8).append('\'');
    int length = Math.min(text.length(), MAX_CHARS);
    for (int i = 0; i < length; i++) {
      char c = text.charAt(i);
      boolean printable = !Character.isISOControl(c) && !Character.isSurrogate(c);
      shown.append(printable && Character.isDefined(c) ? c : '?');
    }
    return shown.append(length < text.length() ? "...'" : "'").toString();
  }
}
