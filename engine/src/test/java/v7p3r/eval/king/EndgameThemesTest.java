package v7p3r.eval.king;

import static org.assertj.core.api.Assertions.assertThat;
import static v7p3r.board.PieceType.BISHOP;
import static v7p3r.board.PieceType.QUEEN;
import static v7p3r.eval.EvalFixture.black;
import static v7p3r.eval.EvalFixture.weight;
import static v7p3r.eval.EvalFixture.white;
import static v7p3r.eval.context.Score.ZERO;
import static v7p3r.eval.context.Weight.DRIVE_DEFENDED_KING;
import static v7p3r.eval.context.Weight.DRIVE_KING;
import static v7p3r.eval.context.Weight.DRIVE_KING_WITH_MINORS;
import static v7p3r.eval.context.Weight.KING_ACTIVITY;
import static v7p3r.eval.context.Weight.OPPOSITION;
import static v7p3r.eval.context.Weight.PAWN_ENDING_RACE;
import static v7p3r.eval.context.Weight.PIECE_VALUE;
import static v7p3r.eval.context.Weight.PROMOTION_THREAT;

import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import v7p3r.board.Attacks;
import v7p3r.board.Bitboard;
import v7p3r.board.Piece;
import v7p3r.board.Position;
import v7p3r.board.Setup;
import v7p3r.board.Square;
import v7p3r.eval.context.Score;
import v7p3r.eval.context.Weight;
import v7p3r.notation.Fen;

class EndgameThemesTest {
  @Nested
  class Activity {
    @Test
    void countsRingsAndStepsToTheNearestPawn() {
      // Kd4 is three rings from the edge and two steps from f6
      assertThat(white(KingActivity::score, "7k/8/5p2/8/3K4/8/8/8 w - - 0 1"))
          .isEqualTo(3 * weight(KING_ACTIVITY, 0) + 5 * weight(KING_ACTIVITY, 1));
    }

    @Test
    void isNothingInTheCornerFarFromThePawns() {
      assertThat(white(KingActivity::score, "7k/p7/8/8/8/8/8/7K w - - 0 1"))
          .as("seven steps from a7")
          .isEqualTo(ZERO);
    }

    @Test
    void ignoresPawnsWhereThereAreNone() {
      assertThat(white(KingActivity::score, "7k/8/8/8/8/2K5/8/8 w - - 0 1"))
          .isEqualTo(2 * weight(KING_ACTIVITY, 0));
    }
  }

  @Nested
  class Promotion {
    @Test
    void threatensOnASafeLastSquare() {
      assertThat(score("1k6/6P1/8/8/8/8/1n6/1K6 w - - 0 1")).isEqualTo(weight(PROMOTION_THREAT, 0));
      assertThat(score("1k6/6P1/8/8/8/8/1n6/1K6 b - - 0 1")).isEqualTo(weight(PROMOTION_THREAT, 0));
    }

    @ParameterizedTest
    @ValueSource(
        strings = {
          "1k4n1/6P1/8/8/8/8/8/1K6 w - - 0 1", // blocked
          "1k6/6P1/7n/8/8/8/8/1K6 w - - 0 1", // g8 attacked
          "1k6/6P1/8/8/8/8/8/1K4r1 w - - 0 1", // the rook behind takes the queen
          "1k6/6P1/8/8/8/2b5/8/1K6 b - - 0 1", // the bishop takes the pawn
          "1k6/8/6P1/8/8/8/1n6/1K6 w - - 0 1" // two steps
        })
    void threatensNothingWhenItCanBeStopped(String fen) {
      assertThat(score(fen)).isEqualTo(ZERO);
    }

    @Test
    void threatensWhenTheAttackerOfThePawnIsTooLate() {
      assertThat(score("1k6/6P1/8/8/8/2b5/8/1K6 w - - 0 1")).isEqualTo(weight(PROMOTION_THREAT, 0));
    }

