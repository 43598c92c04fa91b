package v7p3r.arena.record;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import tools.jackson.databind.SerializationFeature;
import tools.jackson.databind.json.JsonMapper;
import v7p3r.text.TextTable;

/** The answer to a question about games: rows of texts, numbers and nothing. */
public record StatsTable(List<String> columns, List<List<Object>> rows) {
  /** In the place of a value that is not known. */
  public static final Object NOTHING = new Object();

  /** Columns of the same width, numbers to the right. */
  public String toText() {
    List<List<String>> cells =
        rows.stream().map(row -> row.stream().map(StatsTable::text).toList()).toList();
    return TextTable.of(
        columns, cells, IntStream.range(0, columns.size()).mapToObj(this::isNumeric).toList());
  }

  private boolean isNumeric(int column) {
    return rows.stream().map(row -> row.get(column)).anyMatch(Number.class::isInstance);
  }

  private static String text(Object value) {
    if (value == NOTHING) {
      return "-";
    }
    return value instanceof Double number
        ? String.format(Locale.ROOT, "%.2f", number)
        : value.toString();
  }

  /** Comma-separated values as RFC 4180 has them, with a header. */
  public String toCsv() {
    StringBuilder text = new StringBuilder();
    text.append(String.join(",", columns)).append('\n');
    for (List<Object> row : rows) {
      text.append(row.stream().map(StatsTable::cell).collect(Collectors.joining(",")));
      text.append('\n');
    }
    return text.toString();
  }

  private static String cell(Object value) {
    String text = value == NOTHING ? "" : value.toString();
    return text.matches("(?s).*[\",\n\r].*") ? '"' + text.replace("\"", "\"\"") + '"' : text;
  }

  /** A list of objects. */
  public String toJson() {
    List<Map<String, Object>> objects = new ArrayList<>();
    for (List<Object> row : rows) {
      Map<String, Object> object = new LinkedHashMap<>();
      for (int i = 0; i < columns.size(); i++) {
        object.put(columns.get(i), row.get(i) == NOTHING ? null : row.get(i));
      }
      objects.add(object);
    }
    return JsonMapper.builder()
            .enable(SerializationFeature.INDENT_OUTPUT)
            .build()
            .writeValueAsString(objects)
        + "\n";
  }
}
