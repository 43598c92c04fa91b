package v7p3r.notation;

/** Words set in lines of at most 79 characters, as the PGN standard wants its exports. */
final class WrappedText {
  private static final int WIDTH = 79;

  /** Commands longer than this may be broken like other text. */
  private static final int MAX_COMMAND = 60;

  private final StringBuilder text = new StringBuilder();
  private int lineStart;

  /** Whether the next word follows without a space. */
  private boolean glued = true;

  /** Opening brackets that wait for their first word. */
  private String prefix = "";

  void word(String word) {
    String whole = prefix + word;
    prefix = "";
    boolean fits = text.length() - lineStart + 1 + whole.length() <= WIDTH;
    if (!glued && fits) {
      text.append(' ');
    } else if (!glued) {
      newLine();
    }
    text.append(whole);
    glued = false;
  }

  private void newLine() {
    text.append('\n');
    lineStart = text.length();
    glued = true;
  }

  /** An opening bracket, to which the next word is glued. */
  void open(char bracket) {
    prefix += bracket;
  }

  /** A closing bracket, glued to the word before it where the line has room. */
  void close(char bracket) {
    if (text.length() - lineStart >= WIDTH) {
      newLine();
    }
    text.append(bracket);
    glued = false;
  }

  /**
   * A comment in braces, broken only at single spaces, which a reader restores. Braces cannot hold
   * a closing brace: such a comment takes the rest of a line.
   */
  void comment(String comment) {
    if (comment.indexOf('}') >= 0) {
      word("; " + comment);
      newLine();
      return;
    }
    open('{');
    int start = 0;
    for (int i = 0; i < comment.length(); i++) {
      if (canBreak(comment, i)) {
        word(comment.substring(start, i));
        start = i + 1;
      }
      i = commandEnd(comment, i);
    }
    word(comment.substring(start));
    close('}');
  }

  /** At a single space, unless the line after it would look like a tag or an escape. */
  private static boolean canBreak(String comment, int index) {
    if (comment.charAt(index) != ' ' || index == 0 || index + 1 == comment.length()) {
      return false;
    }
    char next = comment.charAt(index + 1);
    return !Blank.is(comment.charAt(index - 1)) && !Blank.is(next) && next != '[' && next != '%';
  }

  /** The last character of the command that begins here, or the same index: commands stay whole. */
  private static int commandEnd(String comment, int index) {
    if (!comment.startsWith("[%", index)) {
      return index;
    }
    int end = comment.indexOf(']', index);
    return end < 0 || end - index > MAX_COMMAND ? index : end;
  }

  String finish() {
    newLine();
    return text.toString();
  }
}
