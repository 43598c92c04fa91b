package v7p3r.arena.match;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import v7p3r.arena.plot.Chart;
import v7p3r.arena.plot.Curves;
import v7p3r.arena.plot.Curves.Curve;
import v7p3r.arena.plot.Curves.Kind;
import v7p3r.arena.plot.Curves.Level;
import v7p3r.arena.plot.Curves.Meaning;
import v7p3r.arena.plot.Curves.Scale;
import v7p3r.arena.plot.Curves.Spot;
import v7p3r.arena.plot.NumberText;
import v7p3r.arena.plot.Panel;
import v7p3r.arena.record.MetricsDatabase.StoredGame;
import v7p3r.arena.stats.Estimate;
import v7p3r.arena.stats.Pentanomial;
import v7p3r.arena.stats.Sprt;

/** How the estimate of each entrant and the test of a match went, pair by pair. */
public record MatchHistory(MatchPlan plan, List<List<Moment>> courses) {
  /** Enough for a smooth curve, few enough for a small file. */
  private static final int MAX_MOMENTS = 400;

  /**
   * After a number of games in complete pairs.
   *
   * @param ratio the log likelihood ratio, 0 without a test
   */
  public record Moment(long games, Estimate estimate, double ratio) {}

  public MatchHistory {
    courses = courses.stream().map(List::copyOf).toList();
  }

  /** As the first entrant sees it. */
  public List<Moment> moments() {
    return courses.getFirst();
  }

  /** Looks back at games in the order of their numbers. */
  static MatchHistory of(MatchPlan plan, Schedule schedule, List<StoredGame> games) {
    Standings standings = new Standings();
    List<List<Pentanomial>> steps = new ArrayList<>();
    plan.entrants().forEach(_ -> steps.add(new ArrayList<>()));
    for (StoredGame game : games) {
      standings.add(
          schedule.encounter(game.number()), game.result(), game.termination(), game.played());
      for (int entrant = 0; entrant < steps.size(); entrant++) {
        Pentanomial now = standings.pairsOf(entrant);
        List<Pentanomial> before = steps.get(entrant);
        if (now.games() > 0 && (before.isEmpty() || !now.equals(before.getLast()))) {
          before.add(now);
        }
      }
    }
    return new MatchHistory(
        plan, steps.stream().map(course -> moments(plan.sprt(), course)).toList());
  }

  private static List<Moment> moments(Optional<Sprt> sprt, List<Pentanomial> steps) {
    int every = (steps.size() + MAX_MOMENTS - 1) / MAX_MOMENTS;
    List<Moment> moments = new ArrayList<>();
    for (int i = 0; i < steps.size(); i++) {
      if ((steps.size() - 1 - i) % every == 0) {
        moments.add(moment(sprt, steps.get(i)));
      }
    }
    return moments;
  }

  private static Moment moment(Optional<Sprt> sprt, Pentanomial pairs) {
    return new Moment(
        pairs.games(),
        Estimate.of(pairs),
        sprt.map(test -> test.logLikelihoodRatio(pairs)).orElse(0.0));
  }

  /**
   * Elo with its error over the games: of the first of two, or of all; and the ratio of the test
   * between its bounds.
   */
  public Chart chart() {
    List<Panel> panels = new ArrayList<>();
    int shown = plan.entrants().size() == 2 ? 1 : plan.entrants().size();
    for (int entrant = 0; entrant < shown; entrant++) {
      panels.add(elo(entrant));
    }
    plan.sprt().ifPresent(sprt -> panels.add(ratio(sprt)));
    return new Chart("Match " + plan.name(), panels);
  }

  private Panel elo(int entrant) {
    List<Moment> course = courses.get(entrant);
    List<Spot> spots = new ArrayList<>();
    for (Moment moment : course) {
      Estimate estimate = moment.estimate();
      spots.add(Spot.of(moment.games(), estimate.elo(), estimate.low(), estimate.high()));
    }
    String opponents =
        plan.entrants().size() == 2 ? plan.entrants().getLast().name() : "all others";
    return new Curves(
        "Elo of %s against %s".formatted(plan.entrants().get(entrant).name(), opponents),
        "band: 95 % interval",
        Scale.from("games", 0),
        Scale.of("Elo"),
        List.of(new Curve("", Kind.LINE, spots, last(course))),
        List.of(new Level("", 0, Meaning.NEUTRAL)),
        course.isEmpty() ? "no pair of games is complete" : noEstimate(course.getLast()));
  }

  private static String last(List<Moment> course) {
    if (course.isEmpty() || Double.isInfinite(course.getLast().estimate().elo())) {
      return "";
    }
    return NumberText.signed(course.getLast().estimate().elo(), 1);
  }

  private static String noEstimate(Moment moment) {
    return "no estimate: all %d games %s"
        .formatted(moment.games(), moment.estimate().elo() > 0 ? "won" : "lost");
  }

  private Panel ratio(Sprt sprt) {
    List<Spot> spots = new ArrayList<>();
    moments().forEach(moment -> spots.add(Spot.of(moment.games(), moment.ratio())));
    return new Curves(
        "Decision",
        String.format(
            Locale.ROOT,
            "evidence for %s over %s Elo (log-likelihood ratio, %s)",
            NumberText.signed(sprt.elo1(), 1),
            NumberText.of(sprt.elo0()),
            sprt.model().name().toLowerCase(Locale.ROOT)),
        Scale.from("games", 0),
        Scale.of("evidence"),
        List.of(
            new Curve(
                "",
                Kind.LINE,
                spots,
                spots.isEmpty() ? "" : NumberText.signed(spots.getLast().y(), 2))),
        List.of(
            new Level("elo1 accepted", sprt.upperBound(), Meaning.GOOD),
            new Level("elo0 accepted", sprt.lowerBound(), Meaning.BAD)),
        "no pair of games is complete");
  }
}
