package v7p3r.studio.lab;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import v7p3r.studio.http.Answer;
import v7p3r.studio.http.HttpProblem;
import v7p3r.studio.http.Json;
import v7p3r.studio.http.Route;
import v7p3r.studio.think.Observers;

/** Reports as data, the price list of the themes, figures of datasets and models. */
public final class LabRoutes {
  private static final long LONGEST_REPORT = 20 << 20;

  private final List<Path> folders;
  private final ThemeList themes;

  public LabRoutes(List<Path> folders, ThemeList themes) {
    this.folders = List.copyOf(folders);
    this.themes = themes;
  }

  /** A report that can be read. */
  public record Row(String id, String title, String kind, String date) {}

  public List<Route> routes() {
    return List.of(
        Route.get(
            "/api/lab/reports",
            "Reports of the configured folders, the newest first.",
            Row.class,
            _ -> Answer.json(rows())),
        Route.get(
            "/api/lab/reports/{id}",
            "A report as data: title, subtitle, sections.",
            Object.class,
            call -> Answer.json(report(call.id()))),
        Route.get(
            "/api/lab/themes",
            "What the themes of the evaluation cost and say, measured here.",
            ThemeList.Prices.class,
            _ -> Answer.json(themes.prices())),
        Route.get(
            "/api/lab/model",
            "What is known of the model of effort.",
            Object.class,
            _ -> Answer.json(model())),
        Route.get(
            "/api/lab/dataset",
            "Figures of the newest dataset that was described.",
            Object.class,
            _ -> Answer.json(newest("dataset", "./v7p3r dataset describe DATA --json FILE"))));
  }

  private Map<String, Path> files() throws IOException {
    Map<String, Path> files = new LinkedHashMap<>();
    for (Path folder : folders) {
      if (!Files.isDirectory(folder)) {
        continue;
      }
      try (Stream<Path> all = Files.walk(folder, 3)) {
        all.filter(file -> file.toString().endsWith(".json") && Files.isRegularFile(file))
            .sorted()
            .forEach(
                file ->
                    files.put(
                        folder.relativize(file).toString().replaceAll("[^A-Za-z0-9]+", "-"), file));
      }
    }
    return files;
  }

  /** What a file says, if it is a report. */
  private static Optional<JsonNode> read(Path file) throws IOException {
    if (Files.size(file) > LONGEST_REPORT) {
      return Optional.empty();
    }
    try {
      return Optional.of(Json.MAPPER.readTree(Files.readAllBytes(file)))
          .filter(node -> node.has("title") && node.has("sections"));
    } catch (JacksonException e) {
      return Optional.empty();
    }
  }

  private List<Row> rows() throws IOException {
    List<Row> rows = new ArrayList<>();
    for (Map.Entry<String, Path> entry : files().entrySet()) {
      Optional<JsonNode> report = read(entry.getValue());
      if (report.isPresent()) {
        String title = report.get().get("title").asString();
        rows.add(
            new Row(
                entry.getKey(),
                title,
                kind(title),
                Files.getLastModifiedTime(entry.getValue()).toInstant().toString()));
      }
    }
    rows.sort(Comparator.comparing(Row::date).reversed());
    return rows;
  }

  private static String kind(String title) {
    for (String kind : List.of("dataset", "model", "validation", "replay", "tuning", "learning")) {
      if (title.toLowerCase(Locale.ROOT).contains(kind)) {
        return kind;
      }
    }
    return "report";
  }

  private JsonNode report(String id) throws IOException {
    Optional<Path> file = Optional.ofNullable(files().get(id));
    if (file.isEmpty()) {
      throw HttpProblem.notFound("there is no report " + id);
    }
    return read(file.get()).orElseThrow(() -> HttpProblem.notFound("it is no report: " + id));
  }

  private JsonNode newest(String kind, String how) throws IOException {
    for (Row row : rows()) {
      if (row.kind.equals(kind)) {
        return report(row.id);
      }
    }
    throw HttpProblem.notFound(
        "there is no report of a %s: '%s' makes one, in a folder that 'reports' of studio.json names"
            .formatted(kind, how));
  }

  /** The newest report of a model, or what the model says of itself. */
  private JsonNode model() throws IOException {
    for (Row row : rows()) {
      if (row.kind.equals("model")) {
        return report(row.id);
      }
    }
    Path folder =
        Observers.models().orElseThrow(() -> HttpProblem.notFound("there is no model of effort"));
    return Json.MAPPER.valueToTree(
        ModelFacts.report(
            folder.getFileName().toString(),
            Json.MAPPER.readTree(Files.readAllBytes(folder.resolve("model_metadata.json")))));
  }
}
