package v7p3r.lab.validate;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import v7p3r.arena.match.MatchReport;
import v7p3r.arena.plot.Chart;
import v7p3r.arena.plot.Rows;
import v7p3r.arena.stats.Estimate;
import v7p3r.arena.stats.Pentanomial;
import v7p3r.arena.stats.Trinomial;

/** What few games say about strength. */
class StrengthTestsTest {
  private static final Chart PICTURE =
      new Chart("a match", List.of(new Rows("points", "", List.of())));

  private static List<Measurement> measured(Trinomial games, Pentanomial pairs) {
    MatchReport.Line line =
        new MatchReport.Line("desc", games, pairs, Estimate.of(pairs), Map.of(), Map.of());
    MatchReport report =
        new MatchReport("m", (int) games.games(), 20, 0, List.of(line), games, Optional.empty());
    return StrengthTests.of(List.of(new StrengthMatch.Outcome(Arm.OFF, report, PICTURE)));
  }

  @Test
  void gamesThatWereAllWonGiveNoEstimate() {
    Measurement elo = measured(new Trinomial(0, 0, 4), Pentanomial.of(0, 0, 0, 0, 2)).getFirst();
    assertThat(elo.verdict()).isEqualTo(Verdict.NOT_MEASURED);
    assertThat(elo.detail()).startsWith("no estimate: all games won (4 of 20 games: +4 =0 -0");
  }

  @Test
  void gamesThatWereAllLostGiveNoneEither() {
    Measurement elo = measured(new Trinomial(4, 0, 0), Pentanomial.of(2, 0, 0, 0, 0)).getFirst();
    assertThat(elo.detail()).startsWith("no estimate: all games lost");
  }

  @Test
  void otherResultsHaveAnInterval() {
    Measurement elo = measured(new Trinomial(2, 2, 8), Pentanomial.of(0, 1, 1, 1, 3)).getFirst();
    assertThat(elo.found()).isPresent();
    assertThat(elo.found().orElseThrow().low()).isLessThan(elo.found().orElseThrow().value());
  }
}
