package v7p3r.arena.source;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Assumptions;

/** The public data beside the project; tests that need it are skipped where it is missing. */
public final class SharedData {
  private SharedData() {}

  public static Path file(String name) {
    Optional<Path> data = folder();
    Assumptions.assumeTrue(
        data.isPresent(),
        "skipped: no shared/data in a folder above; name one with -Dv7p3r.data=<folder>");
    return data.get().resolve(name);
  }

  private static Optional<Path> folder() {
    String named = System.getProperty("v7p3r.data", "");
    if (!named.isEmpty()) {
      return Optional.of(Path.of(named));
    }
    return Stream.iterate(Path.of("").toAbsolutePath(), above -> above != null, Path::getParent)
        .map(above -> above.resolve("shared/data"))
        .filter(Files::isDirectory)
        .findFirst();
  }
}
