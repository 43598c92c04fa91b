package v7p3r.board;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * The perft suites beside the project, 16,870 positions. How far each is counted is a matter of
 * time: by default to the depths of at most 20,000 leaves, with {@code -Dv7p3r.perft.leaves=N} to
 * those of at most N, with {@code -Dv7p3r.perft.leaves=all} to every depth, which takes hours:
 *
 * <pre>mvn -pl engine verify -Dtest=none -Dit.test=PerftSuitesIT -Dv7p3r.perft.leaves=100000000
 * </pre>
 */
class PerftSuitesIT {
  private static final String LEAVES = System.getProperty("v7p3r.perft.leaves", "20000");

  @ParameterizedTest
  @CsvSource({
    "standard.epd, 128",
    "fischer960.epd, 960",
    "ferdy_perft_double_checks.epd.xz, 184",
    "ferdy_perft_single_check_1.epd.xz, 5000",
    "ferdy_perft_enpassant_1.epd.xz, 3760",
    "perft-marcel.epd.xz, 6838"
  })
  void everySuiteIsCountedRight(String file, int positions) {
    long limit = LEAVES.equals("all") ? Long.MAX_VALUE : Long.parseLong(LEAVES);
    PerftSuite suite = PerftSuite.parse(file, SharedData.lines("perft/" + file));
    assertThat(suite.rows()).hasSize(positions);
    PerftSuite.Result result = suite.check(limit);
    System.out.println(result);
    assertThat(result.counts()).isPositive();
  }
}
