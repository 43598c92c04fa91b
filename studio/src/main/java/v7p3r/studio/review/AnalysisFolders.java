package v7p3r.studio.review;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Stream;
import java.util.zip.CRC32;
import v7p3r.arena.record.AnalysisQuestion;
import v7p3r.arena.record.MetricsDatabase;

/**
 * Where analyses of games are: in the folders that the configuration names, and where the metrics
 * database says that they were written.
 */
final class AnalysisFolders {
  /** What only a finished analysis has. */
  static final String SUMMARY = "summary.json";

  private static final int DEEPEST = 3;

  private final List<Path> places;
  private final Path database;

  AnalysisFolders(List<Path> places, Path database) {
    this.places = List.copyOf(places);
    this.database = database;
  }

  /** All of them, by their names in addresses, the oldest first. */
  Map<String, Path> all() throws IOException {
    List<Path> found = new ArrayList<>();
    for (Path place : places) {
      if (Files.isDirectory(place)) {
        try (Stream<Path> files = Files.walk(place, DEEPEST)) {
          files
              .filter(file -> file.endsWith(SUMMARY))
              .forEach(file -> found.add(file.toAbsolutePath().normalize().getParent()));
        }
      }
    }
    found.addAll(recorded());
    Map<Path, FileTime> finished = new TreeMap<>();
    for (Path folder : found) {
      Path summary = folder.resolve(SUMMARY);
      if (Files.isRegularFile(summary)) {
        finished.put(folder, Files.getLastModifiedTime(summary));
      }
    }
    List<Path> oldestFirst = new ArrayList<>(finished.keySet());
    oldestFirst.sort(Comparator.comparing(finished::get));
    Map<String, Path> byName = new LinkedHashMap<>();
    oldestFirst.forEach(folder -> byName.put(name(folder), folder));
    return byName;
  }

  /** One of them by its name in addresses, or by that of its folder where no other has it. */
  Optional<Path> find(String name) throws IOException {
    Map<String, Path> all = all();
    List<Path> alike = all.values().stream().filter(path -> plain(path).equals(name)).toList();
    return Optional.ofNullable(all.get(name))
        .or(() -> alike.size() == 1 ? Optional.of(alike.getFirst()) : Optional.empty());
  }

  /** None if the database cannot be read: the other places are shown all the same. */
  private List<Path> recorded() {
    if (!Files.exists(database)) {
      return List.of();
    }
    try (MetricsDatabase open = MetricsDatabase.open(database)) {
      return open.answer(AnalysisQuestion.PLACES).rows().stream()
          .map(row -> Path.of(row.getFirst().toString()))
          .toList();
    } catch (IOException e) {
      return List.of();
    }
  }

  /**
   * The name of the folder with a sum of its place: the same however often it is analyzed again,
   * and whatever others there are.
   */
  private static String name(Path folder) {
    CRC32 sum = new CRC32();
    sum.update(folder.toString().getBytes(StandardCharsets.UTF_8));
    return "%s-%08x".formatted(plain(folder), sum.getValue());
  }

  private static String plain(Path folder) {
    return folder.getFileName().toString().replaceAll("[^A-Za-z0-9_.-]+", "-");
  }
}
