package v7p3r.engine;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Optional;
import v7p3r.desc.model.ModelException;

/**
 * Where the models of a name are: in the current folder, or else beside the program. A name may be
 * that of a folder, or of a file that names a folder beside it; so {@link #IN_USE} stays the same
 * while models come and go.
 */
public final class ModelPlace {
  /** All models, and the file that names the one in use. */
  public static final Path SHELF = Path.of("models");

  /** The file that names the one in use; as long as it is not there, that is {@link #SHIPPED}. */
  public static final String POINTER = "current";

  /** The models that come with the engine. */
  public static final String SHIPPED = "desc-v1.0";

  /** What the engine plays with unless told otherwise. */
  public static final String IN_USE = SHELF + "/" + POINTER;

  /** The folder of the project, as the launcher tells it. */
  private static final String HOME = "v7p3r.home";

  private static final int LONGEST_NAME = 255;

  private ModelPlace() {}

  /** A place in the current folder, or else beside the program if it is there. */
  public static Path find(Path place) {
    String home = System.getProperty(HOME, "");
    if (home.isEmpty() || leadsToModels(place)) {
      return place;
    }
    Path beside = Path.of(home).resolve(place);
    return leadsToModels(beside) ? beside : place;
  }

  /**
   * The folder of the models that a name means; whether they can be used is another question.
   *
   * @throws ModelException if a file was found that does not name a folder beside it
   * @throws InvalidPathException if it is no name of a file at all
   */
  public static Path folder(String name) {
    Path place = find(Path.of(name));
    if (Files.isRegularFile(place)) {
      return named(place);
    }
    return Files.isDirectory(place) ? place : shipped(place).orElse(place);
  }

  private static boolean leadsToModels(Path place) {
    return Files.isDirectory(place) || Files.isRegularFile(place) || shipped(place).isPresent();
  }

  /** What a pointer that was never written stands for. */
  private static Optional<Path> shipped(Path place) {
    Path folder = place.resolveSibling(SHIPPED);
    return place.endsWith(POINTER) && Files.isDirectory(folder)
        ? Optional.of(folder)
        : Optional.empty();
  }

  private static Path named(Path pointer) {
    String name;
    try (InputStream in = Files.newInputStream(pointer)) {
      name = new String(in.readNBytes(LONGEST_NAME), StandardCharsets.UTF_8).strip();
    } catch (IOException e) {
      throw new ModelException(pointer + ": cannot be read: " + e.getMessage());
    }
    try {
      Path folder = pointer.resolveSibling(name);
      if (!name.isEmpty() && isPlain(name) && Files.isDirectory(folder)) {
        return folder;
      }
    } catch (InvalidPathException e) {
      // No name of a file: told below.
    }
    throw new ModelException(
        "%s: expected the name of a folder beside it such as %s, found '%s'"
            .formatted(pointer, SHIPPED, name.lines().findFirst().orElse("")));
  }

  private static boolean isPlain(String name) {
    return Path.of(name).getNameCount() == 1
        && !Path.of(name).isAbsolute()
        && !name.startsWith(".");
  }
}
