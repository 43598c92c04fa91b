package v7p3r.arena.plot;

import java.util.ArrayList;
import java.util.List;

/**
 * A table whose cells are shaded by their share.
 *
 * @param rowName what the rows are
 * @param columnName what the columns are
 */
public record Heat(
    String title,
    String note,
    String rowName,
    String columnName,
    List<String> rowNames,
    List<String> columnNames,
    List<List<Cell>> cells)
    implements Panel {
  public Heat {
    rowNames = List.copyOf(rowNames);
    columnNames = List.copyOf(columnNames);
    cells = cells.stream().map(List::copyOf).toList();
  }

  /** A share from 0 to 1, and what is written there. */
  public record Cell(double share, String text) {}

  @Override
  public List<List<String>> table() {
    List<List<String>> table = new ArrayList<>();
    List<String> head = new ArrayList<>(List.of(rowName + " \u2193, " + columnName + " \u2192"));
    head.addAll(columnNames);
    table.add(head);
    for (int row = 0; row < rowNames.size(); row++) {
      List<String> line = new ArrayList<>(List.of(rowNames.get(row)));
      cells.get(row).forEach(cell -> line.add(cell.text));
      table.add(line);
    }
    return table;
  }
}
