package v7p3r.arena.match;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import v7p3r.arena.game.GameRecord;
import v7p3r.arena.game.Termination;
import v7p3r.arena.match.MatchReport.Line;
import v7p3r.arena.match.MatchReport.Test;
import v7p3r.arena.stats.EloText;
import v7p3r.arena.stats.Estimate;
import v7p3r.arena.stats.Sprt;
import v7p3r.arena.stats.Trinomial;
import v7p3r.text.TextTable;

/** A {@link MatchReport} as people and programs read it. */
public final class MatchText {
  private MatchText() {}

  /** Who meets whom on which terms, told before the first game. */
  public static String head(MatchPlan plan) {
    Schedule schedule = Schedule.of(plan);
    List<List<String>> engines = new ArrayList<>();
    for (Entrant entrant : plan.entrants()) {
      List<String> options = new ArrayList<>();
      entrant.engine().options().forEach((name, value) -> options.add(name + "=" + value));
      engines.add(
          List.of(
              "  " + entrant.name(),
              entrant.allowance().toString(),
              String.join(" ", entrant.engine().command()),
              String.join(", ", options)));
    }
    StringBuilder text = new StringBuilder();
    text.append("Match %s: %d games, ".formatted(plan.name(), schedule.games()));
    text.append(plan.concurrency()).append(" at a time\n");
    text.append(
        TextTable.of(
            List.of("  engine", "limit", "command", "options"),
            engines,
            List.of(false, false, false, false)));
    text.append("  openings: ").append(plan.openings().words());
    plan.sprt().ifPresent(sprt -> text.append("\n  test: ").append(hypotheses(sprt)));
    return text.toString();
  }

  /** One game that has ended, on one line. */
  public static String game(int number, GameRecord game, MatchReport report) {
    String incident =
        game.incident().map(one -> " (" + one.player() + " " + one.words() + ")").orElse("");
    return "game %d of %d, %s - %s: %s, %s, %d moves%s"
        .formatted(
            number,
            report.planned(),
            game.white().name(),
            game.black().name(),
            game.ending().result().text(),
            game.ending().words(),
            (game.moves().size() + 1) / 2,
            incident);
  }

  /** One line that says how the match stands, as the first entrant sees it. */
  public static String progress(MatchReport report) {
    Line first = report.first();
    List<String> parts = new ArrayList<>();
    parts.add(first.name() + " " + elo(first));
    report.test().ifPresent(test -> parts.add(ratio(test)));
    parts.add("LOS " + percent(first.estimate().los()));
    parts.add("draws " + percent(first.games().drawRatio()));
    parts.add("forfeits " + report.forfeits());
    parts.add("pairs " + pairs(first));
    parts.add(score(first.games()));
    return String.join("  ", parts);
  }

  /** The same numbers for a narrow place. */
  public static String brief(MatchReport report) {
    Estimate estimate = report.first().estimate();
    List<String> parts = new ArrayList<>();
    parts.add(elo(report.first()).replace(" ± ", "±").replace(", ", ","));
    report
        .test()
        .ifPresent(test -> parts.add(String.format(Locale.ROOT, "LLR %.2f", test.ratio())));
    parts.add("LOS " + wholePercent(estimate.los()));
    parts.add("draws " + wholePercent(report.first().games().drawRatio()));
    parts.add("forfeits " + report.forfeits());
    return String.join(" ", parts);
  }

  /** The whole result on a few lines. */
  public static String summary(MatchReport report) {
    StringBuilder text = new StringBuilder();
    text.append("Match ").append(report.name()).append(": ");
    text.append(report.played()).append(" of ").append(report.planned()).append(" games\n");
    if (report.lines().size() == 2) {
      appendDuel(text, report);
    } else {
      text.append(CrossTable.of(report));
    }
    text.append("White:    ").append(percent(report.white().score())).append(" of the points\n");
    for (Line line : report.lines()) {
      line.forfeits().forEach((why, count) -> text.append(forfeit(line, why, count)));
    }
    if (report.repeated() > 0) {
      text.append(repeated(report));
    }
    report.test().ifPresent(test -> appendTest(text, report, test));
    return text.toString();
  }

