package v7p3r.notation;

/** The characters that separate words in every notation; all readers and writers agree on them. */
final class Blank {
  private static final char NO_BREAK_SPACE = '\u00a0';
  private static final char BYTE_ORDER_MARK = '\ufeff';

  private Blank() {}

  static boolean is(char c) {
    return c <= ' '
        ? c == ' ' || c >= '\t' && c <= '\r'
        : c == NO_BREAK_SPACE || c == BYTE_ORDER_MARK;
  }

  /** The text without blanks at both ends. */
  static String strip(String text) {
    int start = 0;
    int end = text.length();
    while (start < end && is(text.charAt(start))) {
      start++;
    }
    while (start < end && is(text.charAt(end - 1))) {
      end--;
    }
    return text.substring(start, end);
  }
}
