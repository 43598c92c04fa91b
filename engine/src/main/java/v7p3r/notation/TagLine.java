package v7p3r.notation;

import java.io.IOException;

/**
 * Reads headers such as {@code [White "Tal"]}. Forgives what is common in old files: quotes and
 * backslashes that are not escaped, and a closing bracket that is missing.
 */
final class TagLine {
  private final PgnSource source;
  private final StringBuilder text = new StringBuilder();
  private String name = "";
  private String value = "";

  TagLine(PgnSource source) {
    this.source = source;
  }

  String name() {
    return name;
  }

  String value() {
    return value;
  }

  /** Whether the source is at the start of a line that looks like a header. */
  boolean isHere() throws IOException {
    if (!source.atLineStart() || source.peek() != '[') {
      return false;
    }
    int at = 1;
    while (at < PgnSource.LOOK_AHEAD && isLetter(source.peek(at))) {
      at++;
    }
    int quote = afterSpaces(at);
    return at > 1 && quote > at && source.peek(quote) == '"';
  }

  boolean isEventHere() throws IOException {
    return isHere() && startsWithEvent();
  }

  private boolean startsWithEvent() throws IOException {
    String start = "[Event";
    for (int i = 0; i < start.length(); i++) {
      if (source.peek(i) != start.charAt(i)) {
        return false;
      }
    }
    return !isLetter(source.peek(start.length()));
  }

  /** Moves over the header that begins here; returns what is wrong with it, or nothing. */
  String read() throws IOException {
    source.advance();
    skipSpaces();
    text.setLength(0);
    while (source.peek() != PgnSource.END && PgnTags.isNameCharacter((char) source.peek())) {
      if (text.length() < PgnTags.MAX_NAME) {
        text.append((char) source.peek());
      }
      source.advance();
    }
    name = text.toString();
    skipSpaces();
    if (name.isEmpty() || source.peek() != '"') {
      return "expected a tag such as [White \"Tal\"]";
    }
    source.advance();
    text.setLength(0);
    while (!isClosingQuote()) {
      if (isLineEnd(source.peek())) {
        return "the value of the tag is never closed";
      }
      if (text.length() == PgnTags.MAX_VALUE) {
        return "a tag of more than " + PgnTags.MAX_VALUE + " characters";
      }
      valueCharacter();
    }
    value = text.toString();
    source.advance();
    skipSpaces();
    if (source.peek() == ']') {
      source.advance();
    }
    return "";
  }

  private void valueCharacter() throws IOException {
    int next = source.peek(1);
    boolean escape = source.peek() == '\\' && (next == '"' || next == '\\');
    // The backslash of a Windows path before the closing quote escapes nothing.
    if (escape && !(next == '"' && isTagEnd(2))) {
      source.advance();
    }
    text.append((char) source.peek());
    source.advance();
  }

  /** A quote inside a value is followed by more of it. */
  private boolean isClosingQuote() throws IOException {
    if (source.peek() != '"') {
      return false;
    }
    int after = source.peek(afterSpaces(1));
    return after == ']' || isLineEnd(after);
  }

  /** Whether nothing but a bracket stands between an offset and the end of the line. */
  private boolean isTagEnd(int offset) throws IOException {
    int at = afterSpaces(offset);
    return source.peek(at) == ']' && isLineEnd(source.peek(afterSpaces(at + 1)));
  }

  private int afterSpaces(int offset) throws IOException {
    int at = offset;
    while (at < PgnSource.LOOK_AHEAD - 1 && isSpace(source.peek(at))) {
      at++;
    }
    return Math.min(at, PgnSource.LOOK_AHEAD - 1);
  }

  private void skipSpaces() throws IOException {
    while (isSpace(source.peek())) {
      source.advance();
    }
  }

  private static boolean isSpace(int c) {
    return c == ' ' || c == '\t';
  }

  private static boolean isLineEnd(int c) {
    return c == '\n' || c == '\r' || c == PgnSource.END;
  }

  private static boolean isLetter(int c) {
    return c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || c >= '0' && c <= '9' || c == '_';
  }
}
