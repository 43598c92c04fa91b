package v7p3r.app.cli.doctor;

import java.io.File;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * What V7P3R finds around itself.
 *
 * @param java the feature version
 * @param heap the most memory that this JVM takes, in bytes
 * @param folder where games and reports are written
 * @param scratch where libraries unpack themselves
 * @param home of the program; the sources, or those parts of them that came in a package
 * @param programs folders that are searched for other programs
 * @param tables folders of Syzygy files, as the option of the engine has them
 */
public record Surroundings(
    int java,
    long heap,
    int cores,
    Path folder,
    Path scratch,
    Optional<Path> home,
    List<Path> programs,
    Optional<String> tables) {
  /** Where distributions put games, which is often not searched. */
  private static final Path GAMES = Path.of("/usr/games");

  /** Those of this process. */
  public static Surroundings current(Optional<String> tables) {
    return new Surroundings(
        Runtime.version().feature(),
        Runtime.getRuntime().maxMemory(),
        Runtime.getRuntime().availableProcessors(),
        Path.of("").toAbsolutePath(),
        Path.of(System.getProperty("java.io.tmpdir")),
        Optional.of(System.getProperty("v7p3r.home", ""))
            .filter(home -> !home.isEmpty())
            .map(Path::of),
        searched(Optional.ofNullable(System.getenv("PATH")).orElse("")),
        tables);
  }

  private static List<Path> searched(String path) {
    List<Path> folders = new ArrayList<>();
    for (String folder : path.split(File.pathSeparator)) {
      try {
        folders.add(Path.of(folder));
      } catch (InvalidPathException e) {
        // Nothing can be found there.
      }
    }
    folders.add(GAMES);
    return folders;
  }

  /** The first program of one of these names. */
  Optional<Path> program(String... names) {
    return programs.stream()
        .flatMap(place -> Stream.of(names).map(place::resolve))
        .filter(file -> Files.isRegularFile(file) && Files.isExecutable(file))
        .findFirst();
  }

  /** Whether the program runs from its sources, which it builds itself. */
  boolean hasSources() {
    return home.filter(place -> Files.exists(place.resolve("pom.xml"))).isPresent();
  }
}
