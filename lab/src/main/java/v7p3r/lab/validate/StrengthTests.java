package v7p3r.lab.validate;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import v7p3r.arena.match.MatchReport;
import v7p3r.arena.stats.Estimate;
import v7p3r.lab.validate.Measurement.Subject;

/** What the matches say about strength. */
final class StrengthTests {
  private static final String NO_GAME = "no game was played";
  private static final Subject TOURNAMENT =
      new Subject(
          Section.METRICS,
          "tournament_strength",
          "Elo against off",
          Goal.atLeast(50, "+50, better +100"),
          "Elo");
  private static final Subject PROOF =
      new Subject(
          Section.STRENGTH,
          "elo_against_off",
          "Elo against off",
          Goal.atLeast(25, "+25 or more"),
          "Elo");
  private static final Subject LEARNING =
      new Subject(
          Section.STRENGTH,
          "elo_against_classical",
          "Elo against classical signals",
          Goal.atLeast(0, "0 or more"),
          "Elo");

  private StrengthTests() {}

  static List<Measurement> of(List<StrengthMatch.Outcome> matches) {
    List<Measurement> measurements = new ArrayList<>();
    if (matches.isEmpty()) {
      measurements.add(TOURNAMENT.notMeasured(NO_GAME));
      measurements.add(PROOF.notMeasured(NO_GAME));
    }
    for (StrengthMatch.Outcome match : matches) {
      List<Subject> subjects =
          match.opponent() == Arm.OFF ? List.of(TOURNAMENT, PROOF) : List.of(LEARNING);
      subjects.forEach(subject -> measurements.add(measured(subject, match)));
    }
    return measurements;
  }

  /** Without games there is nothing to say; results that are all alike have no finite Elo. */
  private static Measurement measured(Subject subject, StrengthMatch.Outcome match) {
    MatchReport report = match.report();
    if (report.played() == 0) {
      return subject.notMeasured(NO_GAME);
    }
    Estimate estimate = match.estimate();
    String detail =
        String.format(
            Locale.ROOT,
            "%d of %d games: +%d =%d -%d, likelihood of superiority %.1f %%, %d forfeits",
            report.played(),
            report.planned(),
            report.first().games().wins(),
            report.first().games().draws(),
            report.first().games().losses(),
            100 * estimate.los(),
            report.forfeits());
    if (Double.isInfinite(estimate.elo())) {
      return subject.notMeasured(
          "no estimate: all games %s (%s)".formatted(estimate.elo() > 0 ? "won" : "lost", detail));
    }
    return subject.found(new Interval(estimate.elo(), estimate.low(), estimate.high()), detail);
  }
}
