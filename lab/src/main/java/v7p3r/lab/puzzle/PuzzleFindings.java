package v7p3r.lab.puzzle;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalDouble;
import v7p3r.lab.report.Block;
import v7p3r.lab.report.DataTable;
import v7p3r.lab.report.Report;

/**
 * What failures taught, as plain data.
 *
 * @param solved of the lesson, with the weights in use
 * @param failed problems with a right move that was not played
 * @param gaps what themes say of the right move against the played one
 * @param passedOver changes that were not tried, because the validation loss grows with them
 * @param trials changes that were tried, in their order
 * @param suggestion the smallest change that passed the guard
 */
public record PuzzleFindings(
    String lesson,
    long nodes,
    int solved,
    int problems,
    int failed,
    List<ThemeGap> gaps,
    int passedOver,
    List<Trial> trials,
    Optional<Trial> suggestion) {
  /** A gain that is worth a match. */
  private static final double ELO = 3;

  private static final double DEVIATION = 0.4;
  private static final double NORMAL_95 = 1.959964;

  /**
   * What a theme says, at the ends of the lines, of the right move against the played one.
   *
   * @param positions in which it says different things of the two
   * @param against in how many of these it speaks for the played move
   * @param centipawns for the right move in the mean of all failures
   */
  public record ThemeGap(String theme, int positions, int against, double centipawns) {}

  /**
   * A change and what came of it.
   *
   * @param repaired failures of the lesson that are solved with it
   * @param lesson all that is solved of the lesson with it
   * @param guard what is solved of the guards with it; before, with the weights in use. After one
   *     that gets worse no other is asked, and none is if the lesson does not get better
   */
  public record Trial(
      String change,
      int repaired,
      int lesson,
      int guard,
      int guardBefore,
      OptionalDouble loss,
      OptionalDouble lossBefore,
      String verdict) {}

  public PuzzleFindings {
    gaps = List.copyOf(gaps);
    trials = List.copyOf(trials);
  }

  /** Games after which a gain of a few Elo can be told from none. */
  public static long gamesToConfirm() {
    double points = ELO * Math.log(10) / 400 / 4;
    return Math.round(Math.pow(NORMAL_95 * DEVIATION / points, 2) / 100) * 100;
  }

  public Report toReport() {
    List<Report.Section> sections = new ArrayList<>();
    sections.add(
        Report.Section.of(
            "",
            new Block.KeyFigures(
                List.of(
                    new Block.KeyFigure(
                        "Solved of " + lesson,
                        solved + " of " + problems,
                        nodes + " nodes for each answer"),
                    new Block.KeyFigure(
                        "Changes tried",
                        Integer.toString(trials.size()),
                        "one weight each; passed over for their validation loss: " + passedOver))),
            new Block.Text(verdict())));
    List<List<String>> rows = new ArrayList<>();
    gaps.forEach(
        gap ->
            rows.add(
                List.of(
                    gap.theme(),
                    text("%+.1f", gap.centipawns()),
                    Integer.toString(gap.positions()),
                    Integer.toString(gap.against()))));
    sections.add(
        Report.Section.of(
            "What themes say of the right move against the played one",
            new Block.Text(
                "At the ends of the lines that follow the two moves, in centipawns for who solves;"
                    + " what is negative spoke for the wrong move."),
            new Block.Table(
                DataTable.ofTexts(
                    "themes",
                    "",
                    List.of("theme", "centipawns for the right move", "positions", "against it"),
                    rows))));
    List<List<String>> tried = new ArrayList<>();
    trials.forEach(
        trial ->
            tried.add(
                List.of(
                    trial.change(),
                    Integer.toString(trial.repaired()),
                    trial.lesson() + " (" + solved + ")",
                    guard(trial),
                    loss(trial),
                    trial.verdict())));
    sections.add(
        Report.Section.of(
            "Changes",
            new Block.Table(
                DataTable.ofTexts(
                    "changes",
                    "With the weights in use in brackets",
                    List.of("change", "repaired", "lesson", "guards", "validation loss", "verdict"),
                    tried))));
    return new Report("What failures teach", lesson, sections);
  }

  private String verdict() {
    return suggestion
            .map(trial -> "The smallest change that repairs and passes: " + trial.change() + ".")
            .orElse("No change that was tried repairs a failure and passes the guard.")
        + " A suite says little of strength: a match of about %d games tells a gain of %.0f Elo from"
            .formatted(gamesToConfirm(), ELO)
        + " none.";
  }

  private static String guard(Trial trial) {
    return trial.guardBefore() == 0 ? "-" : trial.guard() + " (" + trial.guardBefore() + ")";
  }

  private static String loss(Trial trial) {
    return trial.loss().isEmpty()
        ? "-"
        : text("%.7f", trial.loss().getAsDouble())
            + text(" (%.7f)", trial.lossBefore().getAsDouble());
  }

  private static String text(String format, double value) {
    return String.format(Locale.ROOT, format, value);
  }
}
