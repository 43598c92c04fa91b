package v7p3r.text;

import java.util.List;
import java.util.stream.Stream;

/** Columns of the same width for a terminal, numbers to the right. */
public final class TextTable {
  private static final String GAP = "  ";

  private TextTable() {}

  /**
   * One line for the names of the columns and one for each row.
   *
   * @param rows the cells as they are to be read
   * @param numeric which columns go to the right
   */
  public static String of(List<String> columns, List<List<String>> rows, List<Boolean> numeric) {
    StringBuilder text = new StringBuilder();
    for (List<String> line : Stream.concat(Stream.of(columns), rows.stream()).toList()) {
      StringBuilder row = new StringBuilder();
      for (int column = 0; column < columns.size(); column++) {
        int width = width(columns, rows, column);
        String format = (numeric.get(column) ? "%" : "%-") + width + "s";
        row.append(format.formatted(line.get(column))).append(GAP);
      }
      text.append(row.toString().stripTrailing()).append('\n');
    }
    return text.toString();
  }

  private static int width(List<String> columns, List<List<String>> rows, int column) {
    int widest = rows.stream().mapToInt(row -> row.get(column).length()).max().orElse(0);
    return Math.max(1, Math.max(columns.get(column).length(), widest));
  }
}
