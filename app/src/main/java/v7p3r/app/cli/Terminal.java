package v7p3r.app.cli;

import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Map;

/**
 * Whether somebody watches, and how wide the window is.
 *
 * @param columns 0 when the output goes to a file or another program
 */
record Terminal(int columns) {
  static final Terminal NONE = new Terminal(0);

  private static final int USUAL_COLUMNS = 80;

  static Terminal current() {
    return System.console() != null && System.console().isTerminal()
        ? new Terminal(askColumns())
        : NONE;
  }

  boolean isPresent() {
    return columns > 0;
  }

  /** Whether it may be colored: somebody watches who has not asked for plain text. */
  boolean isColored(Map<String, String> environment) {
    return isPresent()
        && environment.getOrDefault("NO_COLOR", "").isEmpty()
        && !environment.getOrDefault("TERM", "").equals("dumb");
  }

  private static int askColumns() {
    try {
      Process stty = new ProcessBuilder("stty", "size").redirectInput(new File("/dev/tty")).start();
      byte[] answer = stty.getInputStream().readAllBytes();
      String[] words = new String(answer, StandardCharsets.US_ASCII).strip().split(" ");
      return words.length == 2 && words[1].matches("[1-9]\\d{0,4}")
          ? Integer.parseInt(words[1])
          : USUAL_COLUMNS;
    } catch (IOException e) {
      return USUAL_COLUMNS;
    }
  }
}
