package v7p3r.notation;

import java.io.IOException;
import java.io.Reader;

/**
 * Hands out the lines of a text one by one; of a line beyond all measure only the start is kept.
 */
final class LineSource {
  /** Characters of a line that are kept; no honest line comes near. */
  static final int MAX_CHARS = 1 << 16;

  private final Reader in;
  private final char[] buffer = new char[1 << 13];
  private final StringBuilder line = new StringBuilder(256);
  private int next;
  private int end;
  private int number;
  private boolean cut;

  LineSource(Reader in) {
    this.in = in;
  }

  /** Moves on to the next line; false at the end of the text. */
  boolean advance() throws IOException {
    line.setLength(0);
    cut = false;
    boolean any = false;
    while (next < end || fill()) {
      any = true;
      char c = buffer[next++];
      if (c == '\n') {
        break;
      }
      if (line.length() < MAX_CHARS) {
        line.append(c);
      } else {
        cut = true;
      }
    }
    number += any ? 1 : 0;
    return any;
  }

  /** The current line without its end; valid until the next one. */
  CharSequence line() {
    return line;
  }

  /** From 1. */
  int number() {
    return number;
  }

  /** Whether the line went on beyond {@link #MAX_CHARS}. */
  boolean isCut() {
    return cut;
  }

  private boolean fill() throws IOException {
    next = 0;
    end = Math.max(0, in.read(buffer, 0, buffer.length));
    return end > 0;
  }
}
