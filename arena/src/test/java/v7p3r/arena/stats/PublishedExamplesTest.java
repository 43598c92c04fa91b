package v7p3r.arena.stats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Numbers that other match tools published, against ours. Each is right to the last digit printed
 * there, so the tolerance is half of that digit.
 */
class PublishedExamplesTest {

  /** Unit tests of fastchess, app/tests/elo_test.cpp, "EloWDL". */
  @ParameterizedTest
  @CsvSource({
    " 76,  89, 123,  -20.76, 40.13, 15.53",
    "136,  96, 111,   49.77, 36.77, 99.60",
    " 34, 356,   0, -508.44, 34.48,  0.00",
  })
  void gamesOfFastchess(
      long wins, long losses, long draws, double nElo, double nEloError, double los) {
    Estimate estimate = Estimate.of(new Trinomial(losses, draws, wins));
    assertThat(estimate.nElo()).isCloseTo(nElo, within(0.005));
    assertThat(estimate.nEloError()).isCloseTo(nEloError, within(0.005));
    assertThat(100 * estimate.los()).isCloseTo(los, within(0.005));
  }

  /** Unit tests of fastchess, app/tests/elo_test.cpp, "EloWDL 2" and "EloPentanomial". */
  @ParameterizedTest
  @CsvSource({
    "  34,   54,   31,  32,  64,   75,  57.94, 28.28,  55.58, 27.65, 100.00",
    " 332,  433,  457,  41, 333,  334,  -9.17, 10.96,  -8.64, 10.33,   5.05",
    "7895, 8757, 5485, 200, 568, 9999, -19.01,  2.65, -21.04,  2.95,   0.00",
  })
  void pairsOfFastchess(
      long lossLoss,
      long lossDraw,
      long winLoss,
      long drawDraw,
      long winDraw,
      long winWin,
      double nElo,
      double nEloError,
      double elo,
      double error,
      double los) {
    Estimate estimate =
        Estimate.of(new Pentanomial(lossLoss, lossDraw, winLoss, drawDraw, winDraw, winWin));
    assertThat(estimate.nElo()).isCloseTo(nElo, within(0.005));
    assertThat(estimate.nEloError()).isCloseTo(nEloError, within(0.005));
    assertThat(estimate.elo()).isCloseTo(elo, within(0.005));
    assertThat(estimate.error()).isCloseTo(error, within(0.005));
    assertThat(100 * estimate.los()).isCloseTo(los, within(0.005));
  }

  /**
   * Reports of fastchess runs: brunocodutra/cinder pull requests 773, 879, 836, 820 and 804 (alpha
   * 0.05, beta 0.10), Disservin/fastchess issue 807 and pull request 515.
   */
  @ParameterizedTest
  @CsvSource({
    " 36,  340,   767,  462,  82,   22.07,  7.16,   36.25, 11.72, 100.00, 45.47",
    "115, 1156,  2443, 1233, 141,    4.40,  3.91,    7.61,  6.75,  98.64, 48.01",
    "835, 6884, 13116, 7201, 852,    2.11,  1.70,    3.52,  2.83,  99.25, 45.40",
    "244, 1980,  3630, 2067, 263,    2.65,  3.24,    4.36,  5.32,  94.56, 44.35",
    "320, 2667,  5158, 2850, 359,    3.99,  2.72,    6.63,  4.52,  99.80, 45.43",
    " 30,    6,    18,    0,   6, -168.40, 73.37, -170.08, 62.16,   0.00, 30.00",
    "  0,    1,     4,    0,   0,  -34.86, 62.20, -122.84, 215.34, 13.18, 80.00",
  })
  void reportsOfFastchess(
      long zero,
      long one,
      long two,
      long three,
      long four,
      double elo,
      double error,
      double nElo,
      double nEloError,
      double los,
      double evenPairs) {
    Pentanomial pairs = Pentanomial.of(zero, one, two, three, four);
    Estimate estimate = Estimate.of(pairs);
    assertThat(estimate.elo()).isCloseTo(elo, within(0.005));
    assertThat(estimate.error()).isCloseTo(error, within(0.005));
    assertThat(estimate.nElo()).isCloseTo(nElo, within(0.005));
    assertThat(estimate.nEloError()).isCloseTo(nEloError, within(0.005));
    assertThat(100 * estimate.los()).isCloseTo(los, within(0.005));
    assertThat(100 * pairs.evenRatio()).isCloseTo(evenPairs, within(0.005));
  }