    @ParameterizedTest
    @ValueSource(
        strings = {
          "8/8/8/P7/4k3/8/8/7K w - - 0 1", // three steps, the king four steps from a8
          "8/8/8/P7/5k2/8/8/7K b - - 0 1", // five steps and to move
          "8/8/8/7k/8/8/P7/7K w - - 0 1", // the first step is a double one: seven against five
          "8/3K2k1/4P3/8/8/8/8/8 b - - 0 1" // White's king guards the way
        })
    void isUnstoppableForALoneKingOutsideTheSquare(String fen) {
      assertThat(score(fen)).isEqualTo(weight(PROMOTION_THREAT, 1));
    }

    @ParameterizedTest
    @ValueSource(
        strings = {
          "8/8/8/P2k4/8/8/8/7K w - - 0 1", // three steps each
          "8/8/8/P7/4k3/8/8/7K b - - 0 1" // enters the square
        })
    void isStoppableInsideTheSquare(String fen) {
      assertThat(score(fen)).isEqualTo(ZERO);
    }

    @Test
    void isStoppedByAManInTheWay() {
      assertThat(score("8/p7/8/P7/7k/8/8/7K w - - 0 1")).isEqualTo(ZERO);
    }

    private static int score(String fen) {
      return white(PromotionThreat::score, fen);
    }
  }

  @Nested
  class Opposed {
    @Test
    void kingsWithOneSquareBetweenThem() {
      assertThat(white(Opposition::score, "8/8/4k3/8/4K3/8/3P4/8 b - - 0 1"))
          .isEqualTo(weight(OPPOSITION, 0));
      assertThat(white(Opposition::score, "8/8/8/8/2k1K3/8/3P4/8 b - - 0 1"))
          .isEqualTo(weight(OPPOSITION, 0));
    }

    @Test
    void kingsWithThreeOrFiveSquaresBetweenThem() {
      assertThat(white(Opposition::score, "4k3/8/8/8/4K3/8/3P4/8 b - - 0 1"))
          .isEqualTo(weight(OPPOSITION, 1));
      assertThat(white(Opposition::score, "4k3/8/8/8/8/8/3PK3/8 b - - 0 1"))
          .isEqualTo(weight(OPPOSITION, 1));
    }

    @ParameterizedTest
    @ValueSource(
        strings = {
          "8/8/4k3/8/4K3/8/3P4/8 w - - 0 1", // White must give way
          "8/8/3k4/8/4K3/8/3P4/8 b - - 0 1", // not on one file
          "8/4k3/8/8/4K3/8/3P4/8 b - - 0 1", // an even number of squares between
          "8/8/4k3/4P3/4K3/8/8/8 b - - 0 1", // a pawn between
          "8/8/4k3/8/4K3/8/3P4/7N b - - 0 1", // not a pawn ending
          "8/8/4k3/8/4K3/8/8/8 b - - 0 1" // nothing to fight for
        })
    void isNot(String fen) {
      assertThat(white(Opposition::score, fen)).isEqualTo(ZERO);
    }
  }

  @Nested
  class Race {
    @Test
    void countsStepsThatTheKingIsNearerToEnemyPawns() {
      // Kc5 is one step from b6, Kg6 five
      String fen = "8/8/1p4k1/2K5/8/8/8/8 w - - 0 1";
      assertThat(white(KingRace::score, fen)).isEqualTo(4 * weight(PAWN_ENDING_RACE, 0));
      assertThat(black(KingRace::score, fen)).isEqualTo(ZERO);
    }

    @Test
    void countsPliesThatThePawnQueensFirst() {
      // neither king is in time: a5 needs three moves; h4 three, h5 four, h7 five
      assertThat(white(KingRace::score, "7k/8/8/P7/7p/8/8/K7 w - - 0 1"))
          .isEqualTo(weight(PAWN_ENDING_RACE, 1));
      assertThat(white(KingRace::score, "7k/8/8/P6p/8/8/8/K7 w - - 0 1"))
          .isEqualTo(3 * weight(PAWN_ENDING_RACE, 1));
      assertThat(white(KingRace::score, "7k/8/8/P6p/8/8/8/K7 b - - 0 1"))
          .isEqualTo(weight(PAWN_ENDING_RACE, 1));
    }

