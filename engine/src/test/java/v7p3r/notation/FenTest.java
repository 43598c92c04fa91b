package v7p3r.notation;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import v7p3r.board.Castling;
import v7p3r.board.Color;
import v7p3r.board.Piece;
import v7p3r.board.Position;
import v7p3r.board.Square;

class FenTest {
  @Test
  void startPositionIsTheStartOfAGame() {
    assertThat(Fen.format(new Position())).isEqualTo(Fen.START);
    assertThat(Fen.parse(Fen.START).key()).isEqualTo(new Position().key());
  }

  @Test
  void readsEveryField() {
    Position position = Fen.parse("r3k2r/8/8/3pP3/8/8/8/R3K2R w Kq d6 12 34");
    assertThat(position.pieceOn(Square.E5)).isEqualTo(Piece.WHITE_PAWN);
    assertThat(position.sideToMove()).isEqualTo(Color.WHITE);
    assertThat(position.castlingRights())
        .isEqualTo(Castling.WHITE_KINGSIDE | Castling.BLACK_QUEENSIDE);
    assertThat(position.enPassantSquare()).isEqualTo(Square.D6);
    assertThat(position.rule50()).isEqualTo(12);
    assertThat(position.fullMoveNumber()).isEqualTo(34);
    assertThat(position.isChess960()).isFalse();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
        "rnbqkbnr/pp1ppppp/8/8/2pPP3/8/PPP2PPP/RNBQKBNR b KQkq d3 0 3",
        "8/8/8/8/8/4k3/8/4K2R w K - 99 150",
        "4k3/8/8/8/8/8/8/4K3 b - - 9999 99999",
      })
  void writesWhatItReads(String fen) {
    assertThat(Fen.format(Fen.parse(fen))).isEqualTo(fen);
  }

  @Test
  void countersMayBeMissing() {
    assertThat(Fen.format(Fen.parse("4k3/8/8/8/8/8/8/4K3 w - -")))
        .isEqualTo("4k3/8/8/8/8/8/8/4K3 w - - 0 1");
    assertThat(Fen.format(Fen.parse("4k3/8/8/8/8/8/8/4K3 w - - 7")))
        .isEqualTo("4k3/8/8/8/8/8/8/4K3 w - - 7 1");
  }

  @Test
  void moveNumberZeroCountsAsOne() {
    assertThat(Fen.parse("4k3/8/8/8/8/8/8/4K3 w - - 0 0").fullMoveNumber()).isEqualTo(1);
  }

  @Test
  void blanksAroundAndBetweenFieldsDoNotMatter() {
    assertThat(Fen.format(Fen.parse("  4k3/8/8/8/8/8/8/4K3\tb  -   -  3  9 \r\n")))
        .isEqualTo("4k3/8/8/8/8/8/8/4K3 b - - 3 9");
  }

  @Test
  void enPassantSquareWithoutALegalCaptureIsDropped() {
    String fen = "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1";
    assertThat(Fen.format(Fen.parse(fen))).contains(" b KQkq - ");
  }

  @Test
  void positionCanBeUsedAgain() {
    Position position = Fen.parse("4k3/8/8/8/8/8/8/4K3 b - - 3 9");
    Fen.parse(Fen.START, position);
    assertThat(Fen.format(position)).isEqualTo(Fen.START);
  }

  @Test
  void setupKeepsWhatChessWouldReject() {
    assertThat(Fen.parseSetup("8/8/8/8/8/8/8/PPPPPPPP w - - 0 1").pieceOn(Square.A1))
        .isEqualTo(Piece.WHITE_PAWN);
  }

  @Test
  void shredderFilesNameTheRooks() {
    Position position = Fen.parse("1rk3r1/8/8/8/8/8/8/1R2KR2 w FBgb - 0 1");
    assertThat(position.isChess960()).isTrue();
    assertThat(position.castlingRookSquare(Castling.WHITE_KINGSIDE)).isEqualTo(Square.F1);
    assertThat(position.castlingRookSquare(Castling.WHITE_QUEENSIDE)).isEqualTo(Square.B1);
    assertThat(position.castlingRookSquare(Castling.BLACK_KINGSIDE)).isEqualTo(Square.G8);
    assertThat(position.castlingRookSquare(Castling.BLACK_QUEENSIDE)).isEqualTo(Square.B8);
  }

  @Test
  void shredderFilesMakeEvenTheUsualStartChess960() {
    Position position = Fen.parse("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w HAha - 0 1");
    assertThat(position.isChess960()).isTrue();
    assertThat(Fen.format(position)).contains(" w HAha - ");
  }

  @Test
  void xfenLettersMeanTheOutermostRook() {
    Position position = Fen.parse("1r2k1rr/8/8/8/8/8/8/RR2K1R1 w KQkq - 0 1");
    assertThat(position.castlingRookSquare(Castling.WHITE_KINGSIDE)).isEqualTo(Square.G1);
    assertThat(position.castlingRookSquare(Castling.WHITE_QUEENSIDE)).isEqualTo(Square.A1);
    assertThat(position.castlingRookSquare(Castling.BLACK_KINGSIDE)).isEqualTo(Square.H8);
    assertThat(position.castlingRookSquare(Castling.BLACK_QUEENSIDE)).isEqualTo(Square.B8);
    assertThat(Fen.format(position)).contains(" w GAhb - ");
  }

  @Test
  void xfenFileLettersMeanAnInnerRook() {
    Position position = Fen.parse("4k3/8/8/8/8/8/8/RR2K1RR w GB - 0 1");
    assertThat(position.castlingRookSquare(Castling.WHITE_KINGSIDE)).isEqualTo(Square.G1);
    assertThat(position.castlingRookSquare(Castling.WHITE_QUEENSIDE)).isEqualTo(Square.B1);
  }

  @Test
  void readingWhatWasWrittenGivesTheSamePosition() {
    RandomGames games = new RandomGames(1);
    for (int i = 0; i < 2000; i++) {
      Position position = i % 4 == 0 ? games.scattered() : games.position(120);
      String fen = Fen.format(position);
      Position again = Fen.parse(fen);
      assertThat(Fen.format(again)).isEqualTo(fen);
      assertThat(again.key()).isEqualTo(position.key());
    }
  }
}
