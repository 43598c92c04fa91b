package v7p3r.eval.piece;

import static org.assertj.core.api.Assertions.assertThat;
import static v7p3r.board.PieceType.BISHOP;
import static v7p3r.board.PieceType.KNIGHT;
import static v7p3r.board.PieceType.PAWN;
import static v7p3r.board.PieceType.QUEEN;
import static v7p3r.board.PieceType.ROOK;
import static v7p3r.eval.EvalFixture.weight;
import static v7p3r.eval.EvalFixture.white;
import static v7p3r.eval.context.Weight.BAD_BISHOP;
import static v7p3r.eval.context.Weight.BATTERY;
import static v7p3r.eval.context.Weight.BISHOP_MOBILITY;
import static v7p3r.eval.context.Weight.BISHOP_PAIR;
import static v7p3r.eval.context.Weight.BISHOP_SQUARES;
import static v7p3r.eval.context.Weight.DOUBLED_ROOKS;
import static v7p3r.eval.context.Weight.KING_SQUARES;
import static v7p3r.eval.context.Weight.KNIGHT_MOBILITY;
import static v7p3r.eval.context.Weight.KNIGHT_SQUARES;
import static v7p3r.eval.context.Weight.LONG_DIAGONAL_BISHOP;
import static v7p3r.eval.context.Weight.MINOR_BEHIND_PAWN;
import static v7p3r.eval.context.Weight.MINOR_OUTPOST;
import static v7p3r.eval.context.Weight.OUTPOST_REACHABLE;
import static v7p3r.eval.context.Weight.PAWN_SQUARES;
import static v7p3r.eval.context.Weight.PIECE_VALUE;
import static v7p3r.eval.context.Weight.QUEEN_MOBILITY;
import static v7p3r.eval.context.Weight.QUEEN_SQUARES;
import static v7p3r.eval.context.Weight.ROOK_FILE;
import static v7p3r.eval.context.Weight.ROOK_MOBILITY;
import static v7p3r.eval.context.Weight.ROOK_ON_SEVENTH;
import static v7p3r.eval.context.Weight.ROOK_SQUARES;
import static v7p3r.eval.context.Weight.SPACE;
import static v7p3r.eval.context.Weight.TEMPO;
import static v7p3r.eval.context.Weight.TRAPPED_PIECE;

import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import v7p3r.board.Square;

/** Every theme where it fires, with its size, and where it must not; each also mirrored. */
class PieceThemesTest {
  @Nested
  class MaterialTheme {
    @Test
    void countsEveryManOfTheSide() {
      assertThat(white(Material::score, "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"))
          .isEqualTo(
              8 * weight(PIECE_VALUE, PAWN)
                  + 2 * weight(PIECE_VALUE, KNIGHT)
                  + 2 * weight(PIECE_VALUE, BISHOP)
                  + 2 * weight(PIECE_VALUE, ROOK)
                  + weight(PIECE_VALUE, QUEEN));
    }

    @Test
    void givesNothingForTheKing() {
      assertThat(white(Material::score, "4k3/8/8/8/8/8/8/4K3 w - - 0 1")).isEqualTo(0);
    }
  }

  @Nested
  class PieceSquaresTheme {
    @Test
    void looksFromTheOwnSide() {
      assertThat(white(PieceSquares::score, "4k3/8/8/8/4P3/5N2/8/4K3 w - - 0 1"))
          .isEqualTo(
              weight(KING_SQUARES, Square.E1)
                  + weight(PAWN_SQUARES, Square.E4)
                  + weight(KNIGHT_SQUARES, Square.F3));
    }

    @Test
    void mirrorsTheBoardWhenTheOwnKingStandsOnTheLeft() {
      assertThat(white(PieceSquares::score, "3k4/8/8/8/4P3/5N2/8/3K4 w - - 0 1"))
          .isEqualTo(
              weight(KING_SQUARES, Square.E1)
                  + weight(PAWN_SQUARES, Square.D4)
                  + weight(KNIGHT_SQUARES, Square.C3));
    }

