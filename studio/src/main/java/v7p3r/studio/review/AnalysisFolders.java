package v7p3r.studio.review;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
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

  /** All of them, by their names in addresses. */
  Map<String, Path> all() throws IOException {
    List<Path> found = new ArrayList<>();
    for (Path place : places) {
      if (Files.isDirectory(place)) {
        try (Stream<Path> files = Files.walk(place, DEEPEST)) {
          files
              .filter(file -> file.endsWith(SUMMARY))
              .sorted()
              .forEach(file -> found.add(file.toAbsolutePath().normalize().getParent()));
        }
      }
    }
    found.addAll(recorded());
    Map<String, Path> byName = new LinkedHashMap<>();
    for (Path folder : found) {
      if (!byName.containsValue(folder) && Files.isRegularFile(folder.resolve(SUMMARY))) {
        byName.put(name(folder, byName), folder);
      }
    }
    return byName;
  }

  private List<Path> recorded() throws IOException {
    if (!Files.exists(database)) {
      return List.of();
    }
    try (MetricsDatabase open = MetricsDatabase.open(database)) {
      return open.answer(AnalysisQuestion.PLACES).rows().stream()
          .map(row -> Path.of(row.getFirst().toString()))
          .toList();
    }
  }

  /** The name of the folder, with a number where there are several. */
  private static String name(Path folder, Map<String, Path> taken) {
    String plain = folder.getFileName().toString().replaceAll("[^A-Za-z0-9_.-]+", "-");
    String name = plain;
    for (int i = 2; taken.containsKey(name); i++) {
      name = plain + "-" + i;
    }
    return name;
  }
}
