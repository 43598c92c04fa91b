package v7p3r.eval;

import static org.assertj.core.api.Assertions.assertThat;
import static v7p3r.board.Color.BLACK;
import static v7p3r.board.Color.WHITE;

import java.util.Arrays;
import java.util.EnumSet;
import java.util.Locale;
import java.util.Set;
import org.junit.jupiter.api.Test;
import v7p3r.board.Bitboard;
import v7p3r.board.Square;
import v7p3r.eval.context.EvalContext;
import v7p3r.eval.context.Occurrence;
import v7p3r.eval.context.Score;
import v7p3r.eval.context.Weights;
import v7p3r.notation.Fen;

/** For each theme a position small enough to say by hand which squares it speaks of. */
class SquareExamplesTest {
  /** Theme, position, White's squares, Black's squares. */
  private static final String EXAMPLES =
      """
      material               | 4k3/7r/8/8/8/8/P7/4K3 w - -          | a2             | h7
      piece-squares          | 4k3/7r/8/8/8/8/P7/4K3 w - -          | a2 e1          | h7 e8
      tempo                  | 4k3/7r/8/8/8/8/P7/4K3 w - -          |                |
      passed-pawns           | 4k3/p7/8/1P6/8/8/5P2/4K3 w - -       | f2             |
      protected-passed-pawns | 4k3/8/8/1P6/P7/8/8/4K3 w - -         | b5             |
      outside-passed-pawns   | 4k3/6pp/8/8/8/8/P5PP/4K3 w - -       | a2             |
      isolated-pawns         | 4k3/pp5p/8/8/8/8/P1P4P/4K3 w - -     | a2 c2 h2       | h7
      backward-pawns         | 4k3/8/8/8/2p5/4P3/3P4/4K3 w - -      | d2             |
      doubled-pawns          | 4k3/7p/8/7p/P7/8/P7/4K3 w - -        | a2             | h7
      connected-pawns        | 4k3/8/8/8/8/2P5/PP6/4K3 w - -        | a2 b2 c3       |
      pawn-chains            | 4k3/8/8/8/3P4/2P5/1P6/4K3 w - -      | d4             |
      hanging-pawns          | 4k3/1p2p3/8/8/2PP4/8/8/4K3 w - -     | c4 d4          |
      pawn-majority          | 4k3/pp4pp/8/8/8/8/PPP3P1/4K3 w - -   | a2 b2 c2       | g7 h7
      center-control         | 4k3/8/8/8/4P3/2P5/8/4K3 w - -        | e4 d4 d5       |
      passed-pawn-advance    | 4k3/8/8/8/8/8/P7/4K3 w - -           | a2             |
      bishop-pair            | 2b1k3/8/8/8/8/8/8/2B1KB2 w - -       | c1 f1          |
      outposts               | 4k3/p7/8/3N4/2P5/8/8/4K3 w - -       | d5             |
      bad-bishop             | 4k3/8/8/8/P2P4/8/8/2B1K3 w - -       | c1 d4          |
      rook-files             | r3k3/8/8/8/8/8/1P6/RR2K3 w - -       | a1             | a8
      rook-on-seventh        | 6k1/R7/8/8/8/8/8/4K3 w - -           | a7             |
      doubled-rooks          | 4k3/8/8/8/8/R7/8/R3K3 w - -          | a1 a3          |
      battery                | 6k1/8/8/8/8/3B4/2Q5/4K3 w - -        | c2 d3          |
      mobility               | 4k3/8/8/8/8/8/P7/N3K3 w - -          | a1             |
      trapped-pieces         | 2k5/B1p5/1p6/8/8/8/8/4K3 w - -       | a7             |
      space                  | 4k3/8/8/8/3P4/8/8/4K3 w - -          | d2 d3          |
      castling               | 4k3/8/8/8/8/8/8/4K2R w K -           | e1 h1          |
      pawn-shelter           | 6k1/6p1/8/8/8/8/5PP1/6K1 w - -       | f2 g2 h1       | f8 g7 h8
      pawn-storm             | 6k1/8/8/8/6p1/8/8/6K1 w - -          | f1 g4 h1       | f8 g8 h8
      king-exposure          | 7k/6p1/8/8/8/8/8/R5K1 w - -          |                | h1 h2 h3 h4 h5 h6 h7 h8
      king-attack            | 6k1/8/8/8/6Q1/8/8/4K3 b - -          | g4 g8 g7 g6 g5 c8 e6 c4 |
      escape-squares         | 4k3/8/8/8/8/8/3PPP2/3QKB2 w - -      | e1             | d8 f8 d7 e7 f7
      back-rank              | 4r1k1/8/8/8/8/8/5PPP/6K1 w - -       | g1 e1          |
      king-activity          | 4k3/8/8/8/4K3/8/P7/8 w - -           | e4             | e8
      promotion-threat       | 4n3/P7/8/8/8/7k/8/4K3 w - -          | a7             |
      opposition             | 8/8/4k3/8/4K3/8/P7/8 b - -           | e4 e6          |
      king-race              | 8/8/8/8/1K5k/p7/8/8 w - -            | b4             |
      drive-king             | 4k3/8/8/8/8/8/8/R3K3 w - -           | e8             |
      threats                | 4k3/8/8/3n4/4P3/8/8/4K3 w - -        | d5             |
      hanging-pieces         | 4k3/8/8/3n4/8/8/3R4/4K3 w - -        | d5             |
      forks                  | r3k3/2N5/8/8/8/8/8/4K3 b - -         | c7 a8 e8       |
      absolute-pins          | 4k3/4n3/8/8/8/8/4R3/4K3 w - -        | e7             |
      relative-pins          | 3qk3/8/5n2/6B1/8/8/8/4K3 w - -       | f6             |
      skewers                | 7k/8/8/R3q2r/8/8/8/3K4 w - -         | a5 e5 h5       |
      discovered-attacks     | 3q3k/8/8/8/3N4/8/8/3RK3 w - -        | d4             |
      discovered-checks      | 4k3/8/8/8/4N3/8/8/3KR3 w - -         | e4             |
      mate-threats           | 5rk1/5p1p/7Q/8/8/8/1B6/4K3 w - -    | g7             |
      counterplay            | r3k3/8/8/8/4B1q1/7b/8/6K1 w - -      | a8             |
      drawish-material       | k7/8/8/8/8/8/P7/K1B5 w - -           |                |
      """;

