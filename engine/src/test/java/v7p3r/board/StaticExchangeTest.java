package v7p3r.board;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

class StaticExchangeTest {
  private static final int[] VALUES = {100, 300, 325, 500, 900, 20000};

  /** The suite counts a bishop like a knight. */
  private static final int[] SUITE_VALUES = {100, 300, 300, 500, 900, 20000};

  @ParameterizedTest(name = "{1} = {2}: {3}")
  @CsvSource(
      delimiter = '|',
      value = {
        "4k3/8/8/3p4/8/4N3/8/4K3 w - - 0 1 | e3d5 | 100 | nobody defends the pawn",
        "4k3/8/4p3/3p4/8/4N3/8/4K3 w - - 0 1 | e3d5 | -200 | knight for pawn",
        "4k3/8/4p3/3n4/8/2N5/8/4K3 w - - 0 1 | c3d5 | 0 | knight for knight",
        "4k3/8/4p3/3b4/8/2N5/8/4K3 w - - 0 1 | c3d5 | 25 | knight for bishop",
        "4k3/8/4p3/3n4/4P3/2N5/8/4K3 w - - 0 1 | e4d5 | 300 | the pawn takes first: exd5 loses"
            + " more",
        "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1 | e2e4 | 0 | a quiet move to a safe square",
        "4k3/8/8/3p4/8/8/4P3/4K3 w - - 0 1 | e2e4 | -100 | a quiet move to a square a pawn attacks",
        "4k3/8/8/3p4/8/3P4/4P3/4K3 w - - 0 1 | e2e4 | 0 | the same, defended",
        "4k3/8/8/3p4/8/8/8/1Q2K3 w - - 0 1 | b1e4 | -900 | a quiet queen move into a pawn",
        // Lines that open as men leave them.
        "3rk3/3r4/8/3p4/8/8/3R4/3RK3 w - - 0 1 | d2d5 | -400 | two rooks against two: rook for"
            + " pawn, the rest stays",
        "4k3/3r4/8/3p4/8/8/3R4/3RK3 w - - 0 1 | d2d5 | 100 | the rook behind the rook joins in",
        "4k3/8/2p5/3p4/4P3/5B2/8/4K3 w - - 0 1 | e4d5 | 100 | the bishop behind the pawn joins in",
        "4k3/8/2p5/3p4/4P3/8/8/4K3 w - - 0 1 | e4d5 | 0 | without it: pawn for pawn",
        "q3k3/1b6/2p5/3p4/4P3/5B2/6Q1/4K3 w - - 0 1 | e4d5 | 0 | bishop and queen behind pawns on"
            + " both sides",
        "4k3/3q4/3r4/3p4/8/3R4/3Q4/3RK3 w - - 0 1 | d3d5 | 100 | the queen stands between the"
            + " rooks",
        "3rk3/3q4/8/3p4/8/3R4/3Q4/4K3 w - - 0 1 | d3d5 | -400 | their queen recaptures, backed by a"
            + " rook",
        // En passant.
        "4k3/8/8/2pP4/8/8/8/4K3 w - c6 0 1 | d5c6 | 100 | en passant for nothing",
        "4k3/1p6/8/2pP4/8/8/8/4K3 w - c6 0 1 | d5c6 | 0 | en passant, recaptured",
        "4k3/1p6/8/2pP4/8/8/2R5/4K3 w - c6 0 1 | d5c6 | 100 | the taken pawn opens the file to"
            + " White's rook",
        // Promotion.
        "8/P3k3/8/8/8/8/8/4K3 w - - 0 1 | a7a8q | 800 | a queen for a pawn",
        "8/P3k3/8/8/8/8/8/4K3 w - - 0 1 | a7a8n | 200 | a knight for a pawn",
        "7r/P3k3/8/8/8/8/8/4K3 w - - 0 1 | a7a8q | -100 | the new queen is taken",
        "7r/P3k3/8/8/8/8/8/R3K3 w - - 0 1 | a7a8q | 400 | taken, and the rook takes back",
        "1r2k3/P7/8/8/8/8/8/4K3 w - - 0 1 | a7b8q | 1300 | takes a rook and becomes a queen",
        "1r1rk3/P7/8/8/8/8/8/4K3 w - - 0 1 | a7b8q | 400 | the same, taken by the other rook",
        // Kings.
        "8/8/4k3/3p4/8/4N3/8/4K3 w - - 0 1 | e3d5 | -200 | the king takes back",
        "8/8/4k3/3p4/8/4N3/8/3RK3 w - - 0 1 | e3d5 | 100 | the king may not take a defended man",
        "3rk3/8/8/3p4/3K4/8/8/8 w - - 0 1 | d4c5 | 0 | a quiet king move",
        "4k3/8/8/3p4/3K4/8/8/8 w - - 0 1 | d4d5 | 100 | the king takes what is not defended",
        // Castling.
        "4k3/8/8/8/8/8/8/4K2R w K - 0 1 | O-O | 0 | castling exchanges nothing"
      })
  void theExchangeIsWorthWhatOneCounts(String fen, String move, int value, String why) {
    Position position = Positions.at(fen);
    assertWorth(position, Positions.move(position, move), value);
  }

