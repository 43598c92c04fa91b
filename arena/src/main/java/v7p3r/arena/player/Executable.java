package v7p3r.arena.player;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Finds programs by name, also where distributions keep their games. */
public final class Executable {
  private static final List<String> MORE_PLACES = List.of("/usr/games", "/usr/local/games");

  private Executable() {}

  /** The file that a command means: a path (relative to the folder), or a name to be searched. */
  public static Optional<Path> find(String command, Path folder) {
    if (command.contains("/")) {
      Path file = folder.resolve(command).toAbsolutePath().normalize();
      return isExecutable(file) ? Optional.of(file) : Optional.empty();
    }
    List<String> places = new ArrayList<>();
    String path = System.getenv("PATH");
    if (path != null) {
      places.addAll(List.of(path.split(":")));
    }
    places.addAll(MORE_PLACES);
    return places.stream()
        .filter(place -> !place.isBlank())
        .map(place -> Path.of(place, command))
        .filter(Executable::isExecutable)
        .findFirst();
  }

  private static boolean isExecutable(Path file) {
    return Files.isRegularFile(file) && Files.isExecutable(file);
  }
}