    @Test
    void hasOtherTablesForKingsOnDifferentWings() {
      assertThat(white(PieceSquares::score, "3k4/8/8/8/4P3/5N2/8/4K3 w - - 0 1"))
          .isEqualTo(
              weight(KING_SQUARES, 64 + Square.E1)
                  + weight(PAWN_SQUARES, 64 + Square.E4)
                  + weight(KNIGHT_SQUARES, 64 + Square.F3));
    }

    @Test
    void hasATableForEveryPiece() {
      assertThat(white(PieceSquares::score, "4k3/8/8/8/8/8/8/QRB1K3 w - - 0 1"))
          .isEqualTo(
              weight(KING_SQUARES, Square.E1)
                  + weight(QUEEN_SQUARES, Square.A1)
                  + weight(ROOK_SQUARES, Square.B1)
                  + weight(BISHOP_SQUARES, Square.C1));
    }
  }

  @Nested
  class TempoTheme {
    @Test
    void belongsToTheSideToMove() {
      assertThat(white(Tempo::score, "4k3/8/8/8/8/8/8/4K3 w - - 0 1")).isEqualTo(weight(TEMPO));
    }

    @Test
    void isNotForTheSideThatWaits() {
      assertThat(white(Tempo::score, "4k3/8/8/8/8/8/8/4K3 b - - 0 1")).isEqualTo(0);
    }
  }

  @Nested
  class BishopPairTheme {
    @Test
    void needsBothColors() {
      assertThat(white(BishopPair::score, "4k3/8/8/8/8/8/8/2B1KB2 w - - 0 1"))
          .isEqualTo(weight(BISHOP_PAIR));
    }

    @Test
    void isNoPairOnOneColor() {
      assertThat(white(BishopPair::score, "4k3/8/8/8/8/4B3/8/2B1K3 w - - 0 1")).isEqualTo(0);
    }
  }

  @Nested
  class OutpostsTheme {
    @Test
    void knightHeldByAPawnAndSafeFromPawns() {
      assertThat(white(Outposts::score, "4k3/pp3ppp/8/3N4/4P3/8/8/4K3 w - - 0 1"))
          .isEqualTo(weight(MINOR_OUTPOST, 0));
    }

    @Test
    void bishopHeldByAPawnAndSafeFromPawns() {
      assertThat(white(Outposts::score, "4k3/pp3ppp/8/3B4/4P3/8/8/4K3 w - - 0 1"))
          .isEqualTo(weight(MINOR_OUTPOST, 1));
    }

    @Test
    void noOutpostWherePawnsCanCome() {
      assertThat(white(Outposts::score, "4k3/ppp2ppp/8/3N4/4P3/8/8/4K3 w - - 0 1")).isEqualTo(0);
    }

    @Test
    void noOutpostWithoutAPawnThatHoldsIt() {
      assertThat(white(Outposts::score, "4k3/pp3ppp/8/3N4/8/4P3/8/4K3 w - - 0 1")).isEqualTo(0);
    }

    @Test
    void knightOneJumpAway() {
      assertThat(white(Outposts::score, "4k3/pp3ppp/8/8/4P3/2N5/8/4K3 w - - 0 1"))
          .isEqualTo(weight(OUTPOST_REACHABLE));
    }

    @Test
    void knightBehindAPawn() {
      assertThat(white(Outposts::score, "4k3/8/8/8/8/8/4P3/4N1K1 w - - 0 1"))
          .isEqualTo(weight(MINOR_BEHIND_PAWN));
    }

    @Test
    void knightBeforeAPawnIsNotBehindIt() {
      assertThat(white(Outposts::score, "4k3/8/8/8/8/4N3/4P3/6K1 w - - 0 1")).isEqualTo(0);
    }
  }

  @Nested
  class BadBishopTheme {
    @Test
    void twoPawnsOnItsColorAndOneBlockedInTheCenter() {
      assertThat(white(BadBishop::score, "4k3/8/3p4/3P4/2P5/8/4B3/4K3 w - - 0 1"))
          .isEqualTo(4 * weight(BAD_BISHOP));
    }

    @Test
    void goodOnTheOtherColor() {
      assertThat(white(BadBishop::score, "4k3/8/3p4/3P4/2P5/4B3/8/4K3 w - - 0 1")).isEqualTo(0);
    }

