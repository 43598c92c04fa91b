package v7p3r.lab.work;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import v7p3r.arena.work.AtomicFile;

/**
 * What long work depends on, kept beside its files, so that a folder never mixes results of
 * different settings. What may grow, such as a number of positions, is not among them.
 */
public final class Settings {
  private final Path folder;
  private final List<String> provenance;

  public Settings(Path folder, List<String> provenance) throws IOException {
    this.folder = folder;
    this.provenance = List.copyOf(provenance);
    Files.createDirectories(folder);
  }

  /**
   * Writes the settings of a part of the work down, or compares them with those of an earlier run.
   *
   * @throws IOException if they differ
   */
  public void claim(String part, List<String> settings) throws IOException {
    claim(part, settings, List.of());
  }

  /**
   * The same with settings that versions before this one did not write down. A folder of theirs is
   * taken as it is, and has them from now on.
   *
   * @param newer each a key, a space and a value
   * @return those that the folder did not have: what was done before may have used others
   * @throws IOException if they differ
   */
  public List<String> claim(String part, List<String> settings, List<String> newer)
      throws IOException {
    Path file = folder.resolve(part + ".settings");
    if (!Files.exists(file)) {
      List<String> lines = new ArrayList<>();
      provenance.forEach(line -> lines.add("# " + line));
      lines.addAll(settings);
      lines.addAll(newer);
      write(file, lines);
      return List.of();
    }
    List<String> lines = Files.readAllLines(file);
    List<String> before = lines.stream().filter(line -> !line.startsWith("#")).toList();
    List<String> unknown =
        newer.stream().filter(line -> before.stream().noneMatch(sameKey(line))).toList();
    List<String> now = new ArrayList<>(settings);
    newer.stream().filter(line -> !unknown.contains(line)).forEach(now::add);
    if (!before.equals(now)) {
      throw new IOException(
          file + ": the folder was begun with other settings; " + difference(before, now));
    }
    if (!unknown.isEmpty()) {
      List<String> all = new ArrayList<>(lines);
      all.addAll(unknown);
      write(file, all);
    }
    return unknown;
  }

  private static Predicate<String> sameKey(String line) {
    String key = line.substring(0, line.indexOf(' ') + 1);
    return other -> other.startsWith(key);
  }

  private static void write(Path file, List<String> lines) throws IOException {
    new AtomicFile(file).writeDurably(String.join("\n", lines) + "\n");
  }

  private static String difference(List<String> before, List<String> now) {
    List<String> missing = new ArrayList<>(before);
    missing.removeAll(now);
    List<String> added = new ArrayList<>(now);
    added.removeAll(before);
    return "expected " + missing + ", found " + added + "; choose another --out";
  }
}
