package v7p3r.notation;

import v7p3r.text.Excerpt;

/** A place in a text that moves forward while fields are read, and that errors point at. */
final class TextCursor {
  private final String notation;
  private final CharSequence text;
  private int index;

  TextCursor(String notation, CharSequence text) {
    this.notation = notation;
    this.text = text;
  }

  int index() {
    return index;
  }

  boolean atEnd() {
    return index >= text.length();
  }

  /** The character here, or a blank at the end of the text. */
  char peek() {
    return atEnd() ? ' ' : text.charAt(index);
  }

  void advance() {
    index++;
  }

  boolean atBlank() {
    return Blank.is(peek());
  }

  void skipBlanks() {
    while (!atEnd() && Blank.is(text.charAt(index))) {
      index++;
    }
  }

  String since(int start) {
    return text.subSequence(start, index).toString();
  }

  /** A decimal number up to a limit, ended by anything but a digit. */
  int number(String meaning, int max) {
    int start = index;
    long value = 0;
    while (peek() >= '0' && peek() <= '9' && value <= max) {
      value = 10 * value + (peek() - '0');
      index++;
    }
    if (index == start || value > max) {
      throw error(start, meaning + " from 0 to " + max);
    }
    return (int) value;
  }

  /** A complaint about the word here. */
  NotationException error(String expected) {
    return error(index, expected);
  }

  /** A complaint about the word that begins at an index. */
  NotationException error(int at, String expected) {
    return error(at, expected, word(Math.min(at, text.length())));
  }

  NotationException error(int at, String expected, String found) {
    return new NotationException(notation, 0, at + 1, expected, found);
  }

  /** The word that begins at an index, up to the next blank, as messages show it. */
  private String word(int start) {
    int end = start;
    int limit = Math.min(text.length(), start + Excerpt.MAX_CHARS + 1);
    while (end < limit && !Blank.is(text.charAt(end))) {
      end++;
    }
    int shown = end == start ? Math.min(start + 1, text.length()) : end;
    return Excerpt.of(text, start, shown);
  }
}
