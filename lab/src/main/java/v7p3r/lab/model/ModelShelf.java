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
import v7p3r.desc.model.ModelException;
import v7p3r.engine.ModelPlace;

/**
 * All models that were ever promoted, {@code desc-v1.0}, {@code desc-v1.1} and so on, and a small
 * file that names the one in use; the engine follows it.
 */
public final class ModelShelf {
  private static final Pattern NAME = Pattern.compile("desc-v(\\d+)\\.(\\d+)");

  private final Path folder;

  public ModelShelf(Path folder) {
    this.folder = folder;
  }

  /** In the current folder, or else beside the program. */
  public static ModelShelf find(Path folder) {
    return new ModelShelf(ModelPlace.find(folder));
  }

  /**
   * The folder of the model in use, which the engine loads: the first one as long as none was
   * promoted.
   *
   * @throws IOException if the file that names it does not name a folder
   */
  public Path current() throws IOException {
    try {
      Path place = ModelPlace.folder(pointer().toString());
      return place.endsWith(ModelPlace.POINTER) ? folder.resolve(ModelPlace.SHIPPED) : place;
    } catch (ModelException e) {
      throw new IOException(e.getMessage(), e);
    }
  }

  /** The file that names the model in use. */
  public Path pointer() {
    return folder.resolve(ModelPlace.POINTER);
  }

  /** Whether the engine follows this one unless told otherwise. */
  public boolean isTheEngines() {
    return folder
        .toAbsolutePath()
        .normalize()
        .equals(ModelPlace.find(ModelPlace.SHELF).toAbsolutePath().normalize());
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
    new AtomicFile(pointer()).write(place.getFileName() + "\n");
  }
}
