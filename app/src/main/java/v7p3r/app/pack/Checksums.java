package v7p3r.app.pack;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.DigestOutputStream;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;

/** SHA-256 of files, as sha256sum writes and checks them. */
final class Checksums {
  static final String FILE = "SHA256SUMS";

  private Checksums() {}

  static String of(Path file) throws IOException {
    try (InputStream in = Files.newInputStream(file)) {
      MessageDigest digest = MessageDigest.getInstance("SHA-256");
      try (OutputStream out = new DigestOutputStream(OutputStream.nullOutputStream(), digest)) {
        in.transferTo(out);
      }
      return HexFormat.of().formatHex(digest.digest());
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every Java has SHA-256", e);
    }
  }

  static void write(Path folder, List<Path> files) throws IOException {
    StringBuilder lines = new StringBuilder();
    for (Path file : files.stream().sorted().toList()) {
      lines.append(of(file)).append("  ").append(folder.relativize(file)).append('\n');
    }
    Files.writeString(folder.resolve(FILE), lines);
  }
}
