package v7p3r.arena.plot;

import java.util.ArrayList;
import java.util.List;

/** Values with their errors by what is wanted of them, each row on a scale of its own. */
public record Intervals(String title, String note, List<Row> rows) implements Panel {
  public Intervals {
    rows = List.copyOf(rows);
  }

  /**
   * One value.
   *
   * @param low the lower end of its error; infinite where it is open
   * @param high the upper end, likewise
   * @param text the value, as it is to be read
   */
  public record Row(
      String name,
      double value,
      double low,
      double high,
      double goal,
      boolean isReached,
      String text) {}

  @Override
  public List<List<String>> table() {
    List<List<String>> table = new ArrayList<>();
    table.add(List.of("", "value", "from", "to", "goal"));
    for (Row row : rows) {
      table.add(
          List.of(
              row.name,
              row.text,
              NumberText.of(row.low),
              NumberText.of(row.high),
              NumberText.of(row.goal)));
    }
    return table;
  }
}
