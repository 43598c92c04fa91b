package v7p3r.studio.lab;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import tools.jackson.databind.JsonNode;

/** What a model of effort says of itself, as a report: how it was made and how well it judged. */
final class ModelFacts {
  private static final List<String> ORIGIN = List.of("name", "target", "command", "commit", "seed");

  private ModelFacts() {}

  /** The report of the metadata that lie beside a model. */
  static Map<String, Object> report(String name, JsonNode metadata) {
    List<Map<String, Object>> sections = new ArrayList<>();
    metadata
        .path("stages")
        .properties()
        .forEach(stage -> sections.add(stage(stage.getKey(), stage.getValue())));
    List<String> origin =
        ORIGIN.stream()
            .filter(metadata::has)
            .map(key -> key + ": " + metadata.get(key).asString())
            .toList();
    sections.add(section("How it came to be", List.of(Map.of("facts", origin))));
    return Map.of(
        "title",
        "Model " + name,
        "subtitle",
        "What it says of itself; './v7p3r evaluate-model --data DATA' judges it.",
        "sections",
        sections);
  }

  private static Map<String, Object> section(String title, List<Map<String, Object>> blocks) {
    return Map.of("title", title, "blocks", blocks);
  }

  private static Map<String, Object> stage(String name, JsonNode stage) {
    String title =
        switch (name) {
          case "prior" -> "Before the search";
          case "live" -> "While it searches";
          default -> name;
        };
    return section(
        title,
        List.of(
            Map.of("figures", figures(stage)),
            Map.of("chart", Map.of("title", "What it learned", "panels", panels(stage))),
            Map.of("title", title + ", judged on games it has not seen", "rows", judged(stage))));
  }

  private static List<Map<String, String>> figures(JsonNode stage) {
    JsonNode own = stage.path("cross_validation");
    return List.of(
        figure("Right mode", own.path("accuracy"), "of five modes"),
        figure("At most one beside", own.path("within_one"), ""),
        figure("Agreement", own.path("weighted_kappa"), "weighted kappa"),
        Map.of(
            "label", "Positions",
            "value", String.format(Locale.ROOT, "%,d", stage.path("data").path("rows").asLong()),
            "beside",
                String.format(
                    Locale.ROOT, "of %,d games", stage.path("data").path("games").asLong())));
  }

  private static Map<String, String> figure(String label, JsonNode share, String beside) {
    return Map.of(
        "label",
        label,
        "value",
        share.isNumber() ? String.format(Locale.ROOT, "%.1f %%", 100 * share.asDouble()) : "–",
        "beside",
        beside);
  }

  private static List<Map<String, Object>> panels(JsonNode stage) {
    return List.of(
        curve(
            "Calibration",
            "what it estimates, what was gained",
            stage.path("calibration"),
            "estimate",
            "effort"),
        curve(
            "Effort score",
            "what is gained, the score it gets",
            stage.path("pes_scale"),
            "effort",
            "pes"));
  }

  private static Map<String, Object> curve(
      String title, String note, JsonNode points, String x, String y) {
    List<List<String>> table = new ArrayList<>();
    table.add(List.of(x, y));
    for (int i = 0; i < points.path(x).size(); i++) {
      table.add(List.of(points.path(x).get(i).asString(), points.path(y).path(i).asString()));
    }
    return Map.of("title", title, "note", note, "table", table);
  }

  /** One row for each way to judge, the model's own and those it is compared with. */
  private static List<Map<String, Object>> judged(JsonNode stage) {
    List<Map<String, Object>> rows = new ArrayList<>();
    stage
        .path("validation")
        .properties()
        .forEach(
            judge -> {
              if (judge.getValue().isObject()) {
                Map<String, Object> row = new LinkedHashMap<>();
                row.put("judge", judge.getKey());
                judge
                    .getValue()
                    .properties()
                    .forEach(value -> row.put(value.getKey(), value.getValue()));
                rows.add(row);
              }
            });
    return rows;
  }
}
