package v7p3r.arena.match;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import v7p3r.arena.game.GameRules;
import v7p3r.arena.game.Termination;
import v7p3r.arena.plot.Chart;
import v7p3r.arena.plot.Panel;
import v7p3r.arena.plot.Plot;
import v7p3r.arena.record.MetricsDatabase.StoredGame;
import v7p3r.arena.stats.Estimate;
import v7p3r.arena.stats.Pentanomial;
import v7p3r.arena.stats.Sprt;
import v7p3r.notation.GameResult;

class MatchHistoryTest {
  private static final Sprt TEST = new Sprt(0, 10, 0.05, 0.05, Sprt.Model.LOGISTIC);

  private static MatchPlan plan(int rounds) {
    List<String> limit = List.of("nodes=1");
    return new MatchPlan(
        "history",
        MatchPlan.Format.ROUND_ROBIN,
        List.of(
            EntrantWords.read(limit, List.of("cmd=internal", "name=A")),
            EntrantWords.read(limit, List.of("cmd=internal", "name=B"))),
        rounds,
        OpeningSuite.START,
        GameRules.USUAL,
        Optional.of(TEST),
        1);
  }

  private static MatchHistory history(int pairs) {
    // The first entrant wins with White and draws with Black: three half points a pair.
    List<StoredGame> games =
        IntStream.rangeClosed(1, 2 * pairs)
            .mapToObj(
                number ->
                    new StoredGame(
                        number,
                        number % 2 == 1 ? GameResult.WHITE_WINS : GameResult.DRAW,
                        Termination.CHECKMATE,
                        "game " + number))
            .toList();
    MatchPlan plan = plan(pairs);
    return MatchHistory.of(plan, Schedule.of(plan), games);
  }

  @Test
  void everyPairIsAMoment() {
    MatchHistory history = history(5);
    assertThat(history.moments())
        .extracting(MatchHistory.Moment::games)
        .containsExactly(2L, 4L, 6L, 8L, 10L);
    Pentanomial three = Pentanomial.of(0, 0, 0, 3, 0);
    assertThat(history.moments().get(2).estimate()).isEqualTo(Estimate.of(three));
    assertThat(history.moments().get(2).ratio()).isEqualTo(TEST.logLikelihoodRatio(three));
  }

  @Test
  void longMatchesAreThinnedButKeepTheirEnd() {
    MatchHistory history = history(1500);
    assertThat(history.moments()).hasSizeBetween(200, 400);
    assertThat(history.moments().getLast().games()).isEqualTo(3000);
  }

  @Test
  void theChartHasThePanelOfTheTestOnlyWithATest() {
    assertThat(history(3).chart().panels()).hasSize(2);
    MatchPlan plan = plan(3);
    MatchPlan without =
        new MatchPlan(
            plan.name(),
            plan.format(),
            plan.entrants(),
            plan.rounds(),
            plan.openings(),
            plan.rules(),
            Optional.empty(),
            1);
    assertThat(MatchHistory.of(without, Schedule.of(without), List.of()).chart().panels())
        .hasSize(1);
  }

  @Test
  void theElosOfAllEntrantsOfARoundRobinAreDrawn() {
    MatchPlan two = plan(1);
    List<Entrant> three = new ArrayList<>(two.entrants());
    three.add(EntrantWords.read(List.of("nodes=1"), List.of("cmd=internal", "name=C")));
    MatchPlan plan =
        new MatchPlan(
            two.name(),
            MatchPlan.Format.ROUND_ROBIN,
            three,
            2,
            two.openings(),
            two.rules(),
            Optional.empty(),
            1);
    Schedule schedule = Schedule.of(plan);
    List<StoredGame> games =
        IntStream.rangeClosed(1, schedule.games())
            .mapToObj(
                number ->
                    new StoredGame(
                        number, GameResult.WHITE_WINS, Termination.CHECKMATE, "game " + number))
            .toList();
    assertThat(MatchHistory.of(plan, schedule, games).chart().panels())
        .extracting(Panel::title)
        .containsExactly(
            "Elo of A against all others",
            "Elo of B against all others",
            "Elo of C against all others");
  }

  @Test
  void aMatchThatWasWonToNothingSaysSoInsteadOfAnEmptyFrame() {
    MatchPlan plan = plan(2);
    List<StoredGame> games =
        IntStream.rangeClosed(1, 4)
            .mapToObj(
                number ->
                    new StoredGame(
                        number,
                        number % 2 == 1 ? GameResult.WHITE_WINS : GameResult.BLACK_WINS,
                        Termination.CHECKMATE,
                        "game " + number))
            .toList();
    Chart chart = MatchHistory.of(plan, Schedule.of(plan), games).chart();
    assertThat(Plot.svg(chart)).contains("no estimate: all 4 games won");
  }

  @Test
  void theBandOfTheIntervalIsDrawn() {
    // Pairs of one and a half points and of one point in turn: Elo with an error.
    MatchPlan plan = plan(20);
    List<StoredGame> games =
        IntStream.rangeClosed(1, 40)
            .mapToObj(
                number ->
                    new StoredGame(
                        number,
                        number % 4 == 1 ? GameResult.WHITE_WINS : GameResult.DRAW,
                        Termination.CHECKMATE,
                        "game " + number))
            .toList();
    Chart chart = MatchHistory.of(plan, Schedule.of(plan), games).chart();
    assertThat(Plot.svg(chart)).contains("<polygon");
  }
}
