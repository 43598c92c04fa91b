package v7p3r.arena.match;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import v7p3r.arena.stats.Estimate;
import v7p3r.arena.stats.Pentanomial;
import v7p3r.arena.stats.Trinomial;

class MatchTextTest {
  private static MatchReport.Line line(
      String name, Pentanomial pairs, Map<String, Trinomial> against) {
    return new MatchReport.Line(
        name, pairs.singleGames(), pairs, Estimate.of(pairs), against, Map.of());
  }

  private static MatchReport duel(Pentanomial pairs) {
    return new MatchReport(
        "m",
        (int) pairs.games(),
        (int) pairs.games(),
        0,
        List.of(line("A", pairs, Map.of()), line("B", pairs.reversed(), Map.of())),
        new Trinomial(1, 1, 1),
        Optional.empty());
  }

  @Test
  void whoWinsAllGamesHasNoEstimateAndNoInfiniteNumber() {
    String summary = MatchText.summary(duel(Pentanomial.of(0, 0, 0, 0, 4)));
    assertThat(summary).contains("Elo:      no estimate: all games won, LOS");
    assertThat(summary + MatchText.progress(duel(Pentanomial.of(0, 0, 0, 0, 4))))
        .doesNotContain("inf", "Infinity", "NaN");
    assertThat(MatchText.brief(duel(Pentanomial.of(0, 0, 0, 0, 4)))).doesNotContain("inf");
  }

  @Test
  void fewGamesAreToldWithBothEndsOfTheInterval() {
    assertThat(MatchText.summary(duel(Pentanomial.of(0, 1, 0, 2, 3))))
        .containsPattern("Elo:      \\d+\\.\\d \\[-?\\d+, (\\d+|∞)]");
  }

  @Test
  void severalEnginesGetATableOfEachAgainstEach() {
    Map<String, Trinomial> ofA = Map.of("B", new Trinomial(0, 1, 3), "C", new Trinomial(0, 0, 4));
    Map<String, Trinomial> ofB = Map.of("A", new Trinomial(3, 1, 0), "C", new Trinomial(1, 2, 1));
    Map<String, Trinomial> ofC = Map.of("A", new Trinomial(4, 0, 0), "B", new Trinomial(1, 2, 1));
    MatchReport report =
        new MatchReport(
            "m",
            12,
            12,
            0,
            List.of(
                line("A", Pentanomial.of(0, 0, 0, 1, 3), ofA),
                line("B", Pentanomial.of(1, 1, 2, 0, 0), ofB),
                line("C", Pentanomial.of(2, 0, 2, 0, 0), ofC)),
            new Trinomial(4, 4, 4),
            Optional.empty());
    assertThat(MatchText.summary(report))
        .containsPattern("(?m)^# +engine +Elo +95 % .* 1 +2 +3$")
        .containsPattern("(?m)^1 +A .* - +3.5/4 +4/4$")
        .containsPattern("(?m)^2 +B .* 0.5/4 +- +2/4$")
        .containsPattern("(?m)^3 +C .* 0/4 +2/4 +-$");
  }

  @Test
  void repeatedGamesAreToldOf() {
    MatchReport few = duel(Pentanomial.of(0, 0, 0, 0, 1));
    MatchReport repeated =
        new MatchReport("m", 40, 40, 38, few.lines(), few.white(), Optional.empty());
    assertThat(MatchText.summary(repeated)).contains("Repeated: 38 of 40 games were the same");
    assertThat(MatchText.summary(few)).doesNotContain("Repeated");
  }
}
