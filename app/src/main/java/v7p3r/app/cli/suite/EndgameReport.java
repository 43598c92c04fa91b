package v7p3r.app.cli.suite;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import v7p3r.arena.endgame.EndgameResult;
import v7p3r.arena.endgame.EndgameSummary;
import v7p3r.arena.endgame.EndgameSummary.Rate;
import v7p3r.arena.endgame.EndgameSummary.Row;
import v7p3r.arena.endgame.MaterialClass;
import v7p3r.arena.work.PlainJson;
import v7p3r.text.TextTable;

/** What engines made of endgames, as tables and as data. */
public record EndgameReport(List<String> engines, EndgameSummary summary) {
  private static final String ALL = "all";

  /** A row for each class and goal, a column for each engine. */
  public String table() {
    List<String> columns = new ArrayList<>(List.of("to", "ending", "positions"));
    columns.addAll(engines);
    List<Boolean> numeric = new ArrayList<>(List.of(false, false, true));
    engines.forEach(_ -> numeric.add(true));
    List<List<String>> rows = summary.rows().stream().map(EndgameReport::cells).toList();
    return TextTable.of(columns, rows, numeric);
  }

  private static List<String> cells(Row row) {
    List<String> cells = new ArrayList<>();
    cells.add(word(row));
    cells.add(row.material().map(MaterialClass::words).orElse(ALL));
    cells.add(Long.toString(row.rates().stream().mapToLong(Rate::games).max().orElse(0)));
    for (Rate rate : row.rates()) {
      cells.add("%d  %5.1f %%".formatted(rate.reached(), rate.percent()));
    }
    return cells;
  }

  private static String word(Row row) {
    return row.goal().name().toLowerCase(Locale.ROOT);
  }

  /** Each game that came to less than it was worth. */
  public String failures() {
    StringBuilder text = new StringBuilder();
    for (EndgameResult result : summary.failures()) {
      text.append(
          "%s  %s  %s: %s, %d half moves%n"
              .formatted(
                  result.engine(),
                  result.task().goal().name().toLowerCase(Locale.ROOT),
                  result.task().fen(),
                  result.ending(),
                  result.plies()));
    }
    return text.toString();
  }

  public String toJson() {
    List<Map<String, Object>> rows = new ArrayList<>();
    for (Row row : summary.rows()) {
      for (Rate rate : row.rates()) {
        Map<String, Object> entry = new LinkedHashMap<>();
        entry.put("engine", rate.engine());
        entry.put("goal", word(row));
        entry.put("ending", row.material().map(MaterialClass::words).orElse(ALL));
        entry.put("games", rate.games());
        entry.put("reached", rate.reached());
        entry.put("percent", rate.percent());
        rows.add(entry);
      }
    }
    List<Map<String, Object>> failures = new ArrayList<>();
    for (EndgameResult result : summary.failures()) {
      Map<String, Object> entry = new LinkedHashMap<>();
      entry.put("engine", result.engine());
      entry.put("goal", result.task().goal().name().toLowerCase(Locale.ROOT));
      entry.put("ending", result.task().material().words());
      entry.put("fen", result.task().fen());
      entry.put("end", result.ending());
      entry.put("plies", result.plies());
      failures.add(entry);
    }
    Map<String, Object> all = new LinkedHashMap<>();
    all.put("rates", rows);
    all.put("failures", failures);
    return PlainJson.write(all);
  }
}
