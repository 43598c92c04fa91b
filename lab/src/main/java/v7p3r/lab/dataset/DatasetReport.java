package v7p3r.lab.dataset;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import tools.jackson.databind.SerializationFeature;
import tools.jackson.databind.json.JsonMapper;
import v7p3r.arena.plot.Chart;
import v7p3r.lab.report.Block;
import v7p3r.lab.report.DataTable;
import v7p3r.lab.report.Report;

/** All that a description of a dataset says. */
public record DatasetReport(
    String name,
    List<DataTable> tables,
    List<Chart> charts,
    List<Answer> answers,
    List<BrokenRow> broken) {
  private static final int SHOWN_BROKEN = 20;

  /** A question about the data with its answer and the numbers behind it. */
  public record Answer(
      String question, String answer, DataTable numbers, Optional<Chart> picture) {}

  public DatasetReport {
    tables = List.copyOf(tables);
    charts = List.copyOf(charts);
    answers = List.copyOf(answers);
    broken = List.copyOf(broken);
  }

  public String toText() {
    StringBuilder text = new StringBuilder();
    tables.forEach(table -> text.append(table.toText()).append('\n'));
    for (Answer answer : answers) {
      text.append(answer.question).append("\n  ").append(answer.answer).append('\n');
      text.append(answer.numbers.toText()).append('\n');
    }
    if (!broken.isEmpty()) {
      text.append(broken.size()).append(" broken rows were left out:\n");
      broken.stream()
          .limit(SHOWN_BROKEN)
          .forEach(row -> text.append("  ").append(row).append('\n'));
    }
    return text.toString();
  }

  /** The report as data, for a page. */
  public Report toReport() {
    List<Report.Section> sections = new ArrayList<>();
    List<Block> pictures = charts.stream().<Block>map(Block.Figure::new).toList();
    if (!pictures.isEmpty()) {
      sections.add(new Report.Section("", pictures));
    }
    for (Answer answer : answers) {
      List<Block> blocks = new ArrayList<>();
      blocks.add(new Block.Text(answer.answer));
      answer.picture.ifPresent(
          chart -> blocks.add(new Block.Figure(new Chart("", chart.panels()))));
      blocks.add(new Block.Table(answer.numbers));
      sections.add(new Report.Section(answer.question, blocks));
    }
    for (DataTable table : tables) {
      DataTable untitled = new DataTable(table.key(), "", table.columns(), table.rows());
      sections.add(Report.Section.of(table.title(), new Block.Table(untitled)));
    }
    if (!broken.isEmpty()) {
      sections.add(
          Report.Section.of(
              "Broken rows, left out",
              new Block.Facts(broken.stream().map(BrokenRow::toString).toList())));
    }
    return new Report("Dataset " + name, "What was profiled, and what it says.", sections);
  }

  public String toJson() {
    Map<String, Object> root = new LinkedHashMap<>();
    tables.forEach(table -> root.put(table.key(), table.toMaps()));
    root.put(
        "questions",
        answers.stream()
            .map(
                answer ->
                    Map.of(
                        "question", answer.question,
                        "answer", answer.answer,
                        "numbers", answer.numbers.toMaps()))
            .toList());
    root.put("broken_rows", broken.stream().map(BrokenRow::toString).toList());
    return JsonMapper.builder()
        .enable(SerializationFeature.INDENT_OUTPUT)
        .build()
        .writeValueAsString(root);
  }
}
