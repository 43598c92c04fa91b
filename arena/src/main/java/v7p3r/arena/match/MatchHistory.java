package v7p3r.arena.match;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.ToDoubleFunction;
import v7p3r.arena.plot.Chart;
import v7p3r.arena.plot.Chart.Band;
import v7p3r.arena.plot.Chart.Curve;
import v7p3r.arena.plot.Chart.Level;
import v7p3r.arena.plot.Chart.Panel;
import v7p3r.arena.plot.Chart.Point;
import v7p3r.arena.record.MetricsDatabase.StoredGame;
import v7p3r.arena.stats.Estimate;
import v7p3r.arena.stats.Pentanomial;
import v7p3r.arena.stats.Sprt;

/** How the estimate and the test of a match went, pair by pair, as the first entrant sees it. */
public record MatchHistory(MatchPlan plan, List<Moment> moments) {
  /** Enough for a smooth curve, few enough for a small file. */
  private static final int MAX_MOMENTS = 400;

  /**
   * After so many games in complete pairs.
   *
   * @param ratio the log likelihood ratio, 0 without a test
   */
  public record Moment(long games, Estimate estimate, double ratio) {}

  public MatchHistory {
    moments = List.copyOf(moments);
  }

  /** Looks back at games in the order of their numbers. */
  static MatchHistory of(MatchPlan plan, Schedule schedule, List<StoredGame> games) {
    Standings standings = new Standings();
    List<Pentanomial> steps = new ArrayList<>();
    Pentanomial last = Pentanomial.NONE;
    for (StoredGame game : games) {
      standings.add(
          schedule.encounter(game.number()), game.result(), game.termination(), game.played());
      Pentanomial now = standings.pairsOf(0);
      if (!now.equals(last)) {
        steps.add(now);
        last = now;
      }
    }
    int every = (steps.size() + MAX_MOMENTS - 1) / MAX_MOMENTS;
    List<Moment> moments = new ArrayList<>();
    for (int i = 0; i < steps.size(); i++) {
      if ((steps.size() - 1 - i) % every == 0) {
        moments.add(moment(plan.sprt(), steps.get(i)));
      }
    }
    return new MatchHistory(plan, moments);
  }

  private static Moment moment(Optional<Sprt> sprt, Pentanomial pairs) {
    return new Moment(
        pairs.games(),
        Estimate.of(pairs),
        sprt.map(test -> test.logLikelihoodRatio(pairs)).orElse(0.0));
  }

  /** Elo with its error over the games, and the ratio of the test between its bounds. */
  public Chart chart() {
    List<Panel> panels = new ArrayList<>();
    panels.add(
        new Panel(
            "Elo of " + plan.entrants().getFirst().name() + ", with 95 % interval",
            curve(moment -> moment.estimate().elo()),
            Optional.of(
                new Band(
                    curve(moment -> moment.estimate().low()),
                    curve(moment -> moment.estimate().high()))),
            List.of(new Level("", 0))));
    plan.sprt().ifPresent(sprt -> panels.add(ratio(sprt)));
    return new Chart("Match " + plan.name(), "games", panels);
  }

  private Panel ratio(Sprt sprt) {
    return new Panel(
        String.format(
            Locale.ROOT,
            "log likelihood ratio, elo0 %s, elo1 %s (%s)",
            sprt.elo0(),
            sprt.elo1(),
            sprt.model().name().toLowerCase(Locale.ROOT)),
        curve(Moment::ratio),
        Optional.empty(),
        List.of(
            new Level("elo1 accepted", sprt.upperBound()),
            new Level("elo0 accepted", sprt.lowerBound())));
  }

  private Curve curve(ToDoubleFunction<Moment> value) {
    return new Curve(
        moments.stream()
            .map(moment -> new Point(moment.games(), value.applyAsDouble(moment)))
            .toList());
  }
}
