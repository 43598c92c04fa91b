package v7p3r.lab.work;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
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
    Path file = folder.resolve(part + ".settings");
    if (!Files.exists(file)) {
      List<String> lines = new ArrayList<>();
      provenance.forEach(line -> lines.add("# " + line));
      lines.addAll(settings);
      new AtomicFile(file).writeDurably(String.join("\n", lines) + "\n");
      return;
    }
    List<String> before =
        Files.readAllLines(file).stream().filter(line -> !line.startsWith("#")).toList();
    if (!before.equals(settings)) {
      throw new IOException(
          file + ": the folder was begun with other settings; " + difference(before, settings));
    }
  }

  private static String difference(List<String> before, List<String> now) {
    List<String> missing = new ArrayList<>(before);
    missing.removeAll(now);
    List<String> added = new ArrayList<>(now);
    added.removeAll(before);
    return "expected " + missing + ", found " + added + "; choose another --out";
  }
}
