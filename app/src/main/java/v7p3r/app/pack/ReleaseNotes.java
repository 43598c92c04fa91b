package v7p3r.app.pack;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/** What the changelog says of one version. */
final class ReleaseNotes {
  private static final String HEADING = "## ";
  private static final String SNAPSHOT = "-SNAPSHOT";

  private ReleaseNotes() {}

  /** The section of a version, with its heading; a snapshot is on its way to the version. */
  static Optional<String> of(Path changelog, String version) throws IOException {
    String wanted = HEADING + plain(version);
    List<String> section =
        Files.readAllLines(changelog).stream()
            .dropWhile(line -> !line.equals(wanted) && !line.startsWith(wanted + " "))
            .toList();
    if (section.isEmpty()) {
      return Optional.empty();
    }
    int next = 1;
    while (next < section.size() && !section.get(next).startsWith(HEADING)) {
      next++;
    }
    return Optional.of(String.join("\n", section.subList(0, next)).strip() + "\n");
  }

  /** Three numbers. */
  static String plain(String version) {
    return version.endsWith(SNAPSHOT)
        ? version.substring(0, version.length() - SNAPSHOT.length())
        : version;
  }
}
