package v7p3r.lab.model;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Comparator;
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

  /** The models on the shelf, the oldest first. */
  public List<Path> all() throws IOException {
    return names().stream()
        .filter(name -> NAME.matcher(name).matches() && Files.isDirectory(folder.resolve(name)))
        .sorted(Comparator.comparingLong(ModelShelf::age))
        .map(folder::resolve)
        .toList();
  }

  private static long age(String name) {
    Matcher matcher = NAME.matcher(name);
    return matcher.matches()
        ? (Long.parseLong(matcher.group(1)) << Integer.SIZE) + Long.parseLong(matcher.group(2))
        : -1;
  }

  /**
   * Makes another model of the shelf the one in use.
   *
   * @throws IOException if there is none of that name
   */
  public void use(String name) throws IOException {
    if (all().stream().noneMatch(place -> place.getFileName().toString().equals(name))) {
      throw new IOException(
          "%s: expected one of %s, found '%s'"
              .formatted(folder, all().stream().map(Path::getFileName).toList(), name));
    }
    new AtomicFile(pointer()).write(name + "\n");
  }

  /**
   * Goes back to the model before the one in use.
   *
   * @return the model that is in use now
   * @throws IOException if there is none before it
   */
  public Path back() throws IOException {
    List<Path> places = all();
    int now = places.indexOf(current());
    if (now < 1) {
      throw new IOException(folder + ": expected a model before " + current() + ", found none");
    }
    use(places.get(now - 1).getFileName().toString());
    return places.get(now - 1);
  }

  /** Copies a model to its place, and then names it as the one in use; older ones stay. */
  public void promote(Path model, Path place) throws IOException {
    Path unfinished = place.resolveSibling(place.getFileName() + ".part");
    copy(model, unfinished);
    if (!Files.exists(place)) {
      Files.move(unfinished, place);
    }
    new AtomicFile(pointer()).write(place.getFileName() + "\n");
  }

  /**
   * Copies a folder of models with those of parts of the game; files that are there are replaced.
   */
  public static void copy(Path from, Path to) throws IOException {
    try (Stream<Path> all = Files.walk(from)) {
      for (Path each : all.toList()) {
        Path copy = to.resolve(from.relativize(each).toString());
        if (Files.isDirectory(each)) {
          Files.createDirectories(copy);
        } else {
          Files.copy(each, copy, StandardCopyOption.REPLACE_EXISTING);
        }
      }
    }
  }
}
