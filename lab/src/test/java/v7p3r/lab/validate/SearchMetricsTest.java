package v7p3r.lab.validate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;
import static v7p3r.lab.validate.Searches.desc;
import static v7p3r.lab.validate.Searches.ended;
import static v7p3r.lab.validate.Searches.off;
import static v7p3r.lab.validate.Searches.position;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import org.junit.jupiter.api.Test;
import v7p3r.search.Value;

/** The expected numbers are worked out by hand. */
class SearchMetricsTest {
  private static final Bootstrap BOOTSTRAP = new Bootstrap(200, 1);

  /** Two hard positions, two easy ones: off always takes 0.4 s, 1000 nodes and reaches 10. */
  private static final List<SearchedPosition> FOUR =
      List.of(
          position("a", desc("m", 12, 2100, 0.8, 0.70), off("m", 10, 1000, 0.4)),
          position("b", desc("m", 11, 1900, 0.6, 0.90), off("m", 10, 1000, 0.4)),
          position("c", desc("m", 8, 200, 0.1, 0.10, 9, 9, 0, 10, 40), off("m", 10, 1000, 0.4)),
          position("d", desc("m", 9, 300, 0.1, 0.15, 9, 9, 20, 0), off("m", 10, 1000, 0.4)));

  private static Measurement measured(List<SearchedPosition> positions, String key) {
    List<SearchedGame> games =
        List.of(
            new SearchedGame(0, positions.subList(0, positions.size() / 2)),
            new SearchedGame(1, positions.subList(positions.size() / 2, positions.size())));
    return new SearchMetrics(games, BOOTSTRAP)
        .all().stream().filter(each -> each.key().equals(key)).findFirst().orElseThrow();
  }

  private static double value(String key) {
    return measured(FOUR, key).found().orElseThrow().value();
  }

  @Test
  void effectiveSpeedCountsOnlyWhatReachesTheUsualDepth() {
    // DESC: 4500 nodes in 1.6 s, two of four reach depth 10; off: 4000 in 1.6 s, all of them.
    assertThat(SearchMetrics.effectiveSpeed(FOUR, Arm.DESC, 10))
        .isCloseTo(2812.5 * 0.5, within(1e-6));
    assertThat(SearchMetrics.effectiveSpeed(FOUR, Arm.OFF, 10)).isCloseTo(2500, within(1e-6));
    assertThat(value("effective_nps")).isCloseTo(100 * (1406.25 / 2500 - 1), within(1e-6));
    assertThat(measured(FOUR, "effective_nps").verdict()).isEqualTo(Verdict.MISSED);
  }

  @Test
  void quickMovesAreCountedInPoints() {
    // The bound is 0.2 s, which is also half the mean of off; two of four moves of DESC are
    // quicker.
    assertThat(value("time_savings")).isCloseTo(50, within(1e-9));
    assertThat(measured(FOUR, "time_savings").verdict()).isEqualTo(Verdict.MET);
  }

  @Test
  void whereAllMovesAreQuickTheBoundIsHalfTheMeanOfOff() {
    List<SearchedPosition> bullet =
        List.of(
            position("a", desc("m", 5, 10, 0.009, 0.1), off("m", 5, 10, 0.02)),
            position("b", desc("m", 5, 10, 0.030, 0.9), off("m", 5, 10, 0.02)));
    assertThat(measured(bullet, "time_savings").found().orElseThrow().value())
        .isCloseTo(50, within(1e-9));
    assertThat(measured(bullet, "time_savings").detail()).contains("0.010 s");
  }

  @Test
  void hardByEasyIsARatioOfMeans() {
    assertThat(value("resource_allocation")).isCloseTo(7, within(1e-9)); // 0.7 s by 0.1 s
    assertThat(measured(FOUR, "resource_allocation").detail())
        .contains("desc 7.00", "off 1.00", "2 hard, 2 easy");
  }

