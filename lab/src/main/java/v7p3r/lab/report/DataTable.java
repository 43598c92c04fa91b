package v7p3r.lab.report;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import v7p3r.text.TextTable;

/** A table of a report: texts, whole numbers and others. */
public record DataTable(String key, String title, List<String> columns, List<List<Object>> rows) {
  /** A number with its sign and unit. */
  private static final Pattern NUMBER =
      Pattern.compile("[-+\u2212\u00b1]?\\d([\\d.,]*\\d)?( ?\\S{1,6})?");

  public DataTable {
    columns = List.copyOf(columns);
    rows = rows.stream().map(List::copyOf).toList();
  }

  /** The value in a row and a column. */
  public double number(int row, String column) {
    return ((Number) rows.get(row).get(columns.indexOf(column))).doubleValue();
  }

  /** A table of texts, numbers among them as they are to be read. */
  public static DataTable ofTexts(
      String key, String title, List<String> columns, List<List<String>> rows) {
    return new DataTable(
        key, title, columns, rows.stream().map(row -> List.<Object>copyOf(row)).toList());
  }

  /** The title, and columns of the same width below it, numbers to the right. */
  public String toText() {
    List<Boolean> numeric = IntStream.range(0, columns.size()).mapToObj(this::isNumeric).toList();
    String head = title.isEmpty() ? "" : title + '\n';
    return head + TextTable.of(columns, cells(), numeric).indent(2);
  }

  /** All cells as they are to be read. */
  List<List<String>> cells() {
    return rows.stream().map(row -> row.stream().map(DataTable::text).toList()).toList();
  }

  /** Whether a column is to be written to the right. */
  boolean isNumeric(int column) {
    long numbers = rows.stream().filter(row -> isNumber(row.get(column))).count();
    long texts = rows.stream().filter(row -> isText(row.get(column))).count();
    return column > 0 && numbers > 0 && numbers >= texts;
  }

  /** Not what stands for a number that is not known. */
  private static boolean isText(Object cell) {
    return !isNumber(cell) && cell.toString().chars().anyMatch(Character::isLetter);
  }

  private static boolean isNumber(Object cell) {
    return cell instanceof Number || NUMBER.matcher(cell.toString()).matches();
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
