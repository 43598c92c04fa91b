package v7p3r.lab.dataset;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import tools.jackson.databind.SerializationFeature;
import tools.jackson.databind.json.JsonMapper;

/** All that a description of a dataset says. */
public record DatasetReport(List<DataTable> tables, List<Answer> answers, List<BrokenRow> broken) {
  private static final int SHOWN_BROKEN = 20;

  /** A question about the data with its answer and the numbers behind it. */
  public record Answer(String question, String answer, DataTable numbers) {}

  public DatasetReport {
    tables = List.copyOf(tables);
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
