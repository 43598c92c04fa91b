package v7p3r.lab.analysis;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import v7p3r.arena.plot.Bars;
import v7p3r.arena.plot.Chart;
import v7p3r.arena.suite.SolveSummary;
import v7p3r.arena.suite.SolveSummary.Kind;
import v7p3r.lab.report.Block;
import v7p3r.lab.report.DataTable;
import v7p3r.lab.report.Report;

/** The report on solved suites and puzzles. */
public final class SolveReport {
  private SolveReport() {}

  public static Report of(SolveSummary summary) {
    List<Report.Section> sections = new ArrayList<>();
    if (!summary.ratings().isEmpty()) {
      List<Block.KeyFigure> figures = new ArrayList<>();
      summary
          .ratings()
          .forEach(
              rating ->
                  figures.add(
                      new Block.KeyFigure(
                          "Puzzle rating of " + rating.engine(),
                          rating.rating().toString(),
                          rating.puzzles() + " puzzles, 95 % interval")));
      sections.add(
          Report.Section.of(
              "",
              new Block.KeyFigures(figures),
              new Block.Text("A rating by puzzles is not a rating of games.")));
    }
    add(sections, summary, Kind.SUITE, "By suite", "suite");
    add(sections, summary, Kind.RATING, "By rating of the puzzle", "rating");
    add(sections, summary, Kind.THEME, "By theme", "theme");
    return new Report("What was solved", "each answer with " + summary.limit(), sections);
  }

  private static void add(
      List<Report.Section> sections, SolveSummary summary, Kind kind, String title, String what) {
    List<SolveSummary.Row> rows =
        summary.rows().stream().filter(row -> row.kind() == kind).toList();
    if (rows.isEmpty()) {
      return;
    }
    List<Block> blocks = new ArrayList<>();
    List<String> groups = rows.stream().map(SolveSummary.Row::group).distinct().toList();
    if (kind == Kind.RATING && groups.size() > 1) {
      blocks.add(new Block.Figure(new Chart("", List.of(bars(rows, groups)))));
    }
    boolean scored = rows.stream().anyMatch(row -> row.most() > 0);
    List<List<String>> cells = new ArrayList<>();
    for (SolveSummary.Row row : rows) {
      List<String> line =
          new ArrayList<>(
              List.of(
                  row.group(),
                  row.engine(),
                  row.solved() + " of " + row.tried(),
                  text("%.1f %%", row.share())));
      if (scored) {
        line.add(row.most() == 0 ? "-" : text("%.1f %%", 100.0 * row.points() / row.most()));
        line.add(
            row.strategicRating().isPresent()
                ? text("%.0f", row.strategicRating().getAsDouble())
                : "-");
      }
      cells.add(line);
    }
    List<String> columns = new ArrayList<>(List.of(what, "engine", "solved", "share"));
    if (scored) {
      columns.addAll(List.of("points", "STS rating"));
    }
    blocks.add(new Block.Table(DataTable.ofTexts(what, "", columns, cells)));
    sections.add(new Report.Section(title, blocks));
  }

  private static Bars bars(List<SolveSummary.Row> rows, List<String> groups) {
    List<Bars.Series> series = new ArrayList<>();
    for (String engine : rows.stream().map(SolveSummary.Row::engine).distinct().toList()) {
      series.add(
          new Bars.Series(
              engine,
              rows.stream()
                  .filter(row -> row.engine().equals(engine))
                  .map(SolveSummary.Row::share)
                  .toList()));
    }
    return new Bars("Solved by rating of the puzzle", "percent", "%", groups, series);
  }

  private static String text(String format, Object value) {
    return String.format(Locale.ROOT, format, value);
  }
}
