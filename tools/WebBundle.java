import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.BasicFileAttributes;
import java.nio.file.attribute.FileTime;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/**
 * Lets npm bundle the page of the studio, when its sources are newer than the last bundle, and
 * copies it among the classes. Without npm it says so, and the build goes on without the page.
 *
 * <p>{@code java tools/WebBundle.java SOURCES OUTPUT}: the sources are a folder with a {@code
 * package.json} whose script {@code build} writes to {@code dist}.
 */
final class WebBundle {
  private static final String DIST = "dist";
  private static final Set<String> MADE = Set.of("node_modules", DIST);

  private final Path sources;
  private final Path output;

  private WebBundle(Path sources, Path output) {
    this.sources = sources;
    this.output = output;
  }

  public static void main(String[] args) throws IOException, InterruptedException {
    new WebBundle(Path.of(args[0]), Path.of(args[1])).make();
  }

  private void make() throws IOException, InterruptedException {
    if (!Files.isRegularFile(sources.resolve("package.json"))) {
      System.out.println("The page of the studio is left out: there is no " + sources + ".");
      return;
    }
    Path page = output.resolve("index.html");
    if (Files.exists(page) && newest().compareTo(Files.getLastModifiedTime(page)) <= 0) {
      return;
    }
    if (!hasNpm()) {
      System.out.println(
          "The page of the studio is left out, for there is no npm: install Node 20 or later to"
              + " have it; everything else works.");
      return;
    }
    Path installed = sources.resolve("node_modules/.package-lock.json");
    FileTime lock = Files.getLastModifiedTime(sources.resolve("package-lock.json"));
    if (!Files.exists(installed) || Files.getLastModifiedTime(installed).compareTo(lock) < 0) {
      npm("ci", "--no-audit", "--no-fund", "--loglevel=error");
    }
    npm("run", "--silent", "build");
    replaceOutput();
  }

  private FileTime newest() throws IOException {
    FileTime[] newest = {FileTime.fromMillis(0)};
    Files.walkFileTree(
        sources,
        new SimpleFileVisitor<>() {
          @Override
          public FileVisitResult preVisitDirectory(Path folder, BasicFileAttributes attributes) {
            if (MADE.contains(folder.getFileName().toString())) {
              return FileVisitResult.SKIP_SUBTREE;
            }
            return visitFile(folder, attributes);
          }

          @Override
          public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) {
            FileTime time = attributes.lastModifiedTime();
            newest[0] = time.compareTo(newest[0]) > 0 ? time : newest[0];
            return FileVisitResult.CONTINUE;
          }
        });
    return newest[0];
  }

  private static boolean hasNpm() throws InterruptedException {
    try {
      return new ProcessBuilder("npm", "--version")
              .redirectErrorStream(true)
              .redirectOutput(ProcessBuilder.Redirect.DISCARD)
              .start()
              .waitFor()
          == 0;
    } catch (IOException e) {
      return false;
    }
  }

  private void npm(String... words) throws IOException, InterruptedException {
    List<String> command = Stream.concat(Stream.of("npm"), Stream.of(words)).toList();
    int exit =
        new ProcessBuilder(command).directory(sources.toFile()).inheritIO().start().waitFor();
    if (exit != 0) {
      System.err.println(String.join(" ", command) + " failed in " + sources + ".");
      System.exit(1);
    }
  }

  private void replaceOutput() throws IOException {
    if (Files.exists(output)) {
      try (Stream<Path> old = Files.walk(output)) {
        old.sorted(Comparator.reverseOrder()).forEach(WebBundle::delete);
      }
    }
    Path dist = sources.resolve(DIST);
    try (Stream<Path> made = Files.walk(dist)) {
      for (Path file : made.toList()) {
        Path target = output.resolve(dist.relativize(file).toString());
        if (Files.isDirectory(file)) {
          Files.createDirectories(target);
        } else {
          Files.copy(file, target, StandardCopyOption.REPLACE_EXISTING);
        }
      }
    }
  }

  private static void delete(Path file) {
    try {
      Files.delete(file);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
