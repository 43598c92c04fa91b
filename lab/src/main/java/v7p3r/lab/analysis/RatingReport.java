package v7p3r.lab.analysis;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import v7p3r.arena.plot.Chart;
import v7p3r.arena.plot.Curves;
import v7p3r.arena.stats.RatingList;
import v7p3r.lab.report.Block;
import v7p3r.lab.report.DataTable;
import v7p3r.lab.report.Report;

/** The report on a rating list: a table and a picture for each group of connected players. */
public final class RatingReport {
  private static final List<String> COLUMNS =
      List.of("player", "Elo", "95 %", "games", "score", "draws", "opponents", "better than next");

  private RatingReport() {}

  /**
   * @param source where the games come from, in words
   */
  public static Report of(RatingList list, long games, String source) {
    List<Report.Section> sections = new ArrayList<>();
    sections.add(Report.Section.of("", new Block.Facts(facts(list, games))));
    for (int i = 0; i < list.groups().size(); i++) {
      sections.add(section(list, i));
    }
    return new Report("Rating list", source, sections);
  }

  private static List<String> facts(RatingList list, long games) {
    List<String> lines = new ArrayList<>();
    lines.add("%,d games; the ratings under which they are most likely.".formatted(games));
    lines.add(
        list.whiteError() == 0
            ? text("White's advantage: %.0f Elo, as given or not to be told.", list.whiteElo())
            : text("White's advantage: %.0f ± %.0f Elo.", list.whiteElo(), list.whiteError()));
    lines.add(text("Draws between equal players: %.1f %%.", 100 * list.drawRate()));
    lines.add(
        "Errors are those of 95 % and count every game as one of its own; they are relative to the"
            + " anchors, or to the mean of the list.");
    return lines;
  }

  private static Report.Section section(RatingList list, int number) {
    List<RatingList.Entry> entries = list.groups().get(number);
    List<List<String>> rows = entries.stream().map(RatingReport::row).toList();
    String key = list.groups().size() == 1 ? "ratings" : "ratings-" + (number + 1);
    List<Block> blocks = new ArrayList<>();
    if (number > 0) {
      blocks.add(
          new Block.Text("No game connects these players with those above: do not compare."));
    }
    blocks.add(new Block.Table(DataTable.ofTexts(key, "", COLUMNS, rows)));
    blocks.add(new Block.Figure(new Chart("Ratings", List.of(picture(entries)))));
    String title = list.groups().size() == 1 ? "Ratings" : "Ratings of group " + (number + 1);
    return new Report.Section(title, blocks);
  }

  private static List<String> row(RatingList.Entry entry) {
    String elo =
        switch (entry.kind()) {
          case ESTIMATE, ANCHOR -> text("%d", Math.round(entry.elo()));
          case AT_LEAST -> text("≥ %.0f", entry.elo());
          case AT_MOST -> text("≤ %.0f", entry.elo());
          case UNKNOWN -> "-";
        };
    String error =
        switch (entry.kind()) {
          case ESTIMATE -> text("± %.0f", entry.error());
          case ANCHOR -> "anchor";
          case AT_LEAST -> "all won";
          case AT_MOST -> "all lost";
          case UNKNOWN -> "-";
        };
    return List.of(
        entry.name(),
        elo,
        error,
        Long.toString(entry.games()),
        text("%.1f %%", 100 * entry.score()),
        text("%.1f %%", 100.0 * entry.draws() / Math.max(1, entry.games())),
        entry.opponents().isPresent()
            ? text("%d", Math.round(entry.opponents().getAsDouble()))
            : "-",
        entry.superiority().isPresent()
            ? text("%.1f %%", 100 * entry.superiority().getAsDouble())
            : "-");
  }

  private static Curves picture(List<RatingList.Entry> entries) {
    List<Curves.Spot> spots = new ArrayList<>();
    for (int i = 0; i < entries.size(); i++) {
      RatingList.Entry entry = entries.get(i);
      double error = entry.kind() == RatingList.Kind.ESTIMATE ? entry.error() : Double.NaN;
      if (entry.kind() != RatingList.Kind.UNKNOWN) {
        spots.add(
            new Curves.Spot(
                i + 1, entry.elo(), entry.elo() - error, entry.elo() + error, entry.name()));
      }
    }
    return new Curves(
        "Ratings",
        "Elo, with 95 %",
        Curves.Scale.of("place"),
        Curves.Scale.of("Elo"),
        List.of(new Curves.Curve("", Curves.Kind.DOTS, spots)));
  }

  private static String text(String format, Object... values) {
    return String.format(Locale.ROOT, format, values);
  }
}
