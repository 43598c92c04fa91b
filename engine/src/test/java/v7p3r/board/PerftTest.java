package v7p3r.board;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Published leaf counts, each to a depth that takes a moment; {@link PerftSuitesIT} goes on. */
class PerftTest {
  /** The six positions of the chess programming wiki. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1 | 5 | 4865609",
        "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1 | 4 | 4085603",
        "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1 | 6 | 11030083",
        "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1 | 5 | 15833292",
        "r2q1rk1/pP1p2pp/Q4n2/bbp1p3/Np6/1B3NBn/pPPP1PPP/R3K2R b KQ - 0 1 | 5 | 15833292",
        "rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8 | 4 | 2103487",
        "r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1 w - - 0 10 | 4 | 3894594"
      })
  void theClassicalPositionsHaveTheirKnownNumberOfLeaves(String fen, int depth, long leaves) {
    Position position = Positions.at(fen);
    assertThat(Perft.count(position, depth)).isEqualTo(leaves);
    assertThat(Positions.fen(position)).isEqualTo(fen);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1 | 4 | 197281",
        "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1 | 3 | 97862",
        "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1 | 5 | 674624",
        "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1 | 4 | 422333",
        "rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8 | 3 | 62379",
        "r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1 w - - 0 10 | 3 | 89890"
      })
  void makingEveryLeafCountsTheSame(String fen, int depth, long leaves) {
    assertThat(Perft.countFull(Positions.at(fen), depth)).isEqualTo(leaves);
  }

  @Test
  void noMovesMakeOneLeafAndOneMoveMakesAsManyAsThereAre() {
    Position position = new Position();
    assertThat(Perft.count(position, 0)).isEqualTo(1);
    assertThat(Perft.countFull(position, 0)).isEqualTo(1);
    assertThat(Perft.count(position, 1)).isEqualTo(20);
    assertThat(Perft.countFull(position, 1)).isEqualTo(20);
    Position mate = Positions.at("R6k/6pp/8/8/8/8/8/4K3 b - - 0 1");
    assertThat(Perft.count(mate, 1)).isZero();
    assertThat(Perft.count(mate, 3)).isZero();
    assertThat(Perft.countFull(mate, 3)).isZero();
  }

  @Test
  void thePerftDatasetIsCountedRight() throws IOException {
    PerftSuite.Result result = dataset("Perft.epd").check(50_000);
    assertThat(result.positions()).isGreaterThan(6_900);
    assertThat(result.counts()).isGreaterThan(18_000);
  }

  @Test
  void theChess960DatasetIsCountedRight() throws IOException {
    PerftSuite.Result result = dataset("Perft960.epd").check(400_000);
    assertThat(result.positions()).isEqualTo(960);
    assertThat(result.counts()).isGreaterThan(2_800);
  }

  /** A file of the dataset, which is a jar of test data. */
  private static PerftSuite dataset(String name) throws IOException {
    try (InputStream in =
        PerftTest.class.getResourceAsStream("/com/fathzer/jchess/perft/" + name)) {
      String text = new String(in.readAllBytes(), StandardCharsets.UTF_8);
      List<String> lines = text.lines().filter(line -> line.contains("D1 ")).toList();
      return PerftSuite.parse(name, lines);
    }
  }

  @ParameterizedTest
  @CsvSource({
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1, 5, 4865609",
    "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1, 4, 4085603",
    "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1, 6, 11030083"
  })
  void rememberedSubtreesAreCountedTheSame(String fen, int depth, long leaves) {
    PerftTable table = new PerftTable(1);
    assertThat(Perft.count(Positions.at(fen), depth, table)).isEqualTo(leaves);
    assertThat(Perft.count(Positions.at(fen), depth, table)).as("once more").isEqualTo(leaves);
  }
}
