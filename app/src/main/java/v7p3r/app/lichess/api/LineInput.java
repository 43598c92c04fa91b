package v7p3r.app.lichess.api;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Optional;

/** Reads lines, and knows whether the last one was whole. */
final class LineInput {
  private static final int MOST_BYTES = 1 << 20;

  private final InputStream in;
  private final byte[] buffer = new byte[8192];
  private final ByteArrayOutputStream line = new ByteArrayOutputStream();
  private final Runnable onBytes;
  private int next;
  private int end;

  /** With somebody who is told that something came. */
  LineInput(InputStream in, Runnable onBytes) {
    this.in = in;
    this.onBytes = onBytes;
  }

  /** The next whole line without its end; nothing at the end of the stream. */
  Optional<String> next() throws IOException {
    while (true) {
      for (; next < end; next++) {
        if (buffer[next] == '\n') {
          next++;
          String text = line.toString(StandardCharsets.UTF_8);
          line.reset();
          return Optional.of(text);
        }
        line.write(buffer[next]);
      }
      if (line.size() > MOST_BYTES) {
        throw new IOException("a line of more than " + MOST_BYTES + " bytes");
      }
      next = 0;
      end = in.read(buffer);
      if (end < 0) {
        end = 0;
        return Optional.empty();
      }
      onBytes.run();
    }
  }

  /** Whether the stream ended, or broke, within a line. */
  boolean isTorn() {
    return line.size() > 0;
  }
}
