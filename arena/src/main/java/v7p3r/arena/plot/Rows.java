package v7p3r.arena.plot;

import java.util.ArrayList;
import java.util.List;

/** Names with bars to the right, from zero, each with its number behind it. */
public record Rows(String title, String note, List<Row> rows) implements Panel {
  public Rows {
    rows = List.copyOf(rows);
  }

  /**
   * One bar.
   *
   * @param text its number, as it is to be read
   * @param isMain whether the picture is about this one
   */
  public record Row(String name, double value, String text, boolean isMain) {}

  @Override
  public List<List<String>> table() {
    List<List<String>> table = new ArrayList<>();
    table.add(List.of("", title));
    rows.forEach(row -> table.add(List.of(row.name, row.text)));
    return table;
  }
}
