package v7p3r.app.cli;

import java.io.IOException;
import java.nio.charset.StandardCharsets;

/** The commit that does the work, as far as there is one. */
final class SourceVersion {
  private SourceVersion() {}

  static String current() {
    try {
      Process git = new ProcessBuilder("git", "describe", "--always", "--dirty").start();
      String text = new String(git.getInputStream().readAllBytes(), StandardCharsets.UTF_8).strip();
      return text.isEmpty() ? "unknown" : text;
    } catch (IOException e) {
      return "unknown";
    }
  }
}
