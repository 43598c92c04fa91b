package v7p3r.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class PerftCommandTest {
  private static final String KIWIPETE =
      "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1";

  @ParameterizedTest
  @CsvSource({"0, 1", "1, 20", "2, 400", "3, 8902", "4, 197281"})
  void countsTheStartPosition(String depth, String nodes) {
    Cli perft = Cli.run("perft", depth);
    assertThat(perft.exitCode()).isZero();
    assertThat(perft.out()).contains("Nodes: " + nodes + System.lineSeparator());
    assertThat(perft.out()).contains("Time:", "Mnps");
  }

  @Test
  void countsTheSameInEveryWayOfCounting() {
    assertThat(Cli.run("perft", "3", KIWIPETE).out()).contains("Nodes: 97862");
    assertThat(Cli.run("perft", "3", KIWIPETE, "--full").out()).contains("Nodes: 97862");
    assertThat(Cli.run("perft", "3", KIWIPETE, "--threads", "2").out()).contains("Nodes: 97862");
    assertThat(Cli.run("perft", "3", KIWIPETE, "--threads", "3", "--full", "--divide").out())
        .contains("Nodes: 97862");
  }

  @Test
  void takesAFenWithoutQuotes() {
    String[] words = ("perft 2 " + KIWIPETE).split(" ");
    assertThat(Cli.run(words).out()).contains("Nodes: 2039");
  }

  @Test
  void dividesByFirstMovesInAlphabeticalOrder() {
    String[] lines = Cli.run("perft", "3", "--divide").out().split("\\R");
    assertThat(lines).startsWith("a2a3: 380", "a2a4: 420", "b1a3: 400", "b1c3: 440");
    assertThat(lines).contains("h2h4: 420", "", "Nodes: 8902");
  }

  @Test
  void countsNothingBelowACheckmate() {
    String mated = "rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3";
    assertThat(Cli.run("perft", "4", mated, "--threads", "2").out()).contains("Nodes: 0");
  }

  @Test
  void countsLinesThatEndEarlyOnThreadsToo() {
    String nearMate = "6k1/5ppp/8/8/8/8/8/K2R4 w - - 0 1";
    String alone = Cli.run("perft", "4", nearMate).out().lines().findFirst().orElseThrow();
    assertThat(Cli.run("perft", "4", nearMate, "--threads", "2").out()).startsWith(alone);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "perft",
        "perft x",
        "perft -1",
        "perft 99",
        "perft 3 nonsense",
        "perft 3 --threads 0"
      })
  void wrongUsageIsExplainedOnStandardError(String line) {
    Cli perft = Cli.run(line.split(" "));
    assertThat(perft.exitCode()).isEqualTo(Main.WRONG_USAGE);
    assertThat(perft.out()).isEmpty();
    assertThat(perft.err()).isNotBlank();
  }
}