    @Test
    void onTheLongDiagonal() {
      assertThat(white(BadBishop::score, "4k3/8/8/8/8/8/1B6/4K3 w - - 0 1"))
          .isEqualTo(weight(LONG_DIAGONAL_BISHOP));
    }

    @Test
    void onTheLongDiagonalButBlocked() {
      assertThat(white(BadBishop::score, "4k3/8/8/8/3p4/8/1B6/4K3 w - - 0 1")).isEqualTo(0);
    }
  }

  @Nested
  class RookFilesTheme {
    @Test
    void halfOpen() {
      assertThat(white(RookFiles::score, "4k3/p7/8/8/8/8/7P/R3K3 w - - 0 1"))
          .isEqualTo(weight(ROOK_FILE, 0));
    }

    @Test
    void open() {
      assertThat(white(RookFiles::score, "4k3/p7/8/8/8/8/7P/3RK3 w - - 0 1"))
          .isEqualTo(weight(ROOK_FILE, 1));
    }

    @Test
    void closed() {
      assertThat(white(RookFiles::score, "4k3/p7/8/8/P7/8/8/R3K3 w - - 0 1")).isEqualTo(0);
    }
  }

  @Nested
  class RookOnSeventhTheme {
    @Test
    void cutsTheKingOff() {
      assertThat(white(RookOnSeventh::score, "4k3/R7/8/8/8/8/8/4K3 w - - 0 1"))
          .isEqualTo(weight(ROOK_ON_SEVENTH));
    }

    @Test
    void findsPawns() {
      assertThat(white(RookOnSeventh::score, "8/R5p1/4k3/8/8/8/8/4K3 w - - 0 1"))
          .isEqualTo(weight(ROOK_ON_SEVENTH));
    }

    @Test
    void findsNothing() {
      assertThat(white(RookOnSeventh::score, "8/R7/4k3/8/8/8/8/4K3 w - - 0 1")).isEqualTo(0);
    }
  }

  @Nested
  class DoubledRooksTheme {
    @Test
    void onOneFile() {
      assertThat(white(DoubledRooks::score, "4k3/8/8/8/3R4/8/8/3RK3 w - - 0 1"))
          .isEqualTo(weight(DOUBLED_ROOKS));
    }

    @Test
    void withAnEnemyBetween() {
      assertThat(white(DoubledRooks::score, "4k3/8/8/8/3R4/3p4/8/3RK3 w - - 0 1"))
          .isEqualTo(weight(DOUBLED_ROOKS));
    }

    @Test
    void withAnOwnPawnBetween() {
      assertThat(white(DoubledRooks::score, "4k3/8/8/8/3R4/8/3P4/3RK3 w - - 0 1")).isEqualTo(0);
    }

    @Test
    void onOneRank() {
      assertThat(white(DoubledRooks::score, "4k3/8/8/8/8/8/8/R2RK3 w - - 0 1")).isEqualTo(0);
    }
  }

  @Nested
  class BatteryTheme {
    @Test
    void queenBehindTheBishop() {
      assertThat(white(Battery::score, "6k1/8/8/8/8/3B4/2Q5/6K1 w - - 0 1"))
          .isEqualTo(weight(BATTERY));
    }

    @Test
    void queenBeforeTheRook() {
      assertThat(white(Battery::score, "6k1/8/8/8/8/6Q1/8/6RK b - - 0 1"))
          .isEqualTo(weight(BATTERY));
    }

    @Test
    void aimedElsewhere() {
      assertThat(white(Battery::score, "k7/8/8/8/8/3B4/2Q5/6K1 w - - 0 1")).isEqualTo(0);
    }

    @Test
    void bishopAndQueenOnAFile() {
      assertThat(white(Battery::score, "6k1/8/8/8/8/6B1/6Q1/6K1 w - - 0 1")).isEqualTo(0);
    }
  }

  @Nested
  class MobilityTheme {
    @Test
    void countsTheSquaresOfAKnight() {
      assertThat(white(Mobility::score, "4k3/8/8/8/8/8/8/N3K3 w - - 0 1"))
          .isEqualTo(weight(KNIGHT_MOBILITY, 2));
    }

