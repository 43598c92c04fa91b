package v7p3r.arena.match;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import v7p3r.arena.game.Termination;
import v7p3r.arena.stats.Estimate;
import v7p3r.arena.stats.Outcomes;
import v7p3r.arena.stats.Pentanomial;
import v7p3r.arena.stats.Sprt;
import v7p3r.arena.stats.Trinomial;

/** What can be said about a match at one moment: plain values, ready to be printed. */
public record MatchReport(
    String name, int played, int planned, List<Line> lines, Trinomial white, Optional<Test> test) {

  /**
   * How one entrant stands against all its opponents.
   *
   * @param forfeits games lost by conduct, by reason
   */
  public record Line(
      String name,
      Trinomial games,
      Pentanomial pairs,
      Estimate estimate,
      Map<Termination, Integer> forfeits) {}

  /** How the sequential test stands. */
  public record Test(double ratio, double lower, double upper, Sprt sprt, Sprt.Verdict verdict) {}

  static MatchReport of(MatchPlan plan, Schedule schedule, Standings standings) {
    synchronized (standings) {
      List<Line> lines =
          new ArrayList<>(
              IntStream.range(0, plan.entrants().size())
                  .mapToObj(entrant -> line(plan, standings, entrant))
                  .toList());
      if (lines.size() > 2) {
        lines.sort(Comparator.comparingDouble((Line line) -> line.games().score()).reversed());
      }
      return new MatchReport(
          plan.name(),
          standings.total(),
          schedule.games(),
          List.copyOf(lines),
          standings.white(),
          plan.sprt().map(sprt -> test(sprt, standings.pairsOf(0))));
    }
  }

  private static Line line(MatchPlan plan, Standings standings, int entrant) {
    Trinomial games = standings.gamesOf(entrant);
    Pentanomial pairs = standings.pairsOf(entrant);
    Outcomes best = pairs.samples() > 0 ? pairs : games;
    return new Line(
        plan.entrants().get(entrant).name(),
        games,
        pairs,
        Estimate.of(best),
        new LinkedHashMap<>(standings.forfeitsOf(entrant)));
  }

  private static Test test(Sprt sprt, Pentanomial pairs) {
    return new Test(
        sprt.logLikelihoodRatio(pairs),
        sprt.lowerBound(),
        sprt.upperBound(),
        sprt,
        sprt.verdict(pairs));
  }

  /** The first entrant, from whose side the match is told. */
  public Line first() {
    return lines.getFirst();
  }

  public int forfeits() {
    return lines.stream()
        .flatMap(line -> line.forfeits().values().stream())
        .mapToInt(Integer::intValue)
        .sum();
  }

  public boolean isDecided() {
    return test.map(t -> t.verdict() != Sprt.Verdict.OPEN).orElse(false);
  }

  public boolean isComplete() {
    return played == planned || isDecided();
  }
}
