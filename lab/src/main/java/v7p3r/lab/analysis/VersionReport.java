package v7p3r.lab.analysis;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import v7p3r.arena.record.AnalysisQuestion;
import v7p3r.arena.record.MetricsDatabase;
import v7p3r.arena.record.StatsTable;
import v7p3r.arena.record.VersionQuestion;
import v7p3r.arena.stats.EloText;
import v7p3r.arena.stats.Estimate;
import v7p3r.arena.stats.Trinomial;
import v7p3r.lab.report.Block;
import v7p3r.lab.report.DataTable;
import v7p3r.lab.report.Report;

/** The report on versions and options over time, from all that the metrics database holds. */
public final class VersionReport {
  private static final int LEAST_MOVES = 30;
  private static final int MOST_SPOTS = 25;

  private final List<Report.Section> sections = new ArrayList<>();

  private VersionReport() {}

  public static Report of(MetricsDatabase database) throws IOException {
    VersionReport report = new VersionReport();
    report.strength(database.answer(VersionQuestion.STRENGTH));
    report.effort(database.answer(VersionQuestion.EFFORT));
    StatsTable versions = database.answer(AnalysisQuestion.VERSIONS);
    report.accuracy(versions);
    report.spots(database.answer(AnalysisQuestion.SPOTS), versions);
    report.themes(database.answer(AnalysisQuestion.THEMES));
    return new Report(
        "Versions",
        "what matches and analyses in the metrics database say of each version",
        report.sections);
  }

  private void add(String title, String text, String key, List<String> columns, List<Row> rows) {
    List<Block> blocks = new ArrayList<>(List.of(new Block.Text(text)));
    if (rows.isEmpty()) {
      blocks.add(new Block.Text("Nothing is recorded yet."));
    } else {
      blocks.add(
          new Block.Table(
              DataTable.ofTexts(key, "", columns, rows.stream().map(Row::cells).toList())));
    }
    sections.add(new Report.Section(title, blocks));
  }

  /** The cells of a row. */
  private record Row(List<String> cells) {
    static Row of(String... cells) {
      return new Row(List.of(cells));
    }
  }

  private static String text(StatsTable table, int row, String column) {
    Object value = table.value(row, column);
    return value == StatsTable.NOTHING || value.toString().isEmpty() ? "-" : value.toString();
  }

  private static String decimals(StatsTable table, int row, String column, int places) {
    return table.value(row, column) == StatsTable.NOTHING
        ? "-"
        : String.format(Locale.ROOT, "%." + places + "f", table.number(row, column));
  }

  private void strength(StatsTable table) {
    List<Row> rows = new ArrayList<>();
    for (int i = 0; i < table.rows().size(); i++) {
      Estimate estimate =
          Estimate.of(
              new Trinomial(
                  (long) table.number(i, "losses"),
                  (long) table.number(i, "draws"),
                  (long) table.number(i, "wins")));
      rows.add(
          Row.of(
              version(table, i),
              text(table, i, "options"),
              text(table, i, "since"),
              decimals(table, i, "games", 0),
              decimals(table, i, "score_percent", 1) + " %",
              EloText.of(estimate)));
    }
    add(
        "Strength",
        "Elo against the opponents that each version met in stored matches, of single games; the"
            + " oldest first.",
        "strength",
        List.of("version", "options", "since", "games", "score", "Elo"),
        rows);
  }

  private static String version(StatsTable table, int row) {
    return text(table, row, "engine") + " " + text(table, row, "version");
  }

