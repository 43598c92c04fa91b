package v7p3r.lab.tune;

import java.io.IOException;
import java.io.InputStream;
import java.net.URI;
import java.net.URISyntaxException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.DigestInputStream;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;
import java.util.stream.Stream;
import v7p3r.eval.Evaluator;
import v7p3r.eval.context.Weight;

/** SHA-256 sums of what counts of features depend on. */
final class Fingerprint {
  private Fingerprint() {}

  static String ofFile(Path file) throws IOException {
    MessageDigest digest = sha256();
    try (InputStream in = new DigestInputStream(Files.newInputStream(file), digest)) {
      in.transferTo(java.io.OutputStream.nullOutputStream());
    }
    return hex(digest);
  }

  static String ofText(String text) {
    MessageDigest digest = sha256();
    digest.update(text.getBytes(StandardCharsets.UTF_8));
    return hex(digest);
  }

  /** The weight list's layout and the compiled board and evaluation: another theme counts anew. */
  static String ofEvaluation() throws IOException {
    MessageDigest digest = sha256();
    for (Weight weight : Weight.values()) {
      digest.update((weight + " " + weight.length() + "\n").getBytes(StandardCharsets.UTF_8));
    }
    try {
      URI place = Evaluator.class.getProtectionDomain().getCodeSource().getLocation().toURI();
      Path code = Path.of(place);
      if (Files.isDirectory(code)) {
        addClasses(digest, code);
      } else {
        try (FileSystem jar = FileSystems.newFileSystem(code)) {
          addClasses(digest, jar.getPath("/"));
        }
      }
    } catch (URISyntaxException e) {
      throw new IOException(e);
    }
    return hex(digest);
  }

  private static void addClasses(MessageDigest digest, Path root) throws IOException {
    for (String folder : List.of("v7p3r/board", "v7p3r/eval")) {
      List<Path> classes;
      try (Stream<Path> files = Files.walk(root.resolve(folder))) {
        classes = files.filter(file -> file.toString().endsWith(".class")).sorted().toList();
      }
      for (Path file : classes) {
        digest.update(Files.readAllBytes(file));
      }
    }
  }

  private static MessageDigest sha256() {
    try {
      return MessageDigest.getInstance("SHA-256");
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException(e);
    }
  }

  private static String hex(MessageDigest digest) {
    return HexFormat.of().formatHex(digest.digest());
  }
}
