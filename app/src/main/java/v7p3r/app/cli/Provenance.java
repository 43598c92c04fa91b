package v7p3r.app.cli;

import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import picocli.CommandLine.Model.CommandSpec;
import v7p3r.uci.Build;

/** How a file came to be: the command and the commit of the program, as far as there is one. */
final class Provenance {
  private static final String UNKNOWN = Build.UNKNOWN;

  private Provenance() {}

  static List<String> of(CommandSpec spec) {
    String given = String.join(" ", spec.root().commandLine().getParseResult().originalArgs());
    return List.of("command                ./v7p3r " + given, "commit                 " + commit());
  }

  /** Of the sources as they are, else of those that the program was built from. */
  static String commit() {
    Path home = home();
    String now = Files.exists(home.resolve(".git")) ? commit(home) : UNKNOWN;
    return now.equals(UNKNOWN) ? Build.THIS.commit() : now;
  }

  /** Of the sources in a folder; the current folder may belong to another project. */
  static String commit(Path folder) {
    try {
      Process git =
          new ProcessBuilder("git", "describe", "--always", "--dirty")
              .directory(folder.toFile())
              .redirectError(ProcessBuilder.Redirect.DISCARD)
              .start();
      String text = new String(git.getInputStream().readAllBytes(), StandardCharsets.UTF_8).strip();
      return text.isEmpty() ? UNKNOWN : text;
    } catch (IOException e) {
      return UNKNOWN;
    }
  }

  /** The folder of the project, as the launcher tells it; else that of the classes. */
  private static Path home() {
    String told = System.getProperty("v7p3r.home", "");
    if (!told.isEmpty()) {
      return Path.of(told);
    }
    try {
      Path code =
          Path.of(Provenance.class.getProtectionDomain().getCodeSource().getLocation().toURI());
      return Files.isDirectory(code) ? code : code.toAbsolutePath().getParent();
    } catch (URISyntaxException e) {
      return Path.of("");
    }
  }
}
