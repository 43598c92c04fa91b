package v7p3r.uci;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/**
 * Lines of UTF-8 text from a stream of any bytes. What is too long to be a command is cut off: a
 * line without end must not fill the memory.
 */
final class LineSource {
  /** Room for games of many thousand moves. */
  static final int MAX_BYTES = 1 << 20;

  private static final int FIRST_BYTES = 1 << 10;

  private final InputStream in;
  private final byte[] buffer = new byte[1 << 13];
  private int start;
  private int end;
  private byte[] line = new byte[FIRST_BYTES];
  private int length;
  private boolean cut;

  LineSource(InputStream in) {
    this.in = in;
  }

  /** Goes to the next line and says whether there is one. */
  boolean advance() {
    length = 0;
    cut = false;
    boolean any = false;
    while (true) {
      if (start == end && !fill()) {
        return any;
      }
      any = true;
      int stop = start;
      while (stop < end && buffer[stop] != '\n') {
        stop++;
      }
      append(start, stop);
      if (stop < end) {
        start = stop + 1;
        return true;
      }
      start = stop;
    }
  }

  String line() {
    return new String(line, 0, length, StandardCharsets.UTF_8);
  }

  /** Whether a part of the line is missing because it was too long. */
  boolean isCut() {
    return cut;
  }

  private void append(int from, int to) {
    int count = Math.min(to - from, MAX_BYTES - length);
    cut |= count < to - from;
    if (length + count > line.length) {
      line = Arrays.copyOf(line, Math.max(2 * line.length, length + count));
    }
    System.arraycopy(buffer, from, line, length, count);
    length += count;
  }

  private boolean fill() {
    try {
      start = 0;
      end = Math.max(0, in.read(buffer, 0, buffer.length));
    } catch (IOException e) {
      end = 0; // a broken pipe is the end of the input
    }
    return end > 0;
  }
}
