package v7p3r.studio.match;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import v7p3r.arena.match.Entrant;
import v7p3r.arena.match.MatchHistory;
import v7p3r.arena.match.MatchPlan;
import v7p3r.arena.match.MatchReport;
import v7p3r.arena.record.KeptIncident;
import v7p3r.arena.stats.Estimate;
import v7p3r.arena.stats.Sprt;
import v7p3r.arena.stats.Trinomial;
import v7p3r.studio.match.MatchState.Cell;

/** Matches as pages show them. */
final class MatchViews {
  private MatchViews() {}

  static MatchState.PlanView plan(MatchPlan plan, int games, String started) {
    List<String> names = plan.entrants().stream().map(Entrant::name).toList();
    String limits =
        String.join(
            " / ",
            plan.entrants().stream()
                .map(entrant -> entrant.allowance().toString())
                .distinct()
                .toList());
    return new MatchState.PlanView(
        question(plan),
        "%s, %s".formatted(limits, plan.openings().words()),
        names,
        games,
        plan.concurrency(),
        plan.openings().words(),
        started);
  }

  static String question(MatchPlan plan) {
    List<String> names = plan.entrants().stream().map(Entrant::name).toList();
    return names.size() == 2
        ? "Is %s stronger than %s?".formatted(names.get(0), names.get(1))
        : "Who is strongest: %s?".formatted(String.join(", ", names));
  }

  static MatchState.Standing standing(MatchReport report, Map<String, Integer> endings) {
    List<MatchState.CrossRow> rows = new ArrayList<>();
    for (MatchReport.Line line : report.lines()) {
      List<Optional<Cell>> cells = new ArrayList<>();
      for (MatchReport.Line other : report.lines()) {
        cells.add(Optional.ofNullable(line.against().get(other.name())).map(MatchViews::cell));
      }
      rows.add(
          new MatchState.CrossRow(
              line.name(),
              line.forfeits().isEmpty() ? "" : "lost by conduct: " + line.forfeits().size(),
              cells,
              finite(line.estimate().elo()),
              finite(line.estimate().error())));
    }
    MatchReport.Line first = report.first();
    Trinomial games = first.games();
    List<Long> pairs = new ArrayList<>();
    for (long count : first.pairs().counts()) {
      pairs.add(count);
    }
    return new MatchState.Standing(
        rows,
        elo(first.estimate()),
        pairs,
        report.test().map(MatchViews::test),
        games.wins(),
        games.draws(),
        games.losses(),
        report.played(),
        report.planned(),
        new LinkedHashMap<>(endings));
  }

  private static Cell cell(Trinomial games) {
    long played = games.wins() + games.draws() + games.losses();
    return new Cell(
        played == 0 ? OptionalDouble.empty() : OptionalDouble.of(games.score()),
        games.wins(),
        games.draws(),
        games.losses());
  }

  private static Optional<MatchState.EloView> elo(Estimate estimate) {
    boolean known =
        Double.isFinite(estimate.elo())
            && Double.isFinite(estimate.low())
            && Double.isFinite(estimate.high());
    return known
        ? Optional.of(
            new MatchState.EloView(estimate.elo(), estimate.low(), estimate.high(), estimate.los()))
        : Optional.empty();
  }

  private static MatchState.TestView test(MatchReport.Test test) {
    return new MatchState.TestView(
        test.ratio(),
        test.lower(),
        test.upper(),
        test.verdict() == Sprt.Verdict.OPEN ? Optional.empty() : Optional.of(test.verdict().name()),
        test.sprt().elo0(),
        test.sprt().elo1());
  }

  private static OptionalDouble finite(double value) {
    return Double.isFinite(value) ? OptionalDouble.of(value) : OptionalDouble.empty();
  }

  static MatchState.Curves curves(MatchHistory history) {
    List<Long> games = new ArrayList<>();
    List<Double> elo = new ArrayList<>();
    List<Double> low = new ArrayList<>();
    List<Double> high = new ArrayList<>();
    List<Double> llr = new ArrayList<>();
    for (MatchHistory.Moment moment : history.moments()) {
      Estimate estimate = moment.estimate();
      if (Double.isFinite(estimate.elo())
          && Double.isFinite(estimate.low())
          && Double.isFinite(estimate.high())) {
        games.add(moment.games());
        elo.add(estimate.elo());
        low.add(estimate.low());
        high.add(estimate.high());
        llr.add(moment.ratio());
      }
    }
    return new MatchState.Curves(games, elo, low, high, llr);
  }

  static List<MatchState.IncidentView> incidents(String match, List<KeptIncident> kept) {
    List<MatchState.IncidentView> views = new ArrayList<>();
    for (int i = 0; i < kept.size(); i++) {
      KeptIncident incident = kept.get(i);
      int number = kept.size() - i;
      views.add(
          new MatchState.IncidentView(
              number,
              incident.game(),
              incident.player(),
              incident.player() + " " + incident.words(),
              incident.kind(),
              !incident.kind().equals("UNFINISHED"),
              "/api/matches/%s/incidents/%d".formatted(match, number)));
    }
    return views;
  }
}
