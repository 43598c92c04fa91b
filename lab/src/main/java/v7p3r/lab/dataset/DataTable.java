package v7p3r.lab.dataset;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.IntStream;
import v7p3r.text.TextTable;

/** A table of a report: texts, whole numbers and others. */
public record DataTable(String key, String title, List<String> columns, List<List<Object>> rows) {
  public DataTable {
    columns = List.copyOf(columns);
    rows = rows.stream().map(List::copyOf).toList();
  }

  /** The value in a row and a column. */
  public double number(int row, String column) {
    return ((Number) rows.get(row).get(columns.indexOf(column))).doubleValue();
  }

  /** The title, and columns of the same width below it, numbers to the right. */
  public String toText() {
    List<List<String>> cells =
        rows.stream().map(row -> row.stream().map(DataTable::text).toList()).toList();
    List<Boolean> numeric = IntStream.range(0, columns.size()).mapToObj(this::isNumeric).toList();
    return title + '\n' + TextTable.of(columns, cells, numeric).indent(2);
  }

  private boolean isNumeric(int column) {
    return rows.stream().anyMatch(row -> row.get(column) instanceof Number);
  }

  private static String text(Object value) {
    if (!(value instanceof Number number) || value instanceof Long || value instanceof Integer) {
      return value.toString();
    }
    double size = Math.abs(number.doubleValue());
    String format = size == Math.rint(size) ? "%.0f" : size >= 100 ? "%.1f" : "%.4f";
    return String.format(Locale.ROOT, format, number.doubleValue());
  }

  /** The rows, each with its columns by name. */
  public List<Map<String, Object>> toMaps() {
    List<Map<String, Object>> maps = new ArrayList<>();
    for (List<Object> row : rows) {
      Map<String, Object> map = new LinkedHashMap<>();
      for (int column = 0; column < columns.size(); column++) {
        map.put(columns.get(column), row.get(column));
      }
      maps.add(map);
    }
    return maps;
  }
}