  private static String repeated(MatchReport report) {
    return """
    Repeated: %d of %d games were the same as an earlier one, move by move, and count once;
              more openings (--openings) or a clock (--tc) make games differ
    """
        .formatted(report.repeated(), report.played());
  }

  private static void appendDuel(StringBuilder text, MatchReport report) {
    Line first = report.first();
    Estimate estimate = first.estimate();
    text.append(first.name()).append(" against ").append(report.lines().get(1).name());
    text.append(": ").append(score(first.games())).append('\n');
    text.append("Elo:      ").append(EloText.of(estimate));
    if (Double.isFinite(estimate.error())) {
      text.append(" (95 %), normalized ");
      text.append(number(estimate.nElo())).append(" ± ").append(number(estimate.nEloError()));
    }
    text.append(", LOS ").append(percent(estimate.los())).append('\n');
    text.append("Draws:    ").append(percent(first.games().drawRatio())).append(" of games, ");
    text.append(percent(first.pairs().evenRatio())).append(" of pairs shared\n");
    text.append("Pairs:    ").append(pairs(first)).append('\n');
  }

  private static void appendTest(StringBuilder text, MatchReport report, Test test) {
    text.append("SPRT:     ").append(ratio(test)).append(", ");
    text.append(hypotheses(test.sprt())).append('\n');
    text.append("Verdict:  ").append(verdict(report, test)).append('\n');
  }

  private static String hypotheses(Sprt sprt) {
    return "elo0 %s, elo1 %s, %s"
        .formatted(
            plain(sprt.elo0()), plain(sprt.elo1()), sprt.model().name().toLowerCase(Locale.ROOT));
  }

  /** What the sequential test says, in plain words. */
  static String verdict(MatchReport report, Test test) {
    String name = report.first().name();
    Sprt sprt = test.sprt();
    String unit = sprt.model() == Sprt.Model.NORMALIZED ? "normalized Elo" : "Elo";
    return switch (test.verdict()) {
      case OPEN -> "open, the results do not decide yet";
      case ELO0_ACCEPTED ->
          "failed, %s is not %s %s stronger (elo0 accepted)"
              .formatted(name, plain(sprt.elo1()), unit);
      case ELO1_ACCEPTED ->
          "passed, %s is more than %s %s stronger (elo1 accepted)"
              .formatted(name, plain(sprt.elo0()), unit);
    };
  }

  private static String forfeit(Line line, Termination why, int count) {
    String words =
        switch (why) {
          case TIME -> "on time";
          case ILLEGAL_MOVE -> "by an illegal move";
          case CRASH -> "by a crash";
          case SILENCE -> "by silence";
          default -> "because it did not start";
        };
    return "Forfeits: %s lost %d %s%n".formatted(line.name(), count, words);
  }

  private static String score(Trinomial games) {
    return "+%d =%d -%d (%s)"
        .formatted(games.wins(), games.draws(), games.losses(), percent(games.score()));
  }

  private static String elo(Line line) {
    return EloText.hasValue(line.estimate())
        ? "Elo " + EloText.of(line.estimate())
        : EloText.of(line.estimate());
  }

  private static String ratio(Test test) {
    return String.format(
        Locale.ROOT, "LLR %.2f (%.2f, %.2f)", test.ratio(), test.lower(), test.upper());
  }

  static String pairs(Line line) {
    long[] counts = line.pairs().counts();
    return "[%d, %d, %d, %d, %d]".formatted(counts[0], counts[1], counts[2], counts[3], counts[4]);
  }

  static String percent(double ratio) {
    return String.format(Locale.ROOT, "%.1f %%", 100 * ratio);
  }

  private static String wholePercent(double ratio) {
    return Math.round(100 * ratio) + "%";
  }

  private static String number(double value) {
    return String.format(Locale.ROOT, "%.1f", value);
  }

  private static String plain(double value) {
    return value == Math.rint(value) ? Long.toString((long) value) : Double.toString(value);
  }
}
