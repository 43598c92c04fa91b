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

/**
 * What can be said about a match at one moment: plain values, ready to be printed.
 *
 * @param repeated games that were the same as an earlier one and did not count again
 */
public record MatchReport(
    String name,
    int played,
    int planned,
    int repeated,
    List<Line> lines,
    Trinomial white,
    Optional<Test> test) {

  /**
   * How one entrant stands against all its opponents.
   *
   * @param against its games with each opponent
   * @param forfeits games lost by conduct, by reason
   */
  public record Line(
      String name,
      Trinomial games,
      Pentanomial pairs,
      Estimate estimate,
      Map<String, Trinomial> against,
      Map<Termination, Integer> forfeits) {}

  /** How the sequential test stands. */
  public record Test(double ratio, double lower, double upper, Sprt sprt, Sprt.Verdict verdict) {}

  static MatchReport of(MatchPlan plan, Schedule schedule, Standings standings) {
    synchronized (standings) {
      List<Line> lines =
          new ArrayList<>(
              IntStream.range(0, plan.entrants().size())
                  .mapToObj(entrant -> line(plan, schedule, standings, entrant))
                  .toList());
      if (lines.size() > 2) {
        lines.sort(Comparator.comparingDouble((Line line) -> line.games().score()).reversed());
      }
      return new MatchReport(
          plan.name(),
          standings.total(),
          schedule.games(),
          standings.repeated(),
          List.copyOf(lines),
          standings.white(),
          plan.sprt().map(sprt -> test(sprt, standings.pairsOf(0))));
    }
  }

  private static Line line(MatchPlan plan, Schedule schedule, Standings standings, int entrant) {
    Trinomial games = standings.gamesOf(entrant);
    Pentanomial pairs = standings.pairsOf(entrant);
    Outcomes best = pairs.samples() > 0 ? pairs : games;
    return new Line(
        plan.entrants().get(entrant).name(),
        games,
        pairs,
        Estimate.of(best),
        against(plan, schedule, standings, entrant),
        new LinkedHashMap<>(standings.forfeitsOf(entrant)));
  }

  private static Map<String, Trinomial> against(
      MatchPlan plan, Schedule schedule, Standings standings, int entrant) {
    Map<String, Trinomial> against = new LinkedHashMap<>();
    for (Pairing pairing : schedule.pairings()) {
      Trinomial games = standings.games(pairing);
      if (pairing.first() == entrant) {
        against.put(plan.entrants().get(pairing.second()).name(), games);
      } else if (pairing.second() == entrant) {
        against.put(plan.entrants().get(pairing.first()).name(), games.reversed());
      }
    }
    return against;
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
