package v7p3r.eval.context;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import java.util.function.IntPredicate;
import org.junit.jupiter.api.Test;
import v7p3r.board.Bitboard;
import v7p3r.board.Color;
import v7p3r.board.Piece;
import v7p3r.board.PieceType;
import v7p3r.board.Position;
import v7p3r.board.Square;
import v7p3r.eval.EvalFixture;
import v7p3r.eval.RandomPawnPlay;
import v7p3r.notation.Fen;

/** Facts about pawns, compared with their definitions, square by square. */
class PawnTerrainTest {
  @Test
  void findsPassedPawnsOfBothSides() {
    // a5 is passed; c4 and c3 doubled with nothing before them: c4; f5 and g3 guard each other
    EvalContext context = EvalFixture.context("4k3/8/8/P4p2/2P4p/2P3P1/8/4K3 w - - 0 1");
    assertThat(context.passedPawns(Color.WHITE))
        .isEqualTo(Bitboard.of(Square.A5) | Bitboard.of(Square.C4));
    assertThat(context.passedPawns(Color.BLACK)).isZero();
  }

  @Test
  void findsOutpostsOfBothSides() {
    // d5: e4 defends it, c7 and e7 are gone; b5 could be hit by a7-a6; Black's f4 is held by g5
    EvalContext context = EvalFixture.context("4k3/p5p1/8/6p1/P3P3/8/8/4K3 w - - 0 1");
    assertThat(context.outposts(Color.WHITE)).isEqualTo(Bitboard.of(Square.D5));
    assertThat(context.outposts(Color.BLACK))
        .isEqualTo(Bitboard.of(Square.F4) | Bitboard.of(Square.H4));
  }

  @Test
  void countsOpenFilesInFrontOfTheKingOnly() {
    // g2 is behind the king on g3, h4 before it; nothing stands on the f-file
    EvalContext context = EvalFixture.context("r5k1/5ppp/8/8/7P/6K1/6P1/R7 w - - 0 1");
    assertThat(context.openFilesAtKing(Color.WHITE)).isEqualTo(2);
    assertThat(context.openFilesAtKing(Color.BLACK)).isZero();
  }

  @Test
  void countsTwoFilesAtTheEdge() {
    EvalContext context = EvalFixture.context("k7/8/8/8/8/8/8/7K w - - 0 1");
    assertThat(context.openFilesAtKing(Color.WHITE)).isEqualTo(2);
    assertThat(context.openFilesAtKing(Color.BLACK)).isEqualTo(2);
  }

  @Test
  void agreesWithTheDefinitionsInRandomGames() {
    Random random = new Random(11);
    Position position = new Position();
    for (int i = 0; i < 5_000; i++) {
      RandomPawnPlay.step(position, random);
      EvalContext context = EvalFixture.context(position);
      for (int side = Color.WHITE; side <= Color.BLACK; side++) {
        int us = side;
        assertSame(position, context.passedPawns(us), square -> isPassed(position, us, square));
        assertSame(position, context.outposts(us), square -> isOutpost(position, us, square));
        assertSame(position, context.pawnFiles(us), square -> hasPawn(position, us, square & 7));
        assertThat(context.openFilesAtKing(us))
            .as(() -> Fen.format(position))
            .isEqualTo(openFiles(position, us));
      }
    }
  }

  private static void assertSame(Position position, long found, IntPredicate definition) {
    long expected = 0;
    for (int square = 0; square < 64; square++) {
      expected |= definition.test(square) ? Bitboard.of(square) : 0;
    }
    assertThat(found).as(() -> Fen.format(position)).isEqualTo(expected);
  }

  private static boolean isPassed(Position position, int side, int square) {
    if (!isPawn(position, side, square)) {
      return false;
    }
    for (int other = 0; other < 64; other++) {
      int files = Math.abs(Square.file(other) - Square.file(square));
      boolean ahead = Square.relativeRank(side, other) > Square.relativeRank(side, square);
      boolean stops = isPawn(position, side ^ 1, other) && files <= 1;
      if (ahead && (stops || isPawn(position, side, other) && files == 0)) {
        return false;
      }
    }
    return true;
  }

  private static boolean isOutpost(Position position, int side, int square) {
    int rank = Square.relativeRank(side, square);
    if (rank < 3 || rank > 5) {
      return false;
    }
    boolean defended = false;
    for (int other = 0; other < 64; other++) {
      int otherRank = Square.relativeRank(side, other);
      if (Math.abs(Square.file(other) - Square.file(square)) == 1) {
        defended |= isPawn(position, side, other) && otherRank == rank - 1;
        if (isPawn(position, side ^ 1, other) && otherRank > rank) {
          return false;
        }
      }
    }
    return defended;
  }

  private static boolean hasPawn(Position position, int side, int file) {
    for (int rank = 0; rank < 8; rank++) {
      if (isPawn(position, side, Square.of(file, rank))) {
        return true;
      }
    }
    return false;
  }

  private static int openFiles(Position position, int side) {
    int king = position.king(side);
    int open = 0;
    for (int file = 0; file < 8; file++) {
      boolean near = Math.abs(file - Square.file(king)) <= 1;
      open += near && !hasPawnBefore(position, side, file, king) ? 1 : 0;
    }
    return open;
  }

  private static boolean hasPawnBefore(Position position, int side, int file, int king) {
    for (int rank = 0; rank < 8; rank++) {
      int square = Square.of(file, rank);
      boolean ahead = Square.relativeRank(side, square) > Square.relativeRank(side, king);
      if (ahead && isPawn(position, side, square)) {
        return true;
      }
    }
    return false;
  }

  private static boolean isPawn(Position position, int side, int square) {
    return position.pieceOn(square) == Piece.of(side, PieceType.PAWN);
  }
}
