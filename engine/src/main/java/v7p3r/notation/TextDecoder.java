package v7p3r.notation;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.Reader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Objects;
import java.util.zip.GZIPInputStream;

/**
 * Decodes bytes that are meant to be UTF-8 and never fails: a byte that is not part of a UTF-8
 * sequence is read as Latin-1. Old chess files are Latin-1, and files that were joined from several
 * sources are both; accented Latin-1 names practically never form valid UTF-8.
 */
final class TextDecoder extends Reader {
  private static final int CAPACITY = 1 << 14;
  private static final int MAX_SEQUENCE = 4;

  private final InputStream in;
  private final byte[] bytes = new byte[CAPACITY];
  private int next;
  private int end;
  private boolean exhausted;

  /** Second half of a character beyond the basic plane, still to be delivered; 0 when none is. */
  private char pendingLowSurrogate;

  TextDecoder(InputStream in) {
    this.in = in;
  }

  /** Opens a plain file, or one compressed with gzip whatever its name says. */
  static Reader open(Path file) throws IOException {
    InputStream raw = Files.newInputStream(file);
    try {
      BufferedInputStream in = new BufferedInputStream(raw, CAPACITY);
      in.mark(2);
      boolean gzip = in.read() == 0x1f && in.read() == 0x8b;
      in.reset();
      return new TextDecoder(gzip ? new GZIPInputStream(in, CAPACITY) : in);
    } catch (IOException e) {
      raw.close();
      throw e;
    }
  }

  @Override
  public int read(char[] out, int offset, int length) throws IOException {
    Objects.checkFromIndexSize(offset, length, out.length);
    int at = offset;
    int limit = offset + length;
    while (at < limit) {
      if (pendingLowSurrogate != 0) {
        out[at++] = pendingLowSurrogate;
        pendingLowSurrogate = 0;
      } else if (next < end && bytes[next] >= 0) {
        out[at++] = (char) bytes[next++];
      } else if (end - next < MAX_SEQUENCE && !exhausted) {
        if (at > offset) {
          break; // hand over what is there before waiting for more
        }
        fill();
      } else if (next == end) {
        break;
      } else {
        out[at++] = decode();
      }
    }
    return at == offset && length > 0 ? -1 : at - offset;
  }

  private void fill() throws IOException {
    System.arraycopy(bytes, next, bytes, 0, end - next);
    end -= next;
    next = 0;
    int count = in.read(bytes, end, CAPACITY - end);
    exhausted = count < 0;
    end += Math.max(0, count);
  }

  /** One character that is not ASCII, or the first half of one. */
  private char decode() {
    int lead = bytes[next] & 0xff;
    int length = sequenceLength(lead);
    int value = lead & 0xff >>> length + 1;
    for (int i = 1; i < length; i++) {
      int b = next + i < end ? bytes[next + i] : 0;
      if ((b & 0xc0) != 0x80) {
        return latin1(lead);
      }
      value = value << 6 | b & 0x3f;
    }
    if (length == 1 || !isShortest(value, length)) {
      return latin1(lead);
    }
    next += length;
    if (value < Character.MIN_SUPPLEMENTARY_CODE_POINT) {
      return (char) value;
    }
    pendingLowSurrogate = Character.lowSurrogate(value);
    return Character.highSurrogate(value);
  }

  private char latin1(int b) {
    next++;
    return (char) b;
  }

  private static int sequenceLength(int lead) {
    if (lead >= 0xc2 && lead <= 0xdf) {
      return 2;
    }
    if (lead >= 0xe0 && lead <= 0xef) {
      return 3;
    }
    return lead >= 0xf0 && lead <= 0xf4 ? 4 : 1;
  }

  /** UTF-8 forbids longer forms than needed, surrogates and values beyond Unicode. */
  private static boolean isShortest(int value, int length) {
    return switch (length) {
      case 2 -> value >= 0x80;
      case 3 -> value >= 0x800 && (value < 0xd800 || value > 0xdfff);
      default -> value >= 0x10000 && value <= 0x10ffff;
    };
  }

  @Override
  public void close() throws IOException {
    in.close();
  }
}
