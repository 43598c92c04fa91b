package v7p3r.engine;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;

/**
 * The file that an option names. Only a regular one of bounded size is read: pipes and devices keep
 * their reader waiting or never end.
 */
final class OptionFile {
  private OptionFile() {}

  /**
   * A file that can be read in a moment.
   *
   * @param expected what the option can be, for the message
   * @throws OptionException if it is missing, something else than a file, or too large
   */
  static Path require(Option option, String name, long mostBytes, String expected) {
    try {
      Path file = Path.of(name);
      if (!Files.exists(file)) {
        throw wrong(option, name, expected, "there is no such file");
      }
      if (!Files.isRegularFile(file)) {
        throw wrong(option, name, expected, Files.isDirectory(file) ? "a folder" : "no plain file");
      }
      long bytes = Files.size(file);
      if (bytes > mostBytes) {
        throw wrong(option, name, expected, bytes + " bytes, more than " + mostBytes);
      }
      return file;
    } catch (IOException | InvalidPathException e) {
      throw wrong(option, name, expected, e.toString());
    }
  }

  static OptionException wrong(Option option, String name, String expected, String why) {
    return new OptionException(
        "option %s: expected %s, found %s (%s)"
            .formatted(option.name(), expected, Quote.of(name), why));
  }
}
