package v7p3r.board;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Assumptions;
import org.tukaani.xz.XZInputStream;

/**
 * The folder of public test data: the system property {@code v7p3r.data}, or {@code shared/data} in
 * a folder above. Tests that need it are skipped without it.
 */
public final class SharedData {
  private SharedData() {}

  /** The lines of a file, unpacked if it is an .xz, or the calling test skipped by name. */
  public static List<String> lines(String name) {
    Optional<Path> file = find(name).filter(Files::isRegularFile);
    requireFound(file, name);
    try (InputStream raw = Files.newInputStream(file.get());
        InputStream data = name.endsWith(".xz") ? new XZInputStream(raw) : raw;
        BufferedReader reader =
            new BufferedReader(new InputStreamReader(data, StandardCharsets.UTF_8))) {
      return reader.lines().filter(line -> !line.isBlank()).toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** A folder of the data, or the calling test skipped by name. */
  public static Path folder(String name) {
    Optional<Path> folder = find(name).filter(Files::isDirectory);
    requireFound(folder, name);
    return folder.get();
  }

  private static void requireFound(Optional<Path> place, String name) {
    Assumptions.assumeTrue(
        place.isPresent(),
        () ->
            "skipped: no shared/data/"
                + name
                + " in a folder above; -Dv7p3r.data=<folder> names another");
  }

  private static Optional<Path> find(String name) {
    String named = System.getProperty("v7p3r.data", "");
    Path data = named.isEmpty() ? null : Path.of(named);
    Path folder = Path.of("").toAbsolutePath();
    while (data == null && folder != null) {
      Path beside = folder.resolve("shared").resolve("data");
      data = Files.isDirectory(beside) ? beside : null;
      folder = folder.getParent();
    }
    return Optional.ofNullable(data).map(d -> d.resolve(name));
  }
}
