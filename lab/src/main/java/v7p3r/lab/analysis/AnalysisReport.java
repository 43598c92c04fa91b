package v7p3r.lab.analysis;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.OptionalDouble;
import v7p3r.arena.analysis.AnalysisPlan;
import v7p3r.arena.analysis.AnalysisSummary;
import v7p3r.arena.analysis.CriticalDifference;
import v7p3r.arena.analysis.Dimension;
import v7p3r.arena.analysis.GroupRow;
import v7p3r.arena.analysis.NotedMove;
import v7p3r.arena.analysis.Numbers;
import v7p3r.arena.analysis.PlayerRow;
import v7p3r.arena.analysis.Profile;
import v7p3r.arena.plot.Bars;
import v7p3r.arena.plot.Chart;
import v7p3r.arena.plot.Panel;
import v7p3r.lab.report.Block;
import v7p3r.lab.report.DataTable;
import v7p3r.lab.report.Report;

/** The report on analyzed games. */
public final class AnalysisReport {
  private static final int MOST_ROWS = 25;
  private static final int MOST_PLAYERS = 40;
  private static final int EXPLAINED = 5;
  private static final int THEMES = 8;

  private final AnalysisSummary summary;
  private final Profile profile;
  private final List<Report.Section> sections = new ArrayList<>();

  private AnalysisReport(AnalysisSummary summary, Profile profile) {
    this.summary = summary;
    this.profile = profile;
  }

  public static Report of(AnalysisSummary summary, AnalysisPlan plan) {
    AnalysisReport report = new AnalysisReport(summary, plan.profile());
    report.overview();
    report.players();
    report.pictures();
    report.groups();
    report.differences();
    report.moves();
    report.effort();
    report.tables();
    report.ledger();
    report.origin();
    return new Report(
        "Analysis of " + counted(summary.games(), "game"),
        "judged by " + summary.judge() + "; profile " + summary.profile(),
        report.sections);
  }

  private static String counted(long count, String what) {
    return count + " " + what + (count == 1 ? "" : "s");
  }

  private static String text(String format, Object... values) {
    return String.format(Locale.ROOT, format, values);
  }

  private void add(String title, List<Block> blocks) {
    sections.add(new Report.Section(title, blocks));
  }

  private void overview() {
    Numbers all = summary.all();
    List<Block.KeyFigure> figures = new ArrayList<>();
    figures.add(
        new Block.KeyFigure(
            "Accuracy of a move", text("%.1f %%", all.accuracy()), counted(all.moves(), "move")));
    figures.add(
        new Block.KeyFigure("Centipawns lost a move", text("%.1f", all.centipawnLoss()), "ACPL"));
    figures.add(
        new Block.KeyFigure(
            "Blunders in 100 moves",
            text("%.2f", all.blunderRate()),
            text("%d mistakes, %d inaccuracies", all.mistakes(), all.inaccuracies())));
    if (all.counted() > 0) {
      figures.add(
          new Block.KeyFigure(
              "First choice of the engine",
              share(all.first(), all.counted()),
              text(
                  "top two %s, top three %s",
                  share(all.second(), all.counted()), share(all.third(), all.counted()))));
    }
    List<Block> blocks = new ArrayList<>(List.of(new Block.KeyFigures(figures)));
    if (!summary.hasReference()) {
      blocks.add(
          new Block.Text(
              "There was no reference: V7P3R judged by its own scores, so its own errors of"
                  + " judgement are not seen."));
    }
    add("", blocks);
  }

  private static String share(long part, long whole) {
    return whole == 0 ? "-" : text("%.1f %%", 100.0 * part / whole);
  }

  private static String number(OptionalDouble value) {
    return value.isPresent() ? text("%.1f", value.getAsDouble()) : "-";
  }

  private void players() {
    List<List<String>> rows = new ArrayList<>();
    for (PlayerRow row : summary.players().stream().limit(MOST_PLAYERS).toList()) {
      Numbers numbers = row.numbers();
      rows.add(
          List.of(
              row.player().equals(row.version())
                  ? row.player()
                  : row.player() + " (" + row.version() + ")",
              Long.toString(row.games()),
              number(row.accuracy()),
              number(row.adjusted()),
              text("%.1f", numbers.centipawnLoss()),
              "%d / %d / %d"
                  .formatted(numbers.inaccuracies(), numbers.mistakes(), numbers.blunders()),
              share(numbers.first(), numbers.counted()),
              row.regret().isPresent() ? number(row.regret()) + " %" : "-"));
    }
    List<Block> blocks = new ArrayList<>();
    blocks.add(
        new Block.Table(
            DataTable.ofTexts(
                "players",
                "",
                List.of(
                    "player",
                    "games",
                    "accuracy",
                    "PES-adjusted",
                    "ACPL",
                    "?! / ? / ??",
                    "first choice",
                    "effort regret"),
                rows)));
    blocks.add(
        new Block.Text(
            "Accuracy is the mean of the games. PES-adjusted accuracy is the mean of the moves,"
                + " corrected by how hard the positions were: who does on hard and easy positions"
                + " what everybody did has the mean of all. Effort regret is the share of the"
                + " thinking time that went to moves where less was at stake than elsewhere."
                + left(summary.players().size() - MOST_PLAYERS, "player")));
    add("Players", blocks);
  }

