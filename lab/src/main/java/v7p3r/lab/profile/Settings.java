package v7p3r.lab.profile;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;

/**
 * What the rows of a layer depend on, kept beside them, so that one file never mixes rows of
 * different settings. The number of positions is not among them: it may grow.
 */
final class Settings {
  private final Path folder;
  private final List<String> provenance;

  Settings(Path folder, List<String> provenance) throws IOException {
    this.folder = folder;
    this.provenance = List.copyOf(provenance);
    Files.createDirectories(folder);
  }

  /**
   * Writes the settings of a layer down, or compares them with those of an earlier run.
   *
   * @throws IOException if they differ
   */
  void claim(String layer, List<String> settings) throws IOException {
    Path file = folder.resolve(layer + ".settings");
    if (!Files.exists(file)) {
      List<String> lines = new ArrayList<>();
      provenance.forEach(line -> lines.add("# " + line));
      lines.addAll(settings);
      Path part = folder.resolve(layer + ".settings.part");
      Files.write(part, lines);
      Files.move(part, file, StandardCopyOption.REPLACE_EXISTING);
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