  @Test
  void pinsAreNotLookedAt() {
    // The pawn on e6 cannot take on d5 without losing its king to the rook.
    Position position = Positions.at("4k3/8/4p3/3p4/8/2N5/8/4RK2 w - - 0 1");
    assertWorth(position, Positions.move(position, "c3d5"), -200);
  }

  /** The published numbers vouch for the reference below. */
  @Test
  void theReferenceAgreesWithTheSuite() {
    for (SuiteRow row : suite()) {
      assertThat(new PlainExchange(row.position, SUITE_VALUES).value(row.move))
          .as(row.text)
          .isEqualTo(row.value);
    }
  }

  @Test
  void theSuiteAgreesRowByRow() {
    int checked = 0;
    for (SuiteRow row : suite()) {
      if (row.isSumRight()) {
        assertWorth(row.position, row.move, row.sum(VALUES));
        checked++;
      }
    }
    assertThat(checked).isGreaterThan(55);
  }

  /** A row of the suite: position, move, value, and for most the sum that makes the value. */
  private record SuiteRow(String text, Position position, int move, int value, String sum) {
    static SuiteRow parse(String text) {
      String[] fields = text.split("\\|");
      Position position = Positions.at(fields[0]);
      String move = fields[1].strip().equals("e1g1") ? "O-O" : fields[1].strip();
      return new SuiteRow(
          text,
          position,
          Positions.move(position, move),
          Integer.parseInt(fields[2].strip()),
          fields.length > 3 ? fields[3].replace(" ", "") : "");
    }

    /** Some sums do not add up, one begins with a loss where something is taken. */
    boolean isSumRight() {
      return !sum.isEmpty()
          && sum(SUITE_VALUES) == value
          && !(Move.isCapture(move) && sum.startsWith("-"));
    }

    /** The sum of letters, as in {@code N-(N+Q-P)+Q}, with the given values. */
    int sum(int[] values) {
      int total = 0;
      int outer = 1;
      int sign = 1;
      for (char c : sum.toCharArray()) {
        switch (c) {
          case '+' -> sign = 1;
          case '-' -> sign = -1;
          case '(' -> {
            outer = sign;
            sign = 1;
          }
          case ')' -> outer = 1;
          default -> total += outer * sign * values[PieceType.parse(c)];
        }
      }
      return total;
    }
  }

  /**
   * All rows but one, which alone counts the promotion of a recapturing pawn: the suite itself does
   * not elsewhere (e3d1 in 8/8/8/1k6/6b1/4N3/2p3K1/3n4), and neither do we.
   */
  private static List<SuiteRow> suite() {
    List<String> rows = SharedData.lines("epd/see_suite.epd");
    assertThat(rows).hasSize(71);
    return rows.stream()
        .filter(row -> !row.startsWith("2r5/1P4pk/p2p1b1p/5b1n/"))
        .map(SuiteRow::parse)
        .toList();
  }

  @ParameterizedTest
  @MethodSource("v7p3r.board.RandomGame#all")
  void theExchangeAgreesWithTheReferenceOnEveryMove(RandomGame game) {
    SplittableRandom random = new SplittableRandom(game.seed());
    game.forEach(
        position -> {
          MoveList moves = position.legalMoves();
          for (int i = 0; i < moves.size(); i++) {
            int move = moves.get(i);
            int value = new PlainExchange(position, VALUES).value(move);
            assertWorth(position, move, value);
            int threshold = random.nextInt(-1000, 1000);
            assertThat(position.see(move, threshold))
                .as("%s at %d", Positions.text(move), threshold)
                .isEqualTo(value >= threshold);
          }
        });
  }

  private static void assertWorth(Position position, int move, int value) {
    if (!position.see(move, value) || position.see(move, value + 1)) {
      assertThat(worth(position, move))
          .as(Positions.text(move) + " in " + Positions.fen(position))
          .isEqualTo(value);
    }
  }

  /** The highest threshold that is reached, for the message of a failure. */
  private static int worth(Position position, int move) {
    int value = 2000;
    while (value > -2000 && !position.see(move, value)) {
      value--;
    }
    return value;
  }
}