  private static String left(int more, String what) {
    return more <= 0 ? "" : " " + counted(more, what) + " with fewer moves are in the JSON file.";
  }

  private void groups() {
    for (Dimension dimension : Dimension.values()) {
      List<GroupRow> groups =
          summary.groups().stream().filter(row -> row.dimension() == dimension).toList();
      if (!groups.isEmpty() && (dimension != Dimension.VERSION || hasVersions())) {
        add("By " + dimension.title(), groupBlocks(dimension, groups));
      }
    }
  }

  /** Otherwise versions are the players once more. */
  private boolean hasVersions() {
    return summary.players().stream().anyMatch(row -> !row.version().equals(row.player()));
  }

  private static List<Block> groupBlocks(Dimension dimension, List<GroupRow> groups) {
    List<Block> blocks = new ArrayList<>();
    List<GroupRow> shown = groups.stream().limit(MOST_ROWS).toList();
    List<List<String>> rows = new ArrayList<>();
    for (GroupRow row : shown) {
      Numbers numbers = row.numbers();
      rows.add(
          List.of(
              row.group(),
              Long.toString(numbers.moves()),
              text("%.1f", numbers.accuracy()),
              text("%.1f", numbers.centipawnLoss()),
              text("%.2f", numbers.blunderRate()),
              share(numbers.first(), numbers.counted()),
              share(numbers.third(), numbers.counted())));
    }
    blocks.add(
        new Block.Table(
            DataTable.ofTexts(
                dimension.name().toLowerCase(Locale.ROOT),
                "",
                List.of(
                    dimension.title(),
                    "moves",
                    "accuracy",
                    "ACPL",
                    "?? in 100",
                    "first choice",
                    "top three"),
                rows)));
    if (groups.size() > shown.size()) {
      blocks.add(new Block.Text(left(groups.size() - shown.size(), "group").strip()));
    }
    return blocks;
  }

  /** One small picture for each way to group moves that has few groups. */
  private void pictures() {
    List<Panel> panels = new ArrayList<>();
    for (Dimension dimension : Dimension.values()) {
      List<GroupRow> groups =
          summary.groups().stream().filter(row -> row.dimension() == dimension).toList();
      if (!dimension.isOpen() && groups.size() > 1) {
        panels.add(
            new Bars(
                "By " + dimension.title(),
                "less is better",
                "",
                groups.stream().map(GroupRow::group).toList(),
                List.of(
                    new Bars.Series(
                        "ACPL",
                        groups.stream().map(row -> row.numbers().centipawnLoss()).toList()))));
      }
    }
    if (!panels.isEmpty()) {
      add(
          "Where centipawns are lost",
          List.of(new Block.Figure(new Chart("Centipawns lost a move (ACPL)", panels))));
    }
  }

  private void differences() {
    if (summary.differences().isEmpty()) {
      return;
    }
    List<Block> blocks = new ArrayList<>();
    blocks.add(
        new Block.Text(
            "Positions that V7P3R and the reference see most differently, by the win chances that"
                + " their scores stand for. Scores are White's."));
    List<List<String>> rows = new ArrayList<>();
    for (CriticalDifference difference : summary.differences()) {
      rows.add(
          List.of(
              difference.place(),
              difference.own().toString(),
              difference.reference().toString(),
              text("%.0f %%", difference.gap()),
              difference.ownLine(),
              difference.referenceLine(),
              difference.fen()));
    }
    blocks.add(
        new Block.Table(
            DataTable.ofTexts(
                "differences",
                "",
                List.of(
                    "position",
                    "V7P3R",
                    "reference",
                    "apart",
                    "V7P3R's line",
                    "reference's line",
                    "FEN"),
                rows)));
    for (CriticalDifference difference : summary.differences().stream().limit(EXPLAINED).toList()) {
      blocks.add(new Block.Table(themes(difference)));
    }
    add("Critical differences of score", blocks);
  }

  private static DataTable themes(CriticalDifference difference) {
    List<List<String>> rows = new ArrayList<>();
    difference.themes().stream()
        .limit(THEMES)
        .forEach(share -> rows.add(List.of(share.theme(), text("%+.0f", share.centipawns()))));
    return DataTable.ofTexts(
        "themes",
        "%s: %+d centipawns without search; V7P3R %s, reference %s"
            .formatted(
                difference.place(),
                difference.staticScore(),
                difference.own(),
                difference.reference()),
        List.of("theme", "centipawns for White"),
        rows);
  }

