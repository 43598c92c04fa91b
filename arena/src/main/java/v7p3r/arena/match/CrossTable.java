package v7p3r.arena.match;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import v7p3r.arena.match.MatchReport.Line;
import v7p3r.arena.stats.EloText;
import v7p3r.arena.stats.Trinomial;
import v7p3r.text.TextTable;

/** The table of a match of several engines: how each stands, and points of each against each. */
final class CrossTable {
  private CrossTable() {}

  /** The best on top; opponents have the numbers of their lines. */
  static String of(MatchReport report) {
    List<Line> lines = report.lines();
    List<String> titles =
        new ArrayList<>(List.of("#", "engine", "Elo", "95 %", "LOS", "games", "score", "draws"));
    List<List<String>> rows = new ArrayList<>();
    for (int i = 0; i < lines.size(); i++) {
      titles.add(Integer.toString(i + 1));
      Line line = lines.get(i);
      List<String> row =
          new ArrayList<>(
              List.of(
                  Integer.toString(i + 1),
                  line.name(),
                  EloText.value(line.estimate()),
                  interval(line),
                  MatchText.percent(line.estimate().los()),
                  Long.toString(line.games().games()),
                  MatchText.percent(line.games().score()),
                  MatchText.percent(line.games().drawRatio())));
      lines.forEach(
          other -> row.add(points(line.against().getOrDefault(other.name(), Trinomial.NONE))));
      rows.add(row);
    }
    List<Boolean> right = new ArrayList<>(Collections.nCopies(titles.size(), true));
    right.set(1, false);
    return TextTable.of(titles, rows, right);
  }

  /** Without what the title of the column or the dash beside it say. */
  private static String interval(Line line) {
    return EloText.interval(line.estimate()).replaceAll("no (estimate|interval): |[()]", "");
  }

  /** Such as 2.5/4; a dash where two have not met. */
  private static String points(Trinomial games) {
    if (games.games() == 0) {
      return "-";
    }
    double points = games.wins() + games.draws() / 2.0;
    String text = String.format(Locale.ROOT, "%.1f", points).replace(".0", "");
    return text + "/" + games.games();
  }
}