    @Test
    void leavesOutWhatEnemyPawnsAttack() {
      assertThat(white(Mobility::score, "4k3/8/8/8/p7/8/8/N3K3 w - - 0 1"))
          .isEqualTo(weight(KNIGHT_MOBILITY, 1));
    }

    @Test
    void countsTheSquaresOfABishop() {
      assertThat(white(Mobility::score, "4k3/8/8/8/3B4/8/8/4K3 w - - 0 1"))
          .isEqualTo(weight(BISHOP_MOBILITY, 13));
    }

    @Test
    void countsTheSquaresOfARook() {
      assertThat(white(Mobility::score, "4k3/8/8/8/3R4/8/8/4K3 w - - 0 1"))
          .isEqualTo(weight(ROOK_MOBILITY, 14));
    }

    @Test
    void countsTheSquaresOfAQueen() {
      assertThat(white(Mobility::score, "4k3/8/8/8/3Q4/8/8/4K3 w - - 0 1"))
          .isEqualTo(weight(QUEEN_MOBILITY, 27));
    }

    @Test
    void leavesAPinnedManItsLineOnly() {
      assertThat(white(Mobility::score, "4r1k1/8/8/8/8/8/4B3/4K3 w - - 0 1"))
          .isEqualTo(weight(BISHOP_MOBILITY, 0));
    }

    @Test
    void isNoMatterOfPawnsAndKings() {
      assertThat(white(Mobility::score, "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1")).isEqualTo(0);
    }
  }

  @Nested
  class TrappedPiecesTheme {
    @Test
    void bishopThatTookOnA7() {
      assertThat(white(TrappedPieces::score, "2k5/B1p5/1p6/8/8/8/8/6K1 w - - 0 1"))
          .isEqualTo(weight(TRAPPED_PIECE, 1));
    }

    @Test
    void bishopThatCanTakeItsWayOut() {
      assertThat(white(TrappedPieces::score, "2k5/B7/1p6/8/8/8/8/6K1 w - - 0 1")).isEqualTo(0);
    }

    @Test
    void knightInTheCorner() {
      assertThat(white(TrappedPieces::score, "N2k4/p7/8/8/8/8/8/6K1 w - - 0 1"))
          .isEqualTo(weight(TRAPPED_PIECE, 0));
    }

    @Test
    void knightThatGetsOut() {
      assertThat(white(TrappedPieces::score, "N4k2/p7/8/8/8/8/8/6K1 w - - 0 1")).isEqualTo(0);
    }

    @Test
    void rookLockedInByItsKing() {
      assertThat(white(TrappedPieces::score, "6k1/8/8/8/8/8/5PPP/5K1R w - - 0 1"))
          .isEqualTo(weight(TRAPPED_PIECE, 2));
    }

    @Test
    void rookWhoseKingMayCastle() {
      assertThat(white(TrappedPieces::score, "6k1/8/8/8/8/8/5PPP/4K2R w K - 0 1")).isEqualTo(0);
    }

    @Test
    void rookOnTheInnerSide() {
      assertThat(white(TrappedPieces::score, "6k1/8/8/8/8/8/5PPP/5RK1 w - - 0 1")).isEqualTo(0);
    }

    @Test
    void nobodyAtTheStart() {
      assertThat(
              white(
                  TrappedPieces::score, "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"))
          .isEqualTo(0);
    }
  }

  @Nested
  class SpaceTheme {
    @Test
    void roomBehindCenterPawns() {
      assertThat(white(Space::score, "4k3/8/8/8/2PPP3/8/8/4K3 w - - 0 1"))
          .isEqualTo(6 * weight(SPACE));
    }

    @Test
    void notWhereEnemyPawnsAttack() {
      assertThat(white(Space::score, "4k3/8/8/8/2PPPp2/8/8/4K3 w - - 0 1"))
          .isEqualTo(5 * weight(SPACE));
    }

    @Test
    void noneAtTheStart() {
      assertThat(white(Space::score, "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"))
          .isEqualTo(0);
    }
  }
}