  private void moves() {
    addMoves("The moves that gave most away", "win chances lost", "%.0f %%", summary.worst());
    addMoves("Missed mates", "mate in", "%.0f", summary.missedMates());
    if (summary.inTrouble().moves() > 0) {
      Numbers trouble = summary.inTrouble();
      Numbers quiet = summary.quiet();
      add(
          "Time trouble",
          List.of(
              new Block.KeyFigures(
                  List.of(
                      new Block.KeyFigure(
                          "Blunders in 100 moves with a tenth of the clock or less",
                          text("%.2f", trouble.blunderRate()),
                          text("with more: %.2f", quiet.blunderRate())),
                      new Block.KeyFigure(
                          "ACPL there",
                          text("%.1f", trouble.centipawnLoss()),
                          text("with more: %.1f", quiet.centipawnLoss())),
                      new Block.KeyFigure(
                          "Moves there",
                          Long.toString(trouble.moves()),
                          counted(quiet.moves(), "other"))))));
    }
  }

  private void addMoves(String title, String what, String format, List<NotedMove> moves) {
    if (!moves.isEmpty()) {
      add(title, List.of(new Block.Table(moveTable(title, what, format, moves))));
    }
  }

  private static DataTable moveTable(
      String title, String what, String format, List<NotedMove> moves) {
    List<List<String>> rows = new ArrayList<>();
    for (NotedMove move : moves) {
      rows.add(
          List.of(
              move.place() + " " + move.move(),
              move.player(),
              text(format, move.value()),
              move.best(),
              move.fen()));
    }
    return DataTable.ofTexts(
        title.toLowerCase(Locale.ROOT).replace(' ', '-'),
        "",
        List.of("move", "player", what, "best", "FEN"),
        rows);
  }

  private void effort() {
    if (summary.wasted().isEmpty() && summary.hurried().isEmpty()) {
      return;
    }
    List<Block> blocks = new ArrayList<>();
    blocks.add(
        new Block.Text(
            "What is at stake in a move is the difference in win chances between the first and the"
                + " last of the engine's choices. A side without regret gives every move the share"
                + " of its time that the move has of all that is at stake."));
    if (!summary.wasted().isEmpty()) {
      blocks.add(
          new Block.Table(
              moveTable("Wasted seconds", "seconds too many", "%.1f", summary.wasted())));
    }
    if (!summary.hurried().isEmpty()) {
      blocks.add(
          new Block.Table(
              moveTable("Missing seconds", "seconds too few", "%.1f", summary.hurried())));
    }
    add("Effort regret: most wasted seconds, and bad moves for want of them", blocks);
  }

  private void tables() {
    if (summary.byTables() == 0) {
      return;
    }
    List<Block> blocks = new ArrayList<>();
    blocks.add(
        new Block.Text(
            "Tablebases know %s of these games; %s of them gave half a point or more away."
                .formatted(
                    counted(summary.byTables(), "move"), counted(summary.tableErrors(), "move"))));
    if (!summary.tableMoves().isEmpty()) {
      blocks.add(
          new Block.Table(
              moveTable("Tablebase truth", "points lost", "%.1f", summary.tableMoves())));
    }
    add("Tablebase truth", blocks);
  }

  private void ledger() {
    if (summary.ledger().isEmpty()) {
      return;
    }
    List<List<Object>> rows = new ArrayList<>();
    summary
        .ledger()
        .forEach(
            entry ->
                rows.add(
                    List.of(
                        entry.theme(),
                        entry.positions(),
                        share(entry.right(), entry.positions()),
                        text("%+.2f", entry.gain()))));
    add(
        "Theme ledger",
        List.of(
            new Block.Text(
                "Which themes of V7P3R's evaluation were right against the reference: by how many"
                    + " centipawns the evaluation without search is nearer to it because the theme"
                    + " spoke, in the mean of the positions where it did."),
            new Block.Table(
                new DataTable(
                    "ledger",
                    "",
                    List.of("theme", "positions", "right", "centipawns nearer"),
                    rows))));
  }

  private void origin() {
    List<String> facts = new ArrayList<>();
    facts.add("judged by " + summary.judge());
    facts.add("V7P3R: " + summary.own());
    facts.add("profile " + summary.profile() + ": " + profile.bounds());
    facts.add("win chances: slope " + summary.slope() + " for each centipawn (Lichess)");
    if (summary.fittedSlope().isPresent()) {
      facts.add(
          text(
              "V7P3R's centipawns mean the same at slope %.5f, fitted to these games",
              summary.fittedSlope().getAsDouble()));
    }
    facts.add(
        "first choice, top two, top three: without the first ten moves, without forced moves (the"
            + " second choice more than 50 centipawns worse), without decided positions (beyond 500"
            + " centipawns)");
    if (summary.untimed() > 0) {
      facts.add(counted(summary.untimed(), "move") + " without a clock");
    }
    add("How it was done", List.of(new Block.Facts(facts)));
  }
}
