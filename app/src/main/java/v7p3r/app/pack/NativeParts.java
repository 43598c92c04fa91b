package v7p3r.app.pack;

import java.util.Optional;
import java.util.regex.Pattern;

/** Which native code in libraries is for which machine, by the names of their entries. */
final class NativeParts {
  private static final Pattern SQLITE = Pattern.compile("org/sqlite/native/(.+)/[^/]+");
  private static final Pattern ZSTD =
      Pattern.compile("((?:aix|darwin|freebsd|linux|win)/[^/]+)/[^/]+");

  private final Optional<String> architecture;

  private NativeParts(Optional<String> architecture) {
    this.architecture = architecture;
  }

  /** Those of a machine as Java names it; of one that is not known here, all are kept. */
  static NativeParts of(String system, String architecture) {
    boolean known =
        system.equals("Linux") && (architecture.equals("amd64") || architecture.equals("aarch64"));
    return new NativeParts(known ? Optional.of(architecture) : Optional.empty());
  }

  static NativeParts ofThisMachine() {
    return of(System.getProperty("os.name"), System.getProperty("os.arch"));
  }

  /** Whether an entry is of use here. */
  boolean isOfUse(String entry) {
    if (architecture.isEmpty()) {
      return true;
    }
    String zstd = architecture.get();
    String sqlite = zstd.equals("amd64") ? "x86_64" : zstd;
    return SQLITE.matcher(entry).results().allMatch(it -> it.group(1).equals("Linux/" + sqlite))
        && (!ZSTD.matcher(entry).matches() || entry.startsWith("linux/" + zstd + "/"));
  }
}
