package v7p3r.lab.dataset;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import v7p3r.lab.schema.DataLayer;

/**
 * Where the rows of a layer of a profiled folder come from.
 *
 * @param file its name
 * @param rows without the header
 * @param sha256 of the file
 * @param command that made it, if its settings are still there
 * @param commit of the engine that was profiled, likewise
 */
public record ProfiledLayer(
    String file, long rows, String sha256, Optional<String> command, Optional<String> commit) {
  private static final String COMMAND = "# command";
  private static final String COMMIT = "# commit";

  /** The layers beside, or in, what a training was given; none where there is no text. */
  public static List<ProfiledLayer> of(Path place) throws IOException {
    Path folder = Files.isDirectory(place) ? place : place.toAbsolutePath().getParent();
    List<ProfiledLayer> layers = new ArrayList<>();
    for (DataLayer layer : DataLayer.values()) {
      Path file = folder.resolve(layer.csv());
      if (Files.exists(file)) {
        layers.add(read(file, folder.resolve(layer.key() + ".settings")));
      }
    }
    return layers;
  }

  private static ProfiledLayer read(Path file, Path settings) throws IOException {
    FileDigest digest = FileDigest.of(file);
    return new ProfiledLayer(
        file.getFileName().toString(),
        Math.max(0, digest.lines() - 1),
        digest.sha256(),
        setting(settings, COMMAND),
        setting(settings, COMMIT));
  }

  private static Optional<String> setting(Path settings, String name) throws IOException {
    List<String> lines = Files.exists(settings) ? Files.readAllLines(settings) : List.of();
    return lines.stream()
        .filter(line -> line.startsWith(name + " "))
        .map(line -> line.substring(name.length()).strip())
        .findFirst();
  }
}
