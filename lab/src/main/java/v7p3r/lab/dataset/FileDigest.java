package v7p3r.lab.dataset;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;

/**
 * What tells a file from others.
 *
 * @param sha256 of its bytes, in hexadecimal digits
 * @param lines ends of lines in it
 */
public record FileDigest(String sha256, long lines) {
  public static FileDigest of(Path file) throws IOException {
    MessageDigest digest = newDigest();
    long lines = 0;
    byte[] block = new byte[1 << 16];
    try (InputStream bytes = Files.newInputStream(file)) {
      for (int count = bytes.read(block); count > 0; count = bytes.read(block)) {
        digest.update(block, 0, count);
        for (int i = 0; i < count; i++) {
          lines += block[i] == '\n' ? 1 : 0;
        }
      }
    }
    return new FileDigest(HexFormat.of().formatHex(digest.digest()), lines);
  }

  private static MessageDigest newDigest() {
    try {
      return MessageDigest.getInstance("SHA-256");
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException(e);
    }
  }
}
