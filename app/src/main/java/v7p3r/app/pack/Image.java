package v7p3r.app.pack;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.spi.ToolProvider;
import java.util.stream.Stream;

/** A folder that runs on a machine without Java: program, runtime, libraries, models. */
final class Image {
  static final String NAME = "v7p3r";

  private static final boolean ON_WINDOWS = System.getProperty("os.name").startsWith("Windows");

  /** What V7P3R and its libraries use of Java. */
  static final List<String> MODULES =
      List.of(
          "java.base",
          "java.management",
          "java.net.http",
          "java.sql",
          "jdk.management",
          "jdk.unsupported",
          "jdk.zipfs");

  /** What draws .png: fifteen megabytes. */
  static final String PICTURES = "java.desktop";

  /** As the script has them; where it looks at the system first, those that never do harm. */
  private static final List<String> JAVA_OPTIONS =
      List.of(
          "-XX:+UseSerialGC",
          "-XX:MaxRAMPercentage=60",
          "-Xss2m",
          "-XX:-UsePerfData",
          "-XX:-PrintWarnings",
          "-XX:+UseTransparentHugePages",
          "-XX:+DisplayVMOutputToStderr",
          "-Xlog:disable",
          "-Djava.awt.headless=true",
          "--enable-native-access=ALL-UNNAMED");

  private final Path folder;

  private Image(Path folder) {
    this.folder = folder;
  }

  /** One that was made before. */
  static Image in(Path folder) {
    return new Image(folder);
  }

  Path folder() {
    return folder;
  }

  /** Whether this Java has the tools. */
  static boolean isPossible() {
    return Files.isExecutable(jlink()) && ToolProvider.findFirst("jpackage").isPresent();
  }

  /**
   * Makes one.
   *
   * @param jars the program, first its main jar
   * @param modules of Java that the runtime has
   * @param work a folder for what is needed meanwhile
   */
  static Image make(
      List<Path> jars, List<String> modules, String mainClass, String version, Path work)
      throws IOException {
    Path runtime = work.resolve("runtime");
    link(
        List.of(
            "-J-XX:TieredStopAtLevel=1",
            "-J-XX:+UseSerialGC",
            "--add-modules=" + String.join(",", modules),
            "--strip-debug",
            "--no-header-files",
            "--no-man-pages",
            "--compress=zip-9",
            "--output=" + runtime));
    Path input = Files.createDirectories(work.resolve("input"));
    for (Path jar : jars) {
      Files.copy(jar, input.resolve(jar.getFileName()));
    }
    List<String> words =
        new ArrayList<>(
            List.of(
                "--type",
                "app-image",
                "--name",
                NAME,
                "--app-version",
                ReleaseNotes.plain(version),
                "--input",
                input.toString(),
                "--main-jar",
                jars.getFirst().getFileName().toString(),
                "--main-class",
                mainClass,
                "--runtime-image",
                runtime.toString(),
                "--dest",
                work.resolve("image").toString()));
    Stream.concat(
            JAVA_OPTIONS.stream(),
            Stream.of("-Dv7p3r.home=$APPDIR", "-XX:AOTCache=$APPDIR/" + StartCache.FILE))
        .forEach(option -> words.addAll(List.of("--java-options", option)));
    if (ON_WINDOWS) {
      words.add("--win-console");
    }
    run("jpackage", words);
    return new Image(work.resolve("image").resolve(NAME));
  }

  /** Where jars and models are: Windows has no folder for the libraries of a program. */
  Path app() {
    return parts().resolve("app").toAbsolutePath();
  }

  private Path java() {
    Path programs = parts().resolve("runtime").resolve("bin").toAbsolutePath();
    return programs.resolve(ON_WINDOWS ? "java.exe" : "java");
  }

  private Path parts() {
    return ON_WINDOWS ? folder : folder.resolve("lib");
  }

  /** What makes starts faster. */
  Path cache() {
    return app().resolve(StartCache.FILE);
  }

  /** The program, with the engine in it. */
  Path jar() throws IOException {
    return app().resolve(jars().getFirst());
  }

  /** Makes a cache for this image, in its own place or beside it. */
  void makeCache(Path file, CacheKind kind) throws IOException {
    new StartCache(java(), JAVA_OPTIONS, app(), jars()).write(file, kind);
  }

  /** In the order of the launcher, for the cache is bound to it. */
  private List<String> jars() throws IOException {
    String key = "app.classpath=$APPDIR";
    return Files.readAllLines(app().resolve(NAME + ".cfg")).stream()
        .filter(line -> line.startsWith(key))
        .map(line -> line.substring(key.length() + 1))
        .toList();
  }

  void setTime(Instant time) throws IOException {
    FolderTree.setTime(folder, time);
  }

  private static Path jlink() {
    return Path.of(System.getProperty("java.home"), "bin", ON_WINDOWS ? "jlink.exe" : "jlink");
  }

  /** As a process of its own: inside of another program it writes other bytes each time. */
  private static void link(List<String> words) throws IOException {
    List<String> all = new ArrayList<>(List.of(jlink().toString()));
    all.addAll(words);
    Process process = new ProcessBuilder(all).redirectErrorStream(true).start();
    process.getOutputStream().close();
    String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    try {
      if (process.waitFor() != 0) {
        throw new IOException("jlink failed: " + said.strip());
      }
    } catch (InterruptedException e) {
      process.destroy();
      throw new IOException("interrupted while the Java of the image was made", e);
    }
  }

  private static void run(String tool, List<String> words) throws IOException {
    StringWriter said = new StringWriter();
    PrintWriter out = new PrintWriter(said);
    int exitCode =
        ToolProvider.findFirst(tool)
            .orElseThrow(() -> new IOException(tool + " is missing: use a JDK, not a JRE"))
            .run(out, out, words.toArray(String[]::new));
    if (exitCode != 0) {
      throw new IOException(tool + " failed: " + said.toString().strip());
    }
  }
}
