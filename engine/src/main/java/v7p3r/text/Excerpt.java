package v7p3r.text;

/** A piece of a foreign text, short and plain enough to stand in a message of one line. */
public final class Excerpt {
  private static final int MAX_CHARS = 40;

  private Excerpt() {}

  /** The text in single quotes; what is no printable ASCII is shown as a question mark. */
  public static String of(String text) {
    StringBuilder quoted = new StringBuilder("'");
    for (int i = 0; i < Math.min(text.length(), MAX_CHARS); i++) {
      char c = text.charAt(i);
      quoted.append(c < ' ' || c > '~' ? '?' : c);
    }
    return quoted.append(text.length() > MAX_CHARS ? "...'" : "'").toString();
  }
}
