package v7p3r.app.pack;

import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;

/**
 * The file that spares the JVM of an image to load and check classes one by one. It belongs to
 * these very jars, their age included.
 */
final class StartCache {
  static final String FILE = "v7p3r.aot";

  private static final String REHEARSAL = "v7p3r.uci.FastStart";

  /** The engine; commands are started by hand, where a fifth of a second is no matter. */
  private static final Pattern ENGINE_CLASS =
      Pattern.compile("(v7p3r/(?!app/|arena/|lab/|studio/)[\\w/$]+)\\.class");

  private static final String LIST = "start-classes.txt";

  private final Path java;
  private final List<String> options;
  private final Path folder;
  private final List<String> jars;

  /**
   * Of one image.
   *
   * @param java its own
   * @param options those of its launcher, for the cache is bound to them
   * @param folder where the jars are
   * @param jars in the order of the launcher, first the one with the engine
   */
  StartCache(Path java, List<String> options, Path folder, List<String> jars) {
    this.java = java;
    this.options = options;
    this.folder = folder;
    this.jars = jars;
  }

  void write(Path file, CacheKind kind) throws IOException {
    switch (kind) {
      case NONE -> {}
      case TRAINED -> {
        run(List.of("-XX:AOTCacheOutput=" + file), List.of(REHEARSAL));
        Files.deleteIfExists(file.resolveSibling(file.getFileName() + ".config"));
      }
      case CLASSES -> writeClasses(file);
    }
    if (kind != CacheKind.NONE && !Files.exists(file)) {
      throw new IOException("the JVM made no start-up cache");
    }
  }

  private void writeClasses(Path file) throws IOException {
    Set<String> lines = new TreeSet<>(neededOfJava());
    lines.addAll(engineClasses());
    Path list = Files.createTempFile("v7p3r", ".classes");
    try {
      Files.write(list, lines);
      run(
          List.of(
              "-Xshare:dump", "-XX:SharedClassListFile=" + list, "-XX:SharedArchiveFile=" + file),
          List.of());
    } finally {
      Files.delete(list);
    }
  }

  /** From a list, not from a run: which classes a run loads depends on how its threads meet. */
  static List<String> neededOfJava() throws IOException {
    try (InputStream in = StartCache.class.getResourceAsStream(LIST)) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8)
          .lines()
          .filter(line -> !line.startsWith("#"))
          .toList();
    }
  }

  private Set<String> engineClasses() throws IOException {
    Set<String> names = new TreeSet<>();
    try (ZipFile jar = new ZipFile(folder.resolve(jars.getFirst()).toFile())) {
      for (ZipEntry entry : Collections.list(jar.entries())) {
        var engine = ENGINE_CLASS.matcher(entry.getName());
        if (engine.matches() && !entry.getName().endsWith("-info.class")) {
          names.add(engine.group(1));
        }
      }
    }
    return names;
  }

  /**
   * Relative to their folder, for the cache keeps it and must not depend on where it was made; the
   * JVM compares what stands behind the beginning that all have in common.
   */
  private String classPath() {
    return String.join(File.pathSeparator, jars.stream().map(jar -> "./" + jar).toList());
  }

  private void run(List<String> more, List<String> program) throws IOException {
    List<String> words = new ArrayList<>(List.of(java.toString()));
    words.addAll(options);
    words.addAll(more);
    words.addAll(List.of("-cp", classPath()));
    words.addAll(program);
    Process process =
        new ProcessBuilder(words)
            .directory(folder.toFile())
            .redirectErrorStream(true)
            .redirectOutput(ProcessBuilder.Redirect.DISCARD)
            .start();
    process.getOutputStream().close();
    try {
      int exitCode = process.waitFor();
      if (exitCode != 0) {
        throw new IOException("the start-up cache cannot be made: exit code " + exitCode);
      }
    } catch (InterruptedException e) {
      process.destroy();
      throw new IOException("interrupted while the start-up cache was made", e);
    }
  }
}
