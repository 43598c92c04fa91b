package v7p3r.arena.config;

import java.nio.file.Path;
import java.util.List;

/** A configuration that cannot be used; the message names the file and every mistake in it. */
public final class ConfigException extends Exception {
  private static final long serialVersionUID = 1L;

  public ConfigException(Path file, List<Mistake> mistakes) {
    super(message(file, mistakes));
  }

  ConfigException(Path file, String what) {
    super(file + ": " + what);
  }

  private static String message(Path file, List<Mistake> mistakes) {
    StringBuilder text = new StringBuilder();
    for (Mistake mistake : mistakes) {
      text.append(text.isEmpty() ? "" : "\n").append(file).append(", ").append(mistake);
    }
    return text.toString();
  }
}
