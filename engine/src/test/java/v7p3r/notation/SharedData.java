package v7p3r.notation;

import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import java.util.zip.ZipInputStream;
import org.junit.jupiter.api.Assumptions;

/**
 * The folder with public games and suites that stands beside the project. Its place is the system
 * property {@code v7p3r.data}, or {@code shared/data} in a folder above. Tests that need it skip
 * themselves where it is missing.
 */
public final class SharedData {
  private SharedData() {}

  /** Files of a folder whose names end in one of the suffixes; skips the test without data. */
  public static List<Path> files(String folder, String... suffixes) throws IOException {
    Optional<Path> data = find();
    Assumptions.assumeTrue(
        data.isPresent(),
        "skipped: no shared/data in a folder above; name one with -Dv7p3r.data=<folder>");
    try (Stream<Path> files = Files.list(data.get().resolve(folder))) {
      return files
          .filter(f -> Stream.of(suffixes).anyMatch(f.toString()::endsWith))
          .sorted()
          .toList();
    }
  }

  private static Optional<Path> find() {
    String named = System.getProperty("v7p3r.data", "");
    if (!named.isEmpty()) {
      return Optional.of(Path.of(named));
    }
    Path folder = Path.of("").toAbsolutePath();
    while (folder != null) {
      Path data = folder.resolve("shared").resolve("data");
      if (Files.isDirectory(data)) {
        return Optional.of(data);
      }
      folder = folder.getParent();
    }
    return Optional.empty();
  }

  /** The content of a plain, zip or xz file; skips the test where xz is needed and missing. */
  public static InputStream open(Path file) throws IOException {
    String name = file.toString();
    if (name.endsWith(".zip")) {
      ZipInputStream zip = new ZipInputStream(Files.newInputStream(file));
      zip.getNextEntry();
      return zip;
    }
    return name.endsWith(".xz") ? xz(file) : Files.newInputStream(file);
  }

  private static InputStream xz(Path file) {
    try {
      Process xz = new ProcessBuilder("xz", "-dc", file.toString()).start();
      return new FilterInputStream(xz.getInputStream()) {
        @Override
        public void close() throws IOException {
          super.close();
          xz.destroy();
        }
      };
    } catch (IOException e) {
      return Assumptions.abort("skipped: the program xz is not installed");
    }
  }
}