    @Test
    void isNoRaceForThePawnThatComesLater() {
      assertThat(black(KingRace::score, "7k/8/8/P7/7p/8/8/K7 w - - 0 1")).isEqualTo(ZERO);
    }

    @Test
    void isNoPawnRaceWhenAKingIsInTime() {
      assertThat(white(KingRace::score, "1k6/8/8/P7/7p/8/8/K7 w - - 0 1")).isEqualTo(ZERO);
    }

    @Test
    void ignoresOtherEndings() {
      assertThat(white(KingRace::score, "8/8/1p4k1/2K5/8/8/8/7N w - - 0 1")).isEqualTo(ZERO);
      assertThat(white(KingRace::score, "8/8/6k1/2K5/8/8/1P6/8 w - - 0 1")).isEqualTo(ZERO);
    }
  }

  @Nested
  class Drive {
    private static final int BARE = 0;
    private static final int EDGE = 1;
    private static final int KINGS = 2;
    private static final int SHUT_OUT = 3;

    @Test
    void countsStepsOffTheCenterTheKingsAndTheSquaresShutOff() {
      // Kh8 is six steps off the center and two from Kf7; it can walk from h8 to h3
      assertThat(white(DriveKing::score, "7k/5K2/8/8/8/8/6R1/8 w - - 0 1"))
          .isEqualTo(drive(DRIVE_KING, 6, 5, 58));
    }

    @Test
    void drivesToTheBishopsCornerWithBishopAndKnight() {
      // a light bishop mates on a8 and h1: of g1 and g8 the second is the wrong end
      int right = white(DriveKing::score, "8/8/8/8/8/3BNK2/8/6k1 w - - 0 1");
      int wrong = white(DriveKing::score, "6k1/8/4NK2/3B4/8/8/8/8 w - - 0 1");
      assertThat(Score.endgame(right)).isGreaterThan(Score.endgame(wrong));
      assertThat(white(DriveKing::score, "8/8/8/8/8/5NKB/8/7k w - - 0 1"))
          .isEqualTo(drive(DRIVE_KING_WITH_MINORS, 7, 5, 63));
    }

    @Test
    void drivesToAnyCornerWithTwoBishops() {
      assertThat(white(DriveKing::score, "8/8/8/8/8/3BBK2/8/7k w - - 0 1"))
          .isEqualTo(white(DriveKing::score, "7k/8/3BBK2/8/8/8/8/8 w - - 0 1"));
    }

    @Test
    void doesNotHoldBackAPawnThatCanQueen() {
      int before = white(DriveKing::score, "8/P7/8/8/8/3BNK2/8/6k1 w - - 0 1");
      int after = white(DriveKing::score, "Q7/8/8/8/8/3BNK2/8/6k1 w - - 0 1");
      assertThat(Score.endgame(after)).isGreaterThan(Score.endgame(before) - 100);
    }

    @Test
    void isNotSoMuchMoreByMinorsThatAPawnWouldBecomeABishop() {
      int most = Score.endgame(weight(PIECE_VALUE, QUEEN) - weight(PIECE_VALUE, BISHOP));
      for (int square = 0; square < 64; square++) {
        String bishop = huntedOn(square, Piece.WHITE_BISHOP);
        String queen = huntedOn(square, Piece.WHITE_QUEEN);
        int more = white(DriveKing::score, bishop) - white(DriveKing::score, queen);
        assertThat(Score.endgame(more)).as(bishop).isLessThan(most);
      }
    }

