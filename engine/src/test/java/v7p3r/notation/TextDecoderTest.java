package v7p3r.notation;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;

class TextDecoderTest {
  private static String decode(byte[] bytes) throws IOException {
    return decode(new ByteArrayInputStream(bytes));
  }

  private static String decode(InputStream in) throws IOException {
    StringBuilder text = new StringBuilder();
    try (TextDecoder decoder = new TextDecoder(in)) {
      char[] buffer = new char[7];
      for (int n = decoder.read(buffer, 0, 7); n >= 0; n = decoder.read(buffer, 0, 7)) {
        text.append(buffer, 0, n);
      }
    }
    return text.toString();
  }

  @Test
  void utf8OfEveryLengthIsRead() throws IOException {
    String text = "aé♔𝔸".repeat(20_000);
    assertThat(decode(text.getBytes(StandardCharsets.UTF_8))).isEqualTo(text);
  }

  @Test
  void latin1IsReadWhereUtf8IsNot() throws IOException {
    String text = "Grünfeld, Réti, Ståhlberg ".repeat(5000);
    assertThat(decode(text.getBytes(StandardCharsets.ISO_8859_1))).isEqualTo(text);
  }

  @Test
  void everyByteAloneIsItsLatin1Character() throws IOException {
    for (int b = 0; b < 256; b++) {
      assertThat(decode(new byte[] {(byte) b})).isEqualTo("" + (char) b);
      assertThat(decode(new byte[] {(byte) b, 'x'})).isEqualTo((char) b + "x");
    }
  }

  @Test
  void malformedSequencesFallBackByteByByte() throws IOException {
    int[][] malformed = {
      {0xc0, 0x80}, {0xe0, 0x80, 0x80}, {0xed, 0xa0, 0x80}, {0xf4, 0x90, 0x80, 0x80}, {0xf5, 0x80},
    };
    for (int[] sequence : malformed) {
      StringBuilder expected = new StringBuilder();
      byte[] bytes = new byte[sequence.length];
      for (int i = 0; i < bytes.length; i++) {
        bytes[i] = (byte) sequence[i];
        expected.append((char) sequence[i]);
      }
      assertThat(decode(bytes)).isEqualTo(expected.toString());
    }
  }

  @Test
  void streamThatTricklesIsReadAsItComes() throws IOException {
    byte[] bytes = "é♔𝔸x".repeat(100).getBytes(StandardCharsets.UTF_8);
    InputStream oneByOne =
        new InputStream() {
          private int at;

          @Override
          public int read() {
            return at < bytes.length ? bytes[at++] & 0xff : -1;
          }

          @Override
          public int read(byte[] out, int offset, int length) {
            if (at == bytes.length) {
              return -1;
            }
            out[offset] = bytes[at++];
            return 1;
          }
        };
    assertThat(decode(oneByOne)).isEqualTo("é♔𝔸x".repeat(100));
  }
}
