package v7p3r.app.launcher;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.FileTime;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/**
 * A small project around a copy of the launcher, with Javas and a Maven that only pretend, and a
 * path that leads to nothing else: what is installed on the machine does not matter.
 */
final class Sandbox {
  private static final Path LAUNCHER = Path.of("../v7p3r");
  private static final List<String> TOOLS =
      List.of(
          "sh",
          "cat",
          "cksum",
          "dirname",
          "find",
          "flock",
          "head",
          "ln",
          "mkdir",
          "mv",
          "nice",
          "readlink",
          "rm",
          "sed",
          "setsid",
          "sleep",
          "touch");

  final Path folder;
  final Path project;
  private final Path tools;
  private final Map<String, String> environment = new TreeMap<>();

  Sandbox(Path folder) throws IOException {
    this.folder = folder;
    project = Files.createDirectories(folder.resolve("a project"));
    tools = Files.createDirectories(folder.resolve("tools"));
    for (String tool : TOOLS) {
      passTool(tool);
    }
    Files.copy(LAUNCHER, project.resolve("v7p3r"), StandardCopyOption.COPY_ATTRIBUTES);
    write(project.resolve("pom.xml"), "");
    for (String module : List.of("engine", "app", "parquet", "train", "studio", "cluster")) {
      write(project.resolve(module + "/pom.xml"), "");
      write(project.resolve(module + "/src/main/java/A.java"), "");
    }
    environment.put("PATH", tools.toString());
    environment.put("HOME", folder.toString());
    environment.put("V7P3R_JAVA_PLACES", "");
    // Nothing goes on in the background, unless a test wants it.
    environment.put("V7P3R_AOT", "off");
  }

  Sandbox with(String name, String value) {
    environment.put(name, value);
    return this;
  }

  /** A Java that prints its version when asked, and else its own name and its arguments. */
  Path java(String name, String version) {
    return java(name, version, "echo cache > \"${argument#*=}\"");
  }

  /** With a command that makes the cache for a fast start, whose file it is told. */
  Path java(String name, String version, String makeCache) {
    return java(
        name,
        version,
        makeCache,
        """
        echo "java=%s"
        for argument; do echo "<$argument>"; done
        """
            .formatted(name));
  }

  /** The Java of this test, but for the cache. */
  Path realJava(String makeCache) {
    String real = System.getProperty("java.home") + "/bin/java";
    return java("real", "25", makeCache, "exec '" + real + "' \"$@\"\n");
  }

  private Path java(String name, String version, String makeCache, String run) {
    Path home = folder.resolve("javas/" + name);
    script(
        home.resolve("bin/java"),
        """
        [ "$1" = -version ] && { echo 'openjdk version "%s" 2025-09-16' >&2; exit; }
        for argument; do
          case $argument in -XX:AOTCacheOutput=*)
            echo "$*" >> '%s/aot-calls'
            %s
            exit ;;
          esac
        done
        """
                .formatted(version, folder, makeCache)
            + run);
    write(
        home.resolve("release"),
        "IMPLEMENTOR=\"Nobody\"\nJAVA_VERSION=\"" + version + "\"\nOS_NAME=\"Linux\"\n");
    environment.merge("V7P3R_JAVA_PLACES", home.toString(), (a, b) -> (a + " " + b).trim());
    return home;
  }

  /** A Maven that chatters, builds what it is told to, and keeps a list of its calls. */
  Sandbox maven() {
    return maven(
        """
        module=
        while [ $# -gt 0 ]; do [ "$1" = -pl ] && module=$2; shift; done
        mkdir -p "$module/target"
        echo jar > "$module/target/v7p3r-$module.jar"
        """);
  }

  Sandbox maven(String body) {
    script(
        tools.resolve("mvn"), "echo \"$*\" >> '" + folder + "/mvn-calls'\necho chatter\n" + body);
    return this;
  }

  Sandbox without(String tool) throws IOException {
    Files.deleteIfExists(tools.resolve(tool));
    return this;
  }

  long builds() throws IOException {
    Path calls = folder.resolve("mvn-calls");
    return Files.exists(calls) ? Files.readAllLines(calls).size() : 0;
  }

  /** How often a cache for a fast start was made, or tried to. */
  long preparations() throws IOException {
    return preparationCalls().size();
  }

  /** The arguments of the Java that made the cache, in one line each time. */
  List<String> preparationCalls() throws IOException {
    Path calls = folder.resolve("aot-calls");
    return Files.exists(calls) ? Files.readAllLines(calls) : List.of();
  }

  /** Makes a file or folder of the project look changed by an editor right after the last build. */
  void change(String file) throws IOException {
    Files.setLastModifiedTime(project.resolve(file), FileTime.from(Instant.now().plusSeconds(5)));
  }

  Result run(String... arguments) throws IOException, InterruptedException {
    return finish(start(project, "./v7p3r", arguments));
  }

  Result runFrom(Path directory, String command, String... arguments)
      throws IOException, InterruptedException {
    return finish(start(directory, command, arguments));
  }

  /** Starts the launcher several times at once and waits for all. */
  List<Result> runTogether(int times, String... arguments)
      throws IOException, InterruptedException {
    List<Running> running = new ArrayList<>();
    for (int i = 0; i < times; i++) {
      running.add(start(project, "./v7p3r", arguments));
    }
    List<Result> results = new ArrayList<>();
    for (Running one : running) {
      results.add(finish(one));
    }
    return results;
  }

  record Result(int exitCode, String out, String err) {
    /** The arguments that the pretended Java was given. */
    List<String> arguments() {
      return out.lines()
          .filter(line -> line.startsWith("<"))
          .map(line -> line.substring(1, line.length() - 1))
          .toList();
    }

    String java() {
      return out.lines().findFirst().orElse("").replace("java=", "");
    }
  }

  private record Running(Process process, Path out, Path err) {}

  private Running start(Path directory, String command, String... arguments) throws IOException {
    List<String> line = new ArrayList<>(List.of(command));
    line.addAll(List.of(arguments));
    Path out = Files.createTempFile(folder, "out", "");
    Path err = Files.createTempFile(folder, "err", "");
    ProcessBuilder builder =
        new ProcessBuilder(line)
            .directory(directory.toFile())
            .redirectInput(new File("/dev/null"))
            .redirectOutput(out.toFile())
            .redirectError(err.toFile());
    builder.environment().clear();
    builder.environment().putAll(environment);
    return new Running(builder.start(), out, err);
  }

  private static Result finish(Running running) throws IOException, InterruptedException {
    boolean ended = running.process.waitFor(20, TimeUnit.SECONDS);
    if (!ended) {
      running.process.destroyForcibly();
    }
    assertThat(ended).as("the launcher ends").isTrue();
    return new Result(
        running.process.exitValue(), Files.readString(running.out), Files.readString(running.err));
  }

  private void passTool(String tool) {
    Stream.of("/usr/bin", "/bin", "/opt/homebrew/bin", "/usr/local/bin")
        .map(place -> Path.of(place, tool))
        .filter(Files::isExecutable)
        .findFirst()
        .ifPresent(found -> script(tools.resolve(tool), "exec " + found + " \"$@\"\n"));
  }

  private static void script(Path file, String body) {
    write(file, "#!/bin/sh\n" + body);
    try {
      Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rwxr-xr-x"));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static void write(Path file, String text) {
    try {
      Files.createDirectories(file.getParent());
      Files.writeString(file, text);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
