package v7p3r.lab.model;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import v7p3r.arena.work.AtomicFile;

/**
 * All models that were ever promoted, {@code desc-v1.0}, {@code desc-v1.1} and so on, and a small
 * file that names the one in use.
 */
public final class ModelShelf {
  private static final String POINTER = "current";
  private static final String FIRST = "desc-v1.0";
  private static final Pattern NAME = Pattern.compile("desc-v(\\d+)\\.(\\d+)");

  private final Path folder;

  public ModelShelf(Path folder) {
    this.folder = folder;
  }

  /**
   * The folder of the model in use; the first one as long as none was promoted.
   *
   * @throws IOException if the file that names it does not name a folder
   */
  public Path current() throws IOException {
    Path pointer = folder.resolve(POINTER);
    if (!Files.exists(pointer)) {
      return folder.resolve(FIRST);
    }
    String name = Files.readString(pointer).strip();
    if (!NAME.matcher(name).matches() || !Files.isDirectory(folder.resolve(name))) {
      throw new IOException(
          "%s: expected the name of a folder beside it such as %s, found '%s'"
              .formatted(pointer, FIRST, name));
    }
    return folder.resolve(name);
  }

  /** The place of the next model: the highest number so far, and one more behind the point. */
  public Path next() throws IOException {
    long major = 1;
    long minor = -1;
    for (String name : names()) {
      Matcher matcher = NAME.matcher(name);
      if (matcher.matches()) {
        long itsMajor = Long.parseLong(matcher.group(1));
        long itsMinor = Long.parseLong(matcher.group(2));
        if (itsMajor > major || itsMajor == major && itsMinor > minor) {
          major = itsMajor;
          minor = itsMinor;
        }
      }
    }
    return folder.resolve("desc-v" + major + "." + (minor + 1));
  }

  private List<String> names() throws IOException {
    if (!Files.isDirectory(folder)) {
      return List.of();
    }
    try (Stream<Path> files = Files.list(folder)) {
      return files.map(file -> file.getFileName().toString()).toList();
    }
  }

  /** Copies a model to its place, and then names it as the one in use; older ones stay. */
  public void promote(Path model, Path place) throws IOException {
    Path unfinished = place.resolveSibling(place.getFileName() + ".part");
    Files.createDirectories(unfinished);
    try (Stream<Path> files = Files.list(model)) {
      for (Path file : files.toList()) {
        Files.copy(
            file, unfinished.resolve(file.getFileName()), StandardCopyOption.REPLACE_EXISTING);
      }
    }
    if (!Files.exists(place)) {
      Files.move(unfinished, place);
    }
    new AtomicFile(folder.resolve(POINTER)).write(place.getFileName() + "\n");
  }
}
