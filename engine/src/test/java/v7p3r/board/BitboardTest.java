package v7p3r.board;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.SplittableRandom;
import java.util.function.LongUnaryOperator;
import org.junit.jupiter.api.Test;

class BitboardTest {
  @Test
  void stepsMoveEverySquareAndDropWhatLeavesTheBoard() {
    assertStep(Bitboard::north, 0, 1);
    assertStep(Bitboard::south, 0, -1);
    assertStep(Bitboard::east, 1, 0);
    assertStep(Bitboard::west, -1, 0);
    assertStep(set -> Bitboard.forward(Color.WHITE, set), 0, 1);
    assertStep(set -> Bitboard.forward(Color.BLACK, set), 0, -1);
    assertStep(set -> Bitboard.backward(Color.WHITE, set), 0, -1);
    assertStep(set -> Bitboard.backward(Color.BLACK, set), 0, 1);
  }

  private static void assertStep(LongUnaryOperator step, int files, int ranks) {
    SplittableRandom random = new SplittableRandom(7);
    for (int i = 0; i < 200; i++) {
      long set = random.nextLong() & random.nextLong();
      long moved = 0;
      for (int square = 0; square < 64; square++) {
        int file = square % 8 + files;
        int rank = square / 8 + ranks;
        if ((set >>> square & 1) != 0 && file >= 0 && file < 8 && rank >= 0 && rank < 8) {
          moved |= 1L << 8 * rank + file;
        }
      }
      assertThat(step.applyAsLong(set)).isEqualTo(moved);
    }
  }

  @Test
  void fillsRunAlongTheFiles() {
    SplittableRandom random = new SplittableRandom(8);
    for (int i = 0; i < 200; i++) {
      long set = random.nextLong() & random.nextLong() & random.nextLong();
      long above = 0;
      long below = 0;
      for (int square = 0; square < 64; square++) {
        for (int other = square % 8; other < 64 && (set >>> square & 1) != 0; other += 8) {
          above |= other > square ? 1L << other : 0;
          below |= other < square ? 1L << other : 0;
        }
      }
      assertThat(Bitboard.fillNorth(set)).isEqualTo(set | above);
      assertThat(Bitboard.fillSouth(set)).isEqualTo(set | below);
      assertThat(Bitboard.fillFiles(set)).isEqualTo(set | above | below);
      assertThat(Bitboard.forwardFill(Color.WHITE, set)).isEqualTo(above);
      assertThat(Bitboard.forwardFill(Color.BLACK, set)).isEqualTo(below);
    }
  }

  @Test
  void ranksFilesAndColorsAreWhereTheSquaresSay() {
    for (int square = 0; square < 64; square++) {
      int file = square % 8;
      int rank = square / 8;
      assertThat(Square.of(file, rank)).isEqualTo(square);
      assertThat(Square.file(square)).isEqualTo(file);
      assertThat(Square.rank(square)).isEqualTo(rank);
      assertThat(Square.relativeRank(Color.WHITE, square)).isEqualTo(rank);
      assertThat(Square.relativeRank(Color.BLACK, square)).isEqualTo(7 - rank);
      assertThat(Square.mirror(square)).isEqualTo(8 * (7 - rank) + file);
      assertThat(Bitboard.contains(Bitboard.file(file), square)).isTrue();
      assertThat(Bitboard.contains(Bitboard.rank(rank), square)).isTrue();
      assertThat(Bitboard.contains(Bitboard.relativeRank(Color.BLACK, 7 - rank), square)).isTrue();
      assertThat(Bitboard.mirror(Bitboard.of(square)))
          .isEqualTo(Bitboard.of(Square.mirror(square)));
      boolean light = (file + rank) % 2 == 1;
      assertThat(Square.isLight(square)).isEqualTo(light);
      assertThat(Bitboard.contains(Bitboard.LIGHT_SQUARES, square)).isEqualTo(light);
      assertThat(Bitboard.contains(Bitboard.DARK_SQUARES, square)).isEqualTo(!light);
      assertThat(Square.parse(Square.name(square))).isEqualTo(square);
    }
    assertThat(Square.isLight(Square.H1)).as("light on right").isTrue();
    assertThat(Square.name(Square.E4)).isEqualTo("e4");
    assertThat(Square.name(Square.NONE)).isEqualTo("-");
    assertThat(Square.distance(Square.A1, Square.H8)).isEqualTo(7);
    assertThat(Square.distance(Square.B2, Square.C5)).isEqualTo(3);
    for (String bad : new String[] {"", "e", "e9", "i1", "e0", "e44", "E4", "-"}) {
      assertThat(Square.parse(bad)).as(bad).isEqualTo(Square.NONE);
    }
  }

