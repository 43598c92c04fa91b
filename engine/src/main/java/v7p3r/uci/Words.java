package v7p3r.uci;

/** The words of a line one by one, whatever blanks and control characters lie between them. */
final class Words {
  private final String line;
  private int next;

  Words(String line) {
    this.line = line;
    skipBlanks();
  }

  boolean isEmpty() {
    return next >= line.length();
  }

  /** The next word, or an empty one at the end of the line. */
  String next() {
    int end = wordEnd();
    String word = line.substring(next, end);
    next = end;
    skipBlanks();
    return word;
  }

  /** The next word without taking it. */
  String peek() {
    return line.substring(next, wordEnd());
  }

  /** All that is left, blanks at the end aside. */
  String rest() {
    int end = line.length();
    while (end > next && isBlank(line.charAt(end - 1))) {
      end--;
    }
    return line.substring(next, end);
  }

  private int wordEnd() {
    int end = next;
    while (end < line.length() && !isBlank(line.charAt(end))) {
      end++;
    }
    return end;
  }

  private void skipBlanks() {
    while (next < line.length() && isBlank(line.charAt(next))) {
      next++;
    }
  }

  private static boolean isBlank(char c) {
    return c <= ' ' || c == '\u00a0' || c == '\ufeff';
  }
}