  /** All alike, so that nothing is left out because it counts nothing. */
  private static Weights equalWeights() {
    int[] values = new int[Weights.count()];
    Arrays.fill(values, Score.of(100, 100));
    return Weights.of(values);
  }

  @Test
  void everyThemeTellsTheSquaresOfItsExample() {
    Set<Theme> shown = EnumSet.noneOf(Theme.class);
    for (String line : EXAMPLES.lines().toList()) {
      String[] parts = line.split("\\|", -1);
      String name = parts[0].strip().toUpperCase(Locale.ROOT).replace('-', '_');
      Theme theme = Theme.valueOf(name);
      String fen = parts[1].strip() + " 0 1";
      EvalContext context = EvalFixture.context(Fen.parse(fen), equalWeights());
      assertTold(theme, fen, context, WHITE, parts[2]);
      assertTold(theme, fen, context, BLACK, parts[3]);
      shown.add(theme);
    }
    assertThat(shown).isEqualTo(EnumSet.allOf(Theme.class));
  }

  private static void assertTold(
      Theme theme, String fen, EvalContext context, int side, String squares) {
    long told =
        theme.occurrences(context, side).stream()
            .mapToLong(Occurrence::squares)
            .reduce(0, (a, b) -> a | b);
    long expected = 0;
    for (String square : squares.strip().split(" ")) {
      expected |= square.isEmpty() ? 0 : Bitboard.of(Square.parse(square));
    }
    assertThat(Bitboard.draw(told))
        .as("%s, %s, %s", theme, side == WHITE ? "White" : "Black", fen)
        .isEqualTo(Bitboard.draw(expected));
  }
}
