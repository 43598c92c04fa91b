package v7p3r.app.cli;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import picocli.CommandLine.Model.CommandSpec;

/** How a file came to be: the command and the commit of the program, as far as there is one. */
final class Provenance {
  private Provenance() {}

  static List<String> of(CommandSpec spec) {
    String given = String.join(" ", spec.root().commandLine().getParseResult().originalArgs());
    return List.of("command                ./v7p3r " + given, "commit                 " + commit());
  }

  static String commit() {
    try {
      Process git = new ProcessBuilder("git", "describe", "--always", "--dirty").start();
      String text = new String(git.getInputStream().readAllBytes(), StandardCharsets.UTF_8).strip();
      return text.isEmpty() ? "unknown" : text;
    } catch (IOException e) {
      return "unknown";
    }
  }
}