  @Test
  void theDetailsTellWhatTheLastPesGives() {
    List<SearchedPosition> turned =
        List.of(
            position("a", ended(desc("m", 12, 1, 0.9, 0.70), 0.5), off("m", 10, 1, 0.4)),
            position("b", ended(desc("m", 12, 1, 0.8, 0.30), 0.7), off("m", 10, 1, 0.4)),
            position("c", ended(desc("m", 9, 1, 0.2, 0.50), 0.1), off("m", 10, 1, 0.4)),
            position("d", ended(desc("m", 8, 1, 0.1, 0.10), 0.3), off("m", 10, 1, 0.4)));
    assertThat(measured(turned, "resource_allocation").detail())
        .contains(
            "desc 9.00", "by the last PES of the search: desc 4.00, off 1.00; 1 hard, 1 easy");
    assertThat(measured(turned, "turbo_time").detail())
        .contains("by the last PES of the search: desc 0.200, off 0.400");
    assertThat(measured(turned, "hard_depth_gain").detail())
        .contains("by the last PES of the search: desc 12.00, off 10.00");
  }

  @Test
  void whereNoSearchEndsHardTheDetailsSayNone() {
    List<SearchedPosition> calmed =
        List.of(
            position("a", ended(desc("m", 12, 1, 0.9, 0.70), 0.5), off("m", 10, 1, 0.4)),
            position("d", desc("m", 8, 1, 0.1, 0.10), off("m", 10, 1, 0.4)));
    assertThat(measured(calmed, "resource_allocation").detail())
        .contains("by the last PES of the search: desc none, off none; 0 hard, 1 easy");
  }

  @Test
  void nineOfTenHardPositionsReachTheDepth() {
    assertThat(value("critical_depth")).isEqualTo(11); // of 11 and 12
    assertThat(value("hard_depth_gain")).isCloseTo(1.5, within(1e-9)); // +2 and +1
  }

  @Test
  void positionsEndedByAMateSayNothingAboutDepth() {
    ArmSearch mate =
        new ArmSearch(
            "m",
            Value.mateIn(5),
            3,
            10,
            1000,
            OptionalDouble.of(0.95),
            OptionalDouble.of(0.95),
            Optional.of("Critical"),
            List.of());
    List<SearchedPosition> five =
        List.of(FOUR.get(0), FOUR.get(1), position("e", mate, off("m", 10, 1000, 0.4)));
    assertThat(measured(five, "critical_depth").found().orElseThrow().value()).isEqualTo(11);
  }

  @Test
  void stabilityIsTheDeviationOfTheStepsFromTheFourthIterationOn() {
    // Steps 0->10, 10->40 and 20->0: 10, 30, -20; mean 20/3, squares sum 1400 - 3 * (20/3)^2.
    double expected = Math.sqrt((1400 - 400.0 / 3) / 3);
    assertThat(value("evaluation_stability")).isCloseTo(expected, within(1e-9));
    assertThat(measured(FOUR, "evaluation_stability").verdict()).isEqualTo(Verdict.MET);
  }

  @Test
  void easyPositionsAreComparedWithOff() {
    assertThat(value("turbo_time")).isCloseTo(75, within(1e-9)); // 0.2 s instead of 0.8 s
    assertThat(value("mean_time_factor")).isCloseTo(1, within(1e-9)); // 1.6 s both
    assertThat(measured(FOUR, "mean_time_factor").verdict()).isEqualTo(Verdict.MET);
  }

  @Test
  void withoutAnnouncedEffortTheReasonIsTold() {
    List<SearchedPosition> silent =
        FOUR.stream()
            .map(
                position ->
                    new SearchedPosition(
                        position.fen(),
                        Map.of(Arm.DESC, position.by(Arm.OFF), Arm.OFF, position.by(Arm.OFF))))
            .toList();
    Measurement allocation = measured(silent, "resource_allocation");
    assertThat(allocation.verdict()).isEqualTo(Verdict.NOT_MEASURED);
    assertThat(allocation.detail()).contains("announced no PES");
    assertThat(measured(silent, "effective_nps").found().orElseThrow().value()).isZero();
  }

  @Test
  void withoutHardPositionsTheReasonIsTold() {
    Measurement depth = measured(FOUR.subList(2, 4), "critical_depth");
    assertThat(depth.verdict()).isEqualTo(Verdict.NOT_MEASURED);
    assertThat(depth.detail()).contains("none of 2 positions");
  }

  @Test
  void withoutPositionsNothingIsMeasured() {
    assertThat(new SearchMetrics(List.of(), BOOTSTRAP).all())
        .hasSize(8)
        .allMatch(each -> each.verdict() == Verdict.NOT_MEASURED);
  }
}