  /** The likelihood ratios of the same reports; the model there is normalized Elo. */
  @ParameterizedTest
  @CsvSource({
    " 36,  340,   767,  462,  82,  0, 3, 2.89",
    "115, 1156,  2443, 1233, 141, -3, 1, 2.90",
    "835, 6884, 13116, 7201, 852,  0, 3, 2.89",
    "244, 1980,  3630, 2067, 263, -3, 1, 2.90",
    "320, 2667,  5158, 2850, 359,  0, 3, 2.90",
  })
  void sequentialTestsOfFastchessReports(
      long zero, long one, long two, long three, long four, double elo0, double elo1, double llr) {
    Sprt sprt = new Sprt(elo0, elo1, 0.05, 0.10, Sprt.Model.NORMALIZED);
    assertThat(sprt.lowerBound()).isCloseTo(-2.25, within(0.005));
    assertThat(sprt.upperBound()).isCloseTo(2.89, within(0.005));
    Pentanomial pairs = Pentanomial.of(zero, one, two, three, four);
    assertThat(sprt.logLikelihoodRatio(pairs)).isCloseTo(llr, within(0.005));
    assertThat(sprt.verdict(pairs)).isEqualTo(Sprt.Verdict.ELO1_ACCEPTED);
  }

  /** Unit tests of fastchess, app/tests/sprt_test.cpp, "trinomial". */
  @ParameterizedTest
  @CsvSource({
    "36433, 36027,  68692,  0.00, 2.00, NORMALIZED,  0.92",
    "10871, 10650,  20431, -1.75, 0.25, NORMALIZED,  2.30",
    "21404, 21184,  40708,  0.50, 2.50, LOGISTIC,   -1.57",
    "57433, 57030, 106593,  0.00, 2.00, LOGISTIC,   -2.59",
  })
  void sequentialTestsOfFastchessGames(
      long wins, long losses, long draws, double elo0, double elo1, Sprt.Model model, double llr) {
    Sprt sprt = new Sprt(elo0, elo1, 0.05, 0.05, model);
    assertThat(sprt.logLikelihoodRatio(new Trinomial(losses, draws, wins)))
        .isCloseTo(llr, within(0.005));
  }

  /** Unit tests of fastchess, app/tests/sprt_test.cpp, "pentanomial". */
  @ParameterizedTest
  @CsvSource({
    "365, 16618, 36229, 16974, 390,  0.00, 2.00, NORMALIZED,  2.25",
    "127,  4883, 10712,  5150, 104, -1.75, 0.25, NORMALIZED,  3.01",
    "223,  9863, 21279, 10037, 246,  0.50, 2.50, LOGISTIC,   -3.07",
    "871, 26175, 55983, 26678, 821,  0.00, 2.00, LOGISTIC,   -4.98",
  })
  void sequentialTestsOfFastchessPairs(
      long zero,
      long one,
      long two,
      long three,
      long four,
      double elo0,
      double elo1,
      Sprt.Model model,
      double llr) {
    Sprt sprt = new Sprt(elo0, elo1, 0.05, 0.05, model);
    assertThat(sprt.logLikelihoodRatio(Pentanomial.of(zero, one, two, three, four)))
        .isCloseTo(llr, within(0.005));
  }

  /**
   * Reports of cutechess runs: cutechess issue 543, brunocodutra/cinder pull request 570,
   * jw1912/Chess-Challenge pull request 22, and three kept in the notes of other engines. Cutechess
   * takes 1.957162 standard deviations for 95 %, from an approximation, in place of 1.959964.
   */
  @ParameterizedTest
  @CsvSource({
    " 880,  759, 1863, 12.0,  7.9,  99.9, 53.2",
    "1038, 1037, 1925,  0.1,  7.7,  50.9, 48.1",
    " 195,  110,   85, 77.0, 31.1, 100.0, 21.8",
    "  63,   17,   26, 161.5, 62.3, 100.0, 24.5",
    "5383, 5132, 4808,  5.7,  4.6,  99.3, 31.4",
    " 162,  201,   87, -30.2, 28.9,  2.0, 19.3",
  })
  void reportsOfCutechess(
      long wins, long losses, long draws, double elo, double error, double los, double drawRatio) {
    Trinomial games = new Trinomial(losses, draws, wins);
    Estimate estimate = Estimate.of(games);
    assertThat(estimate.elo()).isCloseTo(elo, within(0.05));
    assertThat(estimate.error() * 1.957162 / 1.959964).isCloseTo(error, within(0.05));
    assertThat(100 * estimate.los()).isCloseTo(los, within(0.05));
    assertThat(100 * games.drawRatio()).isCloseTo(drawRatio, within(0.05));
  }

  /** The likelihood ratio of cutechess issue 543, confirmed there by an independent script. */
  @ParameterizedTest
  @CsvSource({"880, 759, 1863, 0, 5, 2.95"})
  void sequentialTestsOfCutechess(
      long wins, long losses, long draws, double elo0, double elo1, double llr) {
    Sprt sprt = new Sprt(elo0, elo1, 0.05, 0.05, Sprt.Model.LOGISTIC);
    assertThat(sprt.lowerBound()).isCloseTo(-2.94, within(0.005));
    assertThat(sprt.upperBound()).isCloseTo(2.94, within(0.005));
    assertThat(sprt.logLikelihoodRatio(new Trinomial(losses, draws, wins)))
        .isCloseTo(llr, within(0.005));
  }
}