    /**
     * A bare king on a square, White's king and knight far from it, a piece that does not check.
     */
    private static String huntedOn(int square, int piece) {
      int file = Square.file(square) < 4 ? 7 : 0;
      Setup setup = new Setup();
      setup.put(square, Piece.BLACK_KING);
      setup.put(Square.of(file, 3), Piece.WHITE_KING);
      setup.put(Square.of(file, 4), Piece.WHITE_KNIGHT);
      for (int place = 0; place < 64; place++) {
        boolean isFree = setup.pieceOn(place) == Piece.NONE && !Square.isLight(place);
        boolean isFar =
            Attacks.of(QUEEN, place, 0) != 0
                && !Bitboard.contains(Attacks.of(QUEEN, place, 0), square);
        if (isFree && isFar) {
          setup.put(place, piece);
          return Fen.format(Position.of(setup));
        }
      }
      throw new AssertionError("no place for the piece");
    }

    @ParameterizedTest
    @ValueSource(
        strings = {
          "7k/6b1/5K2/8/8/8/8/Q7 w - - 0 1",
          "7k/6n1/5K2/8/8/8/8/Q7 w - - 0 1",
          "7k/6n1/5K2/8/8/8/8/RR6 w - - 0 1",
          "7k/6b1/5K2/8/8/8/8/RN6 w - - 0 1"
        })
    void drivesAKingWithOneLastMinor(String fen) {
      // Kh8 is six steps off the center and two from Kf6
      assertThat(white(DriveKing::score, fen))
          .isEqualTo(6 * weight(DRIVE_DEFENDED_KING, 0) + 5 * weight(DRIVE_DEFENDED_KING, 1));
    }

    @Test
    void doesNotSpareTheLastMinor() {
      int before = white(DriveKing::score, "7k/6b1/5K2/8/8/8/8/6Q1 w - - 0 1");
      int after = white(DriveKing::score, "7k/6Q1/5K2/8/8/8/8/8 b - - 0 1");
      assertThat(Score.endgame(after + weight(PIECE_VALUE, BISHOP)))
          .isGreaterThan(Score.endgame(before));
    }

    @ParameterizedTest
    @ValueSource(
        strings = {
          "7k/6b1/5K2/8/8/8/8/R7 w - - 0 1", // a rook against a minor is drawn
          "7k/6n1/5K2/8/8/8/8/R7 w - - 0 1",
          "7k/6r1/5K2/8/8/8/8/RB6 w - - 0 1", // rook and bishop against rook, too
          "7k/6q1/5K2/8/8/8/8/Q7 w - - 0 1",
          "7k/6r1/5K2/8/8/8/8/Q7 w - - 0 1", // a rook gives checks and may win the queen
          "7k/5bn1/5K2/8/8/8/8/Q7 w - - 0 1", // two pieces guard each other
          "7k/6p1/5K2/8/8/8/8/Q7 w - - 0 1" // a pawn may queen
        })
    void drivesNoKingThatIsGuardedWellEnough(String fen) {
      assertThat(white(DriveKing::score, fen)).isEqualTo(ZERO);
    }

    @ParameterizedTest
    @ValueSource(
        strings = {
          "8/8/8/3K3k/8/8/8/NN6 w - - 0 1", // two knights cannot force mate
          "8/8/8/3K3k/8/8/8/B1B5 w - - 0 1", // nor bishops of one color
          "8/8/8/3K3k/8/8/7p/R7 w - - 0 1", // not a bare king
          "8/8/8/3K3k/7b/8/8/R7 w - - 0 1",
          "8/8/8/3K3k/8/8/P7/B7 w - - 0 1", // the pawn has to queen first
          "8/8/8/3K3k/8/8/8/r7 w - - 0 1" // the other side drives
        })
    void isForBareKingsAndMatingPiecesOnly(String fen) {
      assertThat(white(DriveKing::score, fen)).isEqualTo(ZERO);
    }

    private static int drive(Weight weights, int steps, int nearness, int shutOut) {
      return weight(weights, BARE)
          + steps * weight(weights, EDGE)
          + nearness * weight(weights, KINGS)
          + shutOut * weight(weights, SHUT_OUT);
    }
  }
}