  private void effort(StatsTable table) {
    List<Row> rows = new ArrayList<>();
    for (int i = 0; i < table.rows().size(); i++) {
      rows.add(
          Row.of(
              version(table, i),
              text(table, i, "options"),
              text(table, i, "since"),
              decimals(table, i, "moves", 0),
              decimals(table, i, "depth", 1),
              decimals(table, i, "nps", 0),
              decimals(table, i, "ms_a_move", 0),
              "%s / %s / %s"
                  .formatted(
                      decimals(table, i, "opening", 0),
                      decimals(table, i, "middlegame", 0),
                      decimals(table, i, "endgame", 0)),
              decimals(table, i, "pes", 2)));
    }
    add(
        "Depth, speed and use of effort",
        "From the moves of stored games. Time is told as the shares, in percent, that opening,"
            + " middlegame and endgame had of it.",
        "effort",
        List.of(
            "version",
            "options",
            "since",
            "moves",
            "depth",
            "nodes/s",
            "ms a move",
            "time by phase",
            "PES"),
        rows);
  }

  private void accuracy(StatsTable table) {
    List<Row> rows = new ArrayList<>();
    for (int i = 0; i < table.rows().size(); i++) {
      rows.add(
          Row.of(
              text(table, i, "version"),
              text(table, i, "since"),
              decimals(table, i, "games", 0),
              decimals(table, i, "accuracy", 1),
              decimals(table, i, "acpl", 1),
              decimals(table, i, "blunders", 2),
              decimals(table, i, "first_choice", 1),
              decimals(table, i, "regret", 1)));
    }
    add(
        "Accuracy",
        "From analyzed games ('v7p3r analyse'): by who played, the oldest first.",
        "accuracy",
        List.of(
            "version",
            "since",
            "games",
            "accuracy",
            "ACPL",
            "?? in 100",
            "first choice %",
            "effort regret %"),
        rows);
  }

  /** What a group of moves lost beyond what the version loses in the mean. */
  private record Spot(String version, String name, long moves, double excess, double blunders) {}

  private void spots(StatsTable table, StatsTable versions) {
    Map<String, Double> means = new HashMap<>();
    for (int i = 0; i < versions.rows().size(); i++) {
      means.put(text(versions, i, "version"), versions.number(i, "win_loss"));
    }
    List<Spot> spots = new ArrayList<>();
    for (int i = 0; i < table.rows().size(); i++) {
      String version = text(table, i, "version");
      double more = table.number(i, "win_loss") - means.getOrDefault(version, 0.0);
      long moves = (long) table.number(i, "moves");
      if (moves >= LEAST_MOVES && more > 0) {
        spots.add(
            new Spot(version, text(table, i, "spot"), moves, more, table.number(i, "blunders")));
      }
    }
    spots.sort(Comparator.comparingDouble((Spot spot) -> -spot.excess * spot.moves));
    List<Row> rows =
        spots.stream()
            .limit(MOST_SPOTS)
            .map(
                spot ->
                    Row.of(
                        spot.version + ", " + spot.name,
                        Long.toString(spot.moves),
                        String.format(Locale.ROOT, "%.2f %%", spot.excess),
                        String.format(Locale.ROOT, "%.2f", spot.blunders)))
            .toList();
    add(
        "Weak spots",
        "Where a version gives away more win chances than it does in the mean, by what that costs"
            + " in"
            + " all; groups of %d moves or more.".formatted(LEAST_MOVES),
        "spots",
        List.of("version, where", "moves", "lost more a move", "?? in 100"),
        rows);
  }

  private void themes(StatsTable table) {
    List<Row> rows = new ArrayList<>();
    for (int i = 0; i < table.rows().size(); i++) {
      rows.add(
          Row.of(
              text(table, i, "theme"),
              text(table, i, "own").split(",")[0],
              decimals(table, i, "positions", 0),
              decimals(table, i, "right_percent", 1) + " %",
              String.format(Locale.ROOT, "%+.2f", table.number(i, "gain"))));
    }
    add(
        "Theme ledger",
        "Which themes were right and wrong against references: centipawns that the evaluation"
            + " without search is nearer because the theme spoke.",
        "ledger",
        List.of("theme", "engine", "positions", "right", "centipawns nearer"),
        rows);
  }
}
