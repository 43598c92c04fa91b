package v7p3r.lab.report;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import tools.jackson.databind.SerializationFeature;
import tools.jackson.databind.json.JsonMapper;
import v7p3r.arena.plot.Panel;

/** Writes a report for programs: sections with blocks, pictures as the tables behind them. */
final class JsonReport {
  private final Report report;

  JsonReport(Report report) {
    this.report = report;
  }

  String json() {
    Map<String, Object> root = new LinkedHashMap<>();
    root.put("title", report.title());
    root.put("subtitle", report.subtitle());
    List<Object> sections = new ArrayList<>();
    for (Report.Section section : report.sections()) {
      Map<String, Object> json = new LinkedHashMap<>();
      json.put("title", section.title());
      json.put("blocks", section.blocks().stream().map(JsonReport::json).toList());
      sections.add(json);
    }
    root.put("sections", sections);
    return JsonMapper.builder()
        .enable(SerializationFeature.INDENT_OUTPUT)
        .build()
        .writeValueAsString(root);
  }

  private static Map<String, Object> json(Block block) {
    return switch (block) {
      case Block.Text text -> Map.of("text", text.text());
      case Block.Facts facts -> Map.of("facts", facts.lines());
      case Block.KeyFigures figures -> Map.of("figures", figures.figures());
      case Block.Table table -> table(table.table());
      case Block.Figure figure -> {
        Map<String, Object> chart = new LinkedHashMap<>();
        chart.put("title", figure.chart().title());
        chart.put("panels", figure.chart().panels().stream().map(JsonReport::panel).toList());
        yield Map.of("chart", chart);
      }
    };
  }

  private static Map<String, Object> table(DataTable table) {
    Map<String, Object> json = new LinkedHashMap<>();
    json.put("table", table.key());
    json.put("title", table.title());
    json.put("rows", table.toMaps());
    return json;
  }

  private static Map<String, Object> panel(Panel panel) {
    Map<String, Object> json = new LinkedHashMap<>();
    json.put("title", panel.title());
    json.put("note", panel.note());
    json.put("table", panel.table());
    return json;
  }
}
