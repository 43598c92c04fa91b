package v7p3r.lab.validate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.function.ToDoubleFunction;
import org.junit.jupiter.api.Test;

/** Error bars and verdicts. */
class StatisticsTest {
  private static final ToDoubleFunction<List<Double>> MEAN =
      values -> values.stream().mapToDouble(Double::doubleValue).average().orElse(Double.NaN);

  @Test
  void aShareHasWilsonsInterval() {
    // 10 of 100, a textbook case: 0.0552 to 0.1744.
    Interval tenth = Interval.ofShare(10, 100);
    assertThat(tenth.value()).isEqualTo(0.1);
    assertThat(tenth.low()).isCloseTo(0.0552, within(5e-5));
    assertThat(tenth.high()).isCloseTo(0.1744, within(5e-5));
    assertThat(Interval.ofShare(0, 50).low()).isCloseTo(0, within(1e-12));
    assertThat(Interval.ofShare(0, 50).high()).isCloseTo(0.0713, within(5e-5));
  }

  @Test
  void theBootstrapOfAMeanAgreesWithItsStandardError() {
    Random random = new Random(7);
    List<List<Double>> games = new ArrayList<>();
    for (int i = 0; i < 400; i++) {
      games.add(List.of(5 + 2 * random.nextGaussian()));
    }
    Interval interval = new Bootstrap(2000, 3).of(games, MEAN);
    assertThat(interval.high() - interval.low()).isCloseTo(2 * 1.96 * 2 / 20, within(0.05));
    assertThat(interval.low()).isLessThan(interval.value());
    assertThat(interval.high()).isGreaterThan(interval.value());
  }

  @Test
  void positionsOfOneGameAreNotIndependent() {
    List<List<Double>> alike = List.of(List.of(0.0, 0.0, 0.0, 0.0), List.of(1.0, 1.0, 1.0, 1.0));
    Interval interval = new Bootstrap(500, 1).of(alike, MEAN);
    assertThat(interval.low()).isZero();
    assertThat(interval.high()).isEqualTo(1);
  }

  @Test
  void aSingleGameDoesNotTellHowGamesScatter() {
    Interval interval = new Bootstrap(500, 1).of(List.of(List.of(0.0, 1.0, 5.0)), MEAN);
    assertThat(interval.value()).isEqualTo(2);
    assertThat(interval.low()).isEqualTo(Double.NEGATIVE_INFINITY);
    assertThat(interval.high()).isEqualTo(Double.POSITIVE_INFINITY);
  }

  @Test
  void theSameSeedGivesTheSameInterval() {
    List<List<Double>> games = List.of(List.of(1.0), List.of(2.0), List.of(4.0));
    assertThat(new Bootstrap(100, 5).of(games, MEAN))
        .isEqualTo(new Bootstrap(100, 5).of(games, MEAN));
  }

  private static Measurement measured(Goal goal, double value, double low, double high) {
    return new Measurement(
        Section.METRICS, "k", "t", goal, "", Optional.of(new Interval(value, low, high)), "");
  }

  @Test
  void aVerdictIsCertainWhenTheWholeIntervalAgrees() {
    Goal goal = Goal.atLeast(50, "+50");
    assertThat(measured(goal, 60, 55, 65).verdict()).isEqualTo(Verdict.MET);
    assertThat(measured(goal, 60, 55, 65).isCertain()).isTrue();
    assertThat(measured(goal, 60, 40, 80).verdict()).isEqualTo(Verdict.MET);
    assertThat(measured(goal, 60, 40, 80).isCertain()).isFalse();
    assertThat(measured(goal, 40, 20, 60).verdict()).isEqualTo(Verdict.MISSED);
    assertThat(measured(goal, 40, 20, 60).isCertain()).isFalse();
    assertThat(measured(goal, 40, 30, 49).isCertain()).isTrue();
    Goal band = new Goal(0.95, 1.05, "0.95 to 1.05");
    assertThat(measured(band, 1.2, 1.1, 1.3).isCertain()).isTrue();
    assertThat(measured(band, 1.0, 0.9, 1.02).isCertain()).isFalse();
  }
}