  @Test
  void setsAreCountedAndTakenApartFromTheLowestSquare() {
    long set = Bitboard.of(Square.C3) | Bitboard.of(Square.E5) | Bitboard.of(Square.H8);
    assertThat(Bitboard.count(set)).isEqualTo(3);
    assertThat(Bitboard.first(set)).isEqualTo(Square.C3);
    assertThat(Bitboard.first(Bitboard.rest(set))).isEqualTo(Square.E5);
    assertThat(Bitboard.hasSeveral(set)).isTrue();
    assertThat(Bitboard.hasSeveral(Bitboard.of(Square.H8))).isFalse();
    assertThat(Bitboard.hasSeveral(0)).isFalse();
    assertThat(Bitboard.rest(0)).isZero();
    assertThat(Bitboard.sideways(Bitboard.file(0))).isEqualTo(Bitboard.file(1));
    assertThat(Bitboard.sideways(Bitboard.file(4))).isEqualTo(Bitboard.file(3) | Bitboard.file(5));
  }

  @Test
  void aSetIsDrawnWithTheEighthRankOnTop() {
    assertThat(Bitboard.draw(Bitboard.of(Square.A8) | Bitboard.of(Square.H1)))
        .isEqualTo(
            """
            X . . . . . . .
            . . . . . . . .
            . . . . . . . .
            . . . . . . . .
            . . . . . . . .
            . . . . . . . .
            . . . . . . . .
            . . . . . . . X
            """);
  }

  @Test
  void aMoveKeepsItsThreeParts() {
    for (int kind = 0; kind < 16; kind++) {
      int move = Move.of(Square.G7, Square.H8, kind);
      assertThat(move >>> 16).isZero();
      assertThat(Move.from(move)).isEqualTo(Square.G7);
      assertThat(Move.to(move)).isEqualTo(Square.H8);
      assertThat(Move.kind(move)).isEqualTo(kind);
      assertThat(Move.fromTo(move)).isEqualTo(Move.of(Square.G7, Square.H8, 0));
    }
    assertThat(Move.NONE).isEqualTo(Move.of(Square.A1, Square.A1, Move.QUIET));
  }

  @Test
  void theKindTellsWhatAMoveDoes() {
    assertKind(Move.QUIET, false, false, false);
    assertKind(Move.DOUBLE_PUSH, false, false, false);
    assertKind(Move.CASTLE_KINGSIDE, false, false, true);
    assertKind(Move.CASTLE_QUEENSIDE, false, false, true);
    assertKind(Move.CAPTURE, true, false, false);
    assertKind(Move.EN_PASSANT, true, false, false);
    for (int type = PieceType.KNIGHT; type <= PieceType.QUEEN; type++) {
      int step = type - PieceType.KNIGHT;
      assertKind(Move.PROMOTION + step, false, true, false);
      assertKind(Move.PROMOTION_CAPTURE + step, true, true, false);
      assertThat(Move.promotionType(Move.of(48, 56, Move.PROMOTION + step))).isEqualTo(type);
      assertThat(Move.promotionType(Move.of(48, 57, Move.PROMOTION_CAPTURE + step)))
          .isEqualTo(type);
    }
  }

  private static void assertKind(int kind, boolean capture, boolean promotion, boolean castling) {
    int move = Move.of(Square.E1, Square.G1, kind);
    assertThat(Move.isCapture(move)).isEqualTo(capture);
    assertThat(Move.isPromotion(move)).isEqualTo(promotion);
    assertThat(Move.isCastling(move)).isEqualTo(castling);
    assertThat(Move.isQuiet(move)).isEqualTo(!capture && !promotion);
    assertThat(Move.isEnPassant(move)).isEqualTo(kind == Move.EN_PASSANT);
  }

  @Test
  void menAndTheirLettersBelongTogether() {
    for (int piece = 0; piece < Piece.COUNT; piece++) {
      assertThat(Piece.of(Piece.side(piece), Piece.type(piece))).isEqualTo(piece);
      assertThat(Piece.parse(Piece.letter(piece))).isEqualTo(piece);
      char letter = PieceType.letter(Piece.type(piece));
      assertThat(Piece.letter(piece))
          .isEqualTo(Piece.side(piece) == Color.WHITE ? letter : Character.toLowerCase(letter));
      assertThat(PieceType.parse(letter)).isEqualTo(Piece.type(piece));
    }
    assertThat(Piece.parse('x')).isEqualTo(Piece.NONE);
    assertThat(Piece.parse('.')).isEqualTo(Piece.NONE);
    assertThat(PieceType.parse('n')).isEqualTo(PieceType.NONE);
  }

  @Test
  void theValuesOfTheMenAreThoseOfTheDesign() {
    assertThat(PieceType.value(PieceType.PAWN)).isEqualTo(100);
    assertThat(PieceType.value(PieceType.KNIGHT)).isEqualTo(300);
    assertThat(PieceType.value(PieceType.BISHOP)).isEqualTo(325);
    assertThat(PieceType.value(PieceType.ROOK)).isEqualTo(500);
    assertThat(PieceType.value(PieceType.QUEEN)).isEqualTo(900);
    assertThat(PieceType.value(PieceType.KING)).isEqualTo(20_000);
  }
}
