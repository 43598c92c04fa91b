package v7p3r.arena.plot;

import java.util.ArrayList;
import java.util.List;

/**
 * Bars from zero in groups, one of each series side by side.
 *
 * @param groups what stands below each group
 * @param unit of the heights
 */
public record Bars(String title, String note, String unit, List<String> groups, List<Series> series)
    implements Panel {
  /**
   * One bar a group.
   *
   * @param values NaN where there is none
   */
  public record Series(String name, List<Double> values) {
    public Series {
      values = List.copyOf(values);
    }
  }

  public Bars {
    groups = List.copyOf(groups);
    series = List.copyOf(series);
    for (Series each : series) {
      if (each.values.size() != groups.size()) {
        throw new IllegalArgumentException(
            "%s: expected %d values, found %d"
                .formatted(each.name, groups.size(), each.values.size()));
      }
    }
  }

  @Override
  public List<List<String>> table() {
    List<List<String>> rows = new ArrayList<>();
    List<String> head = new ArrayList<>(List.of(""));
    series.forEach(each -> head.add(each.name + (unit.isEmpty() ? "" : ", " + unit)));
    rows.add(head);
    for (int i = 0; i < groups.size(); i++) {
      List<String> row = new ArrayList<>(List.of(groups.get(i)));
      for (Series each : series) {
        row.add(NumberText.of(each.values.get(i)));
      }
      rows.add(row);
    }
    return rows;
  }
}
