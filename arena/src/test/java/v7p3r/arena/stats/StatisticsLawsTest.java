package v7p3r.arena.stats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

class StatisticsLawsTest {

  static Stream<Pentanomial> pairs() {
    Random random = new Random(1);
    return Stream.generate(
            () ->
                new Pentanomial(
                    random.nextInt(200),
                    random.nextInt(200),
                    random.nextInt(200),
                    random.nextInt(200),
                    random.nextInt(200),
                    random.nextInt(200)))
        .limit(100);
  }

  @ParameterizedTest
  @MethodSource("pairs")
  void theOpponentsEstimateIsTheMirrorImage(Pentanomial pairs) {
    for (Outcomes[] both :
        List.of(
            new Outcomes[] {pairs, pairs.reversed()},
            new Outcomes[] {pairs.singleGames(), pairs.singleGames().reversed()})) {
      Estimate ours = Estimate.of(both[0]);
      Estimate theirs = Estimate.of(both[1]);
      assertThat(theirs.elo()).isCloseTo(-ours.elo(), within(1e-9));
      assertThat(theirs.low()).isCloseTo(-ours.high(), within(1e-9));
      assertThat(theirs.nElo()).isCloseTo(-ours.nElo(), within(1e-9));
      assertThat(theirs.los()).isCloseTo(1 - ours.los(), within(1e-12));
      assertThat(theirs.error()).isCloseTo(ours.error(), within(1e-9));
    }
  }

  @ParameterizedTest
  @MethodSource("pairs")
  void swappingPlayersAndHypothesesTurnsTheSignOfTheRatio(Pentanomial pairs) {
    for (Sprt.Model model : Sprt.Model.values()) {
      Sprt test = new Sprt(-2, 7, 0.05, 0.05, model);
      Sprt mirrored = new Sprt(-7, 2, 0.05, 0.05, model);
      assertThat(mirrored.logLikelihoodRatio(pairs.reversed()))
          .isCloseTo(-test.logLikelihoodRatio(pairs), within(1e-6));
    }
  }

  @ParameterizedTest
  @MethodSource("pairs")
  void theIntervalHoldsTheEstimate(Pentanomial pairs) {
    Estimate estimate = Estimate.of(pairs);
    assertThat(estimate.low()).isLessThan(estimate.elo());
    assertThat(estimate.high()).isGreaterThan(estimate.elo());
  }

  @ParameterizedTest
  @MethodSource("pairs")
  void gamesAndPairsAgreeOnTheScore(Pentanomial pairs) {
    assertThat(pairs.singleGames().games()).isEqualTo(pairs.games());
    assertThat(pairs.singleGames().score()).isCloseTo(pairs.score(), within(1e-12));
  }

  @Test
  void theErrorShrinksWithTheSquareRootOfTheGames() {
    double once = Estimate.of(Pentanomial.of(20, 60, 100, 70, 25)).error();
    double hundredTimes = Estimate.of(Pentanomial.of(2000, 6000, 10000, 7000, 2500)).error();
    assertThat(once / hundredTimes).isCloseTo(10, within(0.05));
  }

  @ParameterizedTest
  @EnumSource(Sprt.Model.class)
  void theRatioGrowsInProportionToTheGames(Sprt.Model model) {
    Sprt test = new Sprt(0, 5, 0.05, 0.05, model);
    double once = test.logLikelihoodRatio(Pentanomial.of(20, 60, 100, 70, 25));
    double tenTimes = test.logLikelihoodRatio(Pentanomial.of(200, 600, 1000, 700, 250));
    assertThat(tenTimes).isCloseTo(10 * once, within(1e-6));
  }

  @ParameterizedTest
  @EnumSource(Sprt.Model.class)
  void strongResultsSpeakForElo1AndWeakOnesForElo0(Sprt.Model model) {
    Sprt test = new Sprt(0, 10, 0.05, 0.05, model);
    assertThat(test.verdict(Pentanomial.of(50, 200, 400, 300, 90)))
        .isEqualTo(Sprt.Verdict.ELO1_ACCEPTED);
    assertThat(test.verdict(Pentanomial.of(90, 300, 400, 200, 50)))
        .isEqualTo(Sprt.Verdict.ELO0_ACCEPTED);
    assertThat(test.verdict(Pentanomial.of(5, 20, 40, 21, 5))).isEqualTo(Sprt.Verdict.OPEN);
    assertThat(test.verdict(Pentanomial.NONE)).isEqualTo(Sprt.Verdict.OPEN);
  }

