package v7p3r.uci;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Properties;

/**
 * What this program was built from.
 *
 * @param version semantic, such as 1.2.3
 * @param commit with -dirty behind it if sources were changed since, or {@link #UNKNOWN}
 * @param date of the commit, such as 2026-02-28, or {@link #UNKNOWN}
 */
public record Build(String version, String commit, String date) {
  /** Of a commit and date where the sources were not in a repository. */
  public static final String UNKNOWN = "unknown";

  /** The running program. */
  public static final Build THIS = read("build.properties");

  private static Build read(String resource) {
    Properties properties = new Properties();
    try (InputStream in = Build.class.getResourceAsStream(resource)) {
      properties.load(in);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return new Build(
        properties.getProperty("version"),
        properties.getProperty("commit"),
        properties.getProperty("date"));
  }

  /** As people read it: 1.2.3 (commit 0123456789 of 2026-02-28). */
  @Override
  public String toString() {
    return commit.equals(UNKNOWN)
        ? version
        : "%s (commit %s of %s)".formatted(version, commit, date);
  }
}
