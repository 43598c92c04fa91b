package v7p3r.arena.player;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.function.LongSupplier;

/** Lines from an engine: remembers when the bytes came, and cuts lines that never end. */
final class LineInput {
  private static final int MAX_LINE_BYTES = 1 << 14;

  private final InputStream in;
  private final LongSupplier nanoTime;
  private final byte[] buffer = new byte[1 << 13];
  private int position;
  private int end;
  private byte[] line = new byte[256];
  private int length;
  private boolean complete = true;
  private long arrival;

  LineInput(InputStream in, LongSupplier nanoTime) {
    this.in = in;
    this.nanoTime = nanoTime;
  }

  /** Waits for the next line; false at the end of the stream. */
  boolean next() throws IOException {
    while (!takeLine()) {
      if (!fill()) {
        boolean last = length > 0;
        complete = true;
        return last;
      }
    }
    return true;
  }

  /** Takes a line that is already there; false, without waiting, when there is none. */
  boolean poll() throws IOException {
    while (!takeLine()) {
      if (in.available() == 0 || !fill()) {
        return false;
      }
    }
    return true;
  }

  /** Goes on with the current line; whether it came to its end. */
  private boolean takeLine() {
    if (complete) {
      length = 0;
      complete = false;
    }
    while (position < end) {
      byte b = buffer[position++];
      if (b == '\n') {
        complete = true;
        return true;
      }
      if (b != '\r' && length < MAX_LINE_BYTES) {
        if (length == line.length) {
          line = Arrays.copyOf(line, 2 * length);
        }
        line[length++] = b;
      }
    }
    return false;
  }

  private boolean fill() throws IOException {
    int count = in.read(buffer);
    arrival = nanoTime.getAsLong();
    position = 0;
    end = Math.max(count, 0);
    return count > 0;
  }

  String text() {
    return new String(line, 0, length, StandardCharsets.UTF_8);
  }

  /** When the last bytes of the line came. */
  long arrival() {
    return arrival;
  }
}