  @ParameterizedTest
  @EnumSource(Sprt.Model.class)
  void oneSidedResultsGiveAFiniteRatioOfTheRightSign(Sprt.Model model) {
    Sprt test = new Sprt(0, 10, 0.05, 0.05, model);
    assertThat(test.logLikelihoodRatio(Pentanomial.of(0, 0, 0, 0, 40))).isFinite().isPositive();
    assertThat(test.logLikelihoodRatio(Pentanomial.of(40, 0, 0, 0, 0))).isFinite().isNegative();
    assertThat(test.logLikelihoodRatio(new Trinomial(0, 0, 40))).isFinite().isPositive();
  }

  @Test
  void eloAndExpectedScoreAreInverse() {
    for (double elo = -800; elo <= 800; elo += 12.5) {
      assertThat(Elo.ofScore(Elo.expectedScore(elo))).isCloseTo(elo, within(1e-9));
    }
    assertThat(Elo.expectedScore(200)).isCloseTo(0.7597, within(5e-5));
  }

  @Test
  void withoutGamesNothingIsKnown() {
    Estimate estimate = Estimate.of(Trinomial.NONE);
    assertThat(estimate.elo()).isZero();
    assertThat(estimate.error()).isInfinite();
    assertThat(estimate.los()).isEqualTo(0.5);
  }

  @Test
  void onlyWinsMeanAnOpenInterval() {
    Estimate estimate = Estimate.of(new Trinomial(0, 0, 12));
    assertThat(estimate.elo()).isEqualTo(Double.POSITIVE_INFINITY);
    assertThat(estimate.error()).isInfinite();
    assertThat(estimate.los()).isCloseTo(1, within(1e-3)).isLessThan(1);
    assertThat(Estimate.of(Pentanomial.of(0, 0, 0, 1, 0)).los()).isEqualTo(0.75);
    assertThat(Estimate.of(Pentanomial.of(0, 2, 0, 0, 0)).los()).isEqualTo(0.125);
  }

  @Test
  void onlyDrawsMeanEqualStrengthButNotHowSureThatIs() {
    Estimate estimate = Estimate.of(new Trinomial(0, 12, 0));
    assertThat(estimate.elo()).isZero();
    assertThat(estimate.error()).isInfinite();
    assertThat(estimate.los()).isEqualTo(0.5);
  }

  @Test
  void addingGamesOneByOneCountsThem() {
    assertThat(Trinomial.NONE.plus(2).plus(2).plus(1).plus(0)).isEqualTo(new Trinomial(1, 1, 2));
    assertThat(Pentanomial.NONE.plus(2, 0).plus(1, 1).plus(0, 1).plus(2, 2).plus(1, 2).plus(0, 0))
        .isEqualTo(new Pentanomial(1, 1, 1, 1, 1, 1));
    assertThatThrownBy(() -> Pentanomial.NONE.plus(3, 0))
        .isInstanceOf(IllegalArgumentException.class);
  }

  /** Values of the standard normal distribution as tables print them. */
  @Test
  void theNormalDistributionIsRightInTheMiddleAndInTheTails() {
    assertThat(Normal.below(0)).isEqualTo(0.5);
    assertThat(Normal.below(1)).isCloseTo(0.841344746068543, within(1e-13));
    assertThat(Normal.below(1.959963984540054)).isCloseTo(0.975, within(1e-13));
    assertThat(Normal.below(-6)).isCloseTo(9.865876450377e-10, within(1e-21));
    assertThat(Normal.below(-5.000001)).isCloseTo(Normal.below(-4.999999), within(1e-11));
    assertThat(Normal.below(-50)).isZero();
    assertThat(Normal.below(50)).isEqualTo(1);
  }

  @Test
  void impossibleTestsAreRefused() {
    assertThatThrownBy(() -> new Sprt(5, 0, 0.05, 0.05, Sprt.Model.LOGISTIC))
        .hasMessageContaining("elo0 must be below elo1");
    assertThatThrownBy(() -> new Sprt(0, 5, 0.5, 0.05, Sprt.Model.LOGISTIC))
        .hasMessageContaining("between 0 and 0.5");
    assertThatThrownBy(() -> new Sprt(0, 400, 0.05, 0.05, Sprt.Model.NORMALIZED))
        .hasMessageContaining("normalized Elo must lie between -200 and 200");
  }

  @ParameterizedTest
  @EnumSource(Sprt.Model.class)
  void theWidestTestsSurviveTheMostExtremeResults(Sprt.Model model) {
    Sprt test = new Sprt(-200, 200, 0.05, 0.05, model);
    for (int sum = 0; sum < 5; sum++) {
      long[] counts = new long[5];
      counts[sum] = 1;
      Pentanomial pairs = Pentanomial.of(counts[0], counts[1], counts[2], counts[3], counts[4]);
      assertThat(test.logLikelihoodRatio(pairs)).as("%s", pairs).isFinite();
    }
  }
}
