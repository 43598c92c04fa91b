package v7p3r.app.pack;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/**
 * What the build has made and packages are put together of.
 *
 * @param home the folder of the project
 * @param own jars of V7P3R that every package has
 * @param libraries of other people that every package has
 * @param apartOwn jars of V7P3R that images have beside the one jar of all others
 * @param apart the libraries of those
 */
record Ingredients(
    Path home, List<Path> own, List<Library> libraries, List<Path> apartOwn, List<Library> apart) {
  private static final String APP = "app";

  private static final String STUDIO = "studio";

  private static final List<String> HEAVY_MODULES = List.of("parquet", "train");

  /**
   * Of a project that is built.
   *
   * @param full with the modules for training and Parquet
   * @throws NoSuchFileException if a part is not built
   */
  static Ingredients find(Path home, boolean full) throws IOException {
    List<Path> own = new ArrayList<>(List.of(built(home, APP)));
    List<Library> libraries = new ArrayList<>();
    for (Path jar : jars(home, APP)) {
      if (isOurs(jar)) {
        own.add(jar);
      } else {
        libraries.add(Library.of(jar));
      }
    }
    List<String> modules = new ArrayList<>();
    // The script builds it; without it, games are played in the terminal.
    if (Files.exists(jar(home, STUDIO))) {
      modules.add(STUDIO);
    }
    if (full) {
      modules.addAll(HEAVY_MODULES);
    }
    List<Path> apartOwn = new ArrayList<>();
    List<Library> apart = new ArrayList<>();
    for (String module : modules) {
      apartOwn.add(built(home, module));
      for (Path jar : jars(home, module)) {
        boolean known =
            Stream.concat(libraries.stream(), apart.stream())
                .anyMatch(one -> one.jar().getFileName().equals(jar.getFileName()));
        if (!isOurs(jar) && !known) {
          apart.add(Library.of(jar));
        }
      }
    }
    return new Ingredients(home, own, libraries, apartOwn, apart);
  }

  private static boolean isOurs(Path jar) {
    return jar.getFileName().toString().startsWith("v7p3r-");
  }

  private static Path jar(Path home, String module) {
    return home.resolve(module).resolve("target").resolve("v7p3r-" + module + ".jar");
  }

  private static Path built(Path home, String module) throws IOException {
    Path jar = jar(home, module);
    if (!Files.isRegularFile(jar)) {
      throw new NoSuchFileException(jar + ": is not built; packages are made from the sources");
    }
    return jar;
  }

  private static List<Path> jars(Path home, String module) throws IOException {
    Path folder = home.resolve(module).resolve("target").resolve("lib");
    if (!Files.isDirectory(folder)) {
      return List.of();
    }
    try (Stream<Path> files = Files.list(folder)) {
      return files.filter(file -> file.toString().endsWith(".jar")).sorted().toList();
    }
  }

  /** The engine alone, which needs no library. */
  Path engine() {
    return own.stream().filter(jar -> jar.endsWith("v7p3r-engine.jar")).findFirst().orElseThrow();
  }

  /** What the one jar of an image is made of. */
  List<Path> joined() {
    return Stream.concat(own.stream(), libraries.stream().map(Library::jar)).toList();
  }

  /** What an image has beside it. */
  List<Path> beside() {
    return Stream.concat(apartOwn.stream(), apart.stream().map(Library::jar)).toList();
  }

  /** What a jar with every command is made of. */
  List<Path> all() {
    return Stream.concat(joined().stream(), beside().stream()).toList();
  }

  List<Library> allLibraries() {
    return Stream.concat(libraries.stream(), apart.stream()).toList();
  }
}
