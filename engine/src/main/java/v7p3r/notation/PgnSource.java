package v7p3r.notation;

import java.io.IOException;
import java.io.Reader;

/** The characters of a PGN text with a look ahead, and the line and column of the next one. */
final class PgnSource {
  /** In the place of a character: the text is over. */
  static final int END = -1;

  /** How far {@link #peek(int)} sees. */
  static final int LOOK_AHEAD = 256;

  private final Reader in;
  private final char[] buffer = new char[1 << 14];
  private int next;
  private int end;
  private boolean exhausted;
  private int line = 1;

  /** Characters before the buffer's first one, and before the first one of the line. */
  private long bufferStart;

  private long lineStart;

  PgnSource(Reader in) {
    this.in = in;
  }

  int peek() throws IOException {
    return next < end || fill(1) ? buffer[next] : END;
  }

  int peek(int offset) throws IOException {
    assert offset < LOOK_AHEAD;
    return next + offset < end || fill(offset + 1) ? buffer[next + offset] : END;
  }

  /** Moves over the character that {@link #peek()} gave. */
  void advance() {
    if (buffer[next++] == '\n') {
      line++;
      lineStart = bufferStart + next;
    }
  }

  void skipBlanks() throws IOException {
    while (next < end || fill(1)) {
      if (!Blank.is(buffer[next])) {
        return;
      }
      advance();
    }
  }

  /** Moves to the start of the next line. */
  void skipLine() throws IOException {
    int before = line;
    while (line == before && peek() != END) {
      advance();
    }
  }

  boolean atLineStart() {
    return bufferStart + next == lineStart;
  }

  /** From 1. */
  int line() {
    return line;
  }

  /** From 1. */
  int column() {
    return (int) Math.min(Integer.MAX_VALUE, bufferStart + next - lineStart + 1);
  }

  /** Has at least the wanted number of characters ready, unless the text ends before. */
  private boolean fill(int wanted) throws IOException {
    while (end - next < wanted && !exhausted) {
      System.arraycopy(buffer, next, buffer, 0, end - next);
      bufferStart += next;
      end -= next;
      next = 0;
      int count = in.read(buffer, end, buffer.length - end);
      exhausted = count < 0;
      end += Math.max(0, count);
    }
    return end - next >= wanted;
  }
}
