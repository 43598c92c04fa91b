package v7p3r.app.cli;

import java.io.IOException;
import java.util.List;

/** Opens an address in the browser of the user, where there is one. */
final class Browser {
  private static final List<String> OPENERS = List.of("xdg-open", "open");

  private Browser() {}

  /** The address was printed too, so nothing is lost when no browser opens. */
  static void open(String address) {
    for (String opener : OPENERS) {
      try {
        new ProcessBuilder(opener, address)
            .redirectErrorStream(true)
            .redirectOutput(ProcessBuilder.Redirect.DISCARD)
            .start();
        return;
      } catch (IOException e) {
        continue; // The next one, then.
      }
    }
  }
}
