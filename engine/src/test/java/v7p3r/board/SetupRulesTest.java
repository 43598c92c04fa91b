package v7p3r.board;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.function.Consumer;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import v7p3r.notation.Fen;

class SetupRulesTest {
  @ParameterizedTest(name = "{1}")
  @MethodSource("impossibleSetups")
  void anImpossibleSetupIsRefusedWithTheReason(Setup setup, String reason) {
    assertThatThrownBy(() -> Position.of(setup))
        .isInstanceOf(IllegalSetupException.class)
        .hasMessage(reason);
  }

  @ParameterizedTest(name = "{1}")
  @MethodSource("impossibleSetups")
  void aRefusedSetupLeavesThePositionAsItWas(Setup setup, String reason) {
    Position position =
        Positions.play(Positions.at(Chess960.fen(99)), "a2a4 h7h5 a4a5 b7b5 a5b6 h5h4 g2g4");
    Snapshot before = Snapshot.of(position);
    assertThatThrownBy(() -> position.set(setup)).isInstanceOf(IllegalSetupException.class);
    assertThat(Snapshot.of(position)).isEqualTo(before);
    position.unmake();
    position.unmake();
    assertThat(position.lastMove()).isEqualTo(Move.of(Square.A5, Square.B6, Move.EN_PASSANT));
  }

  static Stream<Arguments> impossibleSetups() {
    return Stream.of(
        impossible("8/8/8/8/8/8/8/4K3 w - -", "Black has no king"),
        impossible("4k3/8/8/8/8/8/8/8 w - -", "White has no king"),
        impossible("4k3/8/8/8/8/8/8/K3K3 w - -", "White has more than one king"),
        impossible("4k3/8/8/8/8/P7/PPPPPPPP/4K3 w - -", "White has 9 pawns, more than 8"),
        impossible("4k3/pppppppp/pp6/8/8/8/8/4K3 w - -", "Black has 10 pawns, more than 8"),
        impossible(
            "4k3/8/8/8/8/1Q6/PPPPPPPP/3QK3 w - -",
            "White has 1 promoted men but only 0 pawns are missing"),
        impossible(
            "nnnnk3/pppppppp/8/8/8/8/8/4K3 w - -",
            "Black has 2 promoted men but only 0 pawns are missing"),
        impossible(
            "4k3/8/8/8/2BBB3/1RRR4/PPPPPPP1/4K3 w - -",
            "White has 2 promoted men but only 1 pawns are missing"),
        impossible("P3k3/8/8/8/8/8/8/4K3 w - -", "a pawn cannot stand on a8"),
        impossible("4k3/8/8/8/8/8/8/4K2p w - -", "a pawn cannot stand on h1"),
        impossible(
            "4k3/8/8/8/8/8/8/4K3 w - -",
            setup -> setup.rule50(-1),
            "expected a half-move clock from 0 to 9999, found -1"),
        impossible(
            "4k3/8/8/8/8/8/8/4K3 w - -",
            setup -> setup.rule50(10_000),
            "expected a half-move clock from 0 to 9999, found 10000"),
        impossible(
            "4k3/8/8/8/8/8/8/4K3 w - -",
            setup -> setup.fullMoveNumber(0),
            "expected a move number from 1 to 99999, found 0"),
        impossible(
            "4k3/8/8/8/8/8/8/4K3 w - -",
            setup -> setup.fullMoveNumber(100_000),
            "expected a move number from 1 to 99999, found 100000"),
        impossible(
            "4k3/8/8/8/8/8/4K3/7R w - -",
            setup -> setup.castling(Castling.WHITE_KINGSIDE, Square.H1),
            "White cannot castle kingside: the king stands on e2"),
        impossible(
            "4k3/8/8/8/8/8/8/R3K3 w - -",
            setup -> setup.castling(Castling.WHITE_KINGSIDE, Square.H1),
            "White cannot castle kingside: there is no rook on h1"),
        impossible(
            "n3k3/8/8/8/8/8/8/4K3 w - -",
            setup -> setup.castling(Castling.BLACK_QUEENSIDE, Square.A8),
            "Black cannot castle queenside: there is no rook on a8"),
        impossible(
            "4k3/8/8/8/8/8/8/4K2r w - -",
            setup -> setup.castling(Castling.WHITE_KINGSIDE, Square.H1),
            "White cannot castle kingside: there is no rook on h1"),
        impossible(
            "4k3/7r/8/8/8/8/8/4K3 w - -",
            setup -> setup.castling(Castling.BLACK_KINGSIDE, Square.H7),
            "Black cannot castle kingside: there is no rook on h7"),
        impossible(
            "4k3/8/8/8/8/8/8/R3K3 w - -",
            setup -> setup.castling(Castling.WHITE_KINGSIDE, Square.A1),
            "White cannot castle kingside: the rook on a1 is on the other side of the king"),
        impossible(
            "4k2r/8/8/8/8/8/8/4K3 w - -",
            setup -> setup.castling(Castling.BLACK_QUEENSIDE, Square.H8),
            "Black cannot castle queenside: the rook on h8 is on the other side of the king"),
        impossible(
            "4k3/8/8/8/4P3/8/8/4K3 w - -",
            setup -> setup.enPassantSquare(Square.E3),
            "an en passant square of White is on rank 6, found e3"),
        impossible(
            "4k3/8/8/4p3/8/8/8/4K3 b - -",
            setup -> setup.enPassantSquare(Square.E6),
            "an en passant square of Black is on rank 3, found e6"),
        impossible(
            "4k3/8/8/8/8/8/8/4K3 w - -",
            setup -> setup.enPassantSquare(Square.E6),
            "no pawn has just passed the en passant square e6"),
        impossible(
            "4k3/8/4n3/4p3/8/8/8/4K3 w - -",
            setup -> setup.enPassantSquare(Square.E6),
            "no pawn has just passed the en passant square e6"),
        impossible(
            "4k3/4n3/8/4p3/8/8/8/4K3 w - -",
            setup -> setup.enPassantSquare(Square.E6),
            "no pawn has just passed the en passant square e6"),
        impossible(
            "4k3/8/8/4P3/8/8/8/4K3 w - -",
            setup -> setup.enPassantSquare(Square.E6),
            "no pawn has just passed the en passant square e6"),
        impossible(
            "4k3/8/8/8/8/8/8/4KR2 b - -",
            setup -> setup.enPassantSquare(Square.E3),
            "no pawn has just passed the en passant square e3"),
        impossible(
            "4k3/8/8/8/8/8/8/K3R3 w - -", "White is to move, but the king of Black is in check"),
        impossible(
            "8/8/8/3k4/4K3/8/8/8 b - -", "Black is to move, but the king of White is in check"),
        impossible(
            "4k3/8/8/8/8/8/3p4/4K3 b - -", "Black is to move, but the king of White is in check"),
        impossible(
            "4k3/2N5/8/8/8/8/8/4K3 w - -", "White is to move, but the king of Black is in check"),
        impossible(
            "4k3/8/8/1B6/8/8/8/4K3 w - -", "White is to move, but the king of Black is in check"));
  }

  private static Arguments impossible(String fen, String reason) {
    return Arguments.of(Positions.setup(fen), reason);
  }

  private static Arguments impossible(String fen, Consumer<Setup> change, String reason) {
    Setup setup = Positions.setup(fen);
    change.accept(setup);
    return Arguments.of(setup, reason);
  }

  @ParameterizedTest(name = "{1}")
  @CsvSource(
      delimiter = '|',
      value = {
        "4k3/8/8/8/8/8/8/4K3 w - - 0 1 | bare kings",
        "QQQQk3/QQQQQ3/8/8/8/8/8/4K3 b - - 0 1 | eight promoted queens",
        "4k3/8/8/8/8/1Q6/PPPPPPP1/3QK3 w - - 0 1 | one promoted queen, one pawn gone",
        "4k3/8/8/8/8/8/8/4K3 w - - 9999 99999 | counters as high as they go",
        "4k3/8/8/8/8/8/3nr3/4K3 w - - 0 1 | a double check",
        "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1 | an en passant square that can be used",
        "4k3/8/8/3p4/8/8/8/4K3 w - d6 0 1 | one that cannot",
        "1r1k3r/8/8/8/8/8/8/R4K1R w HAhb - 0 1 | castling from unusual squares"
      })
  void anUnusualSetupIsAccepted(String fen, String why) {
    Position position = Positions.at(fen);
    assertThat(position.hasLegalMove() || position.isCheckmate()).isTrue();
  }

  @Test
  void aSetupHoldsWhatThePositionHolds() {
    String fen = "r3k2r/8/8/3pP3/8/8/8/R3K2R w Kq d6 0 17";
    Setup setup = Positions.at(fen).setup();
    assertThat(setup.castlingRights())
        .isEqualTo(Castling.WHITE_KINGSIDE | Castling.BLACK_QUEENSIDE);
    assertThat(setup.rookSquare(Castling.WHITE_KINGSIDE)).isEqualTo(Square.H1);
    assertThat(setup.rookSquare(Castling.WHITE_QUEENSIDE)).isEqualTo(Square.NONE);
    assertThat(setup.enPassantSquare()).isEqualTo(Square.D6);
    assertThat(setup.fullMoveNumber()).isEqualTo(17);
    assertThat(setup.pieceOn(Square.E5)).isEqualTo(Piece.WHITE_PAWN);
    assertThat(setup.sideToMove()).isEqualTo(Color.WHITE);
    assertThat(Positions.fen(Position.of(setup))).isEqualTo(fen);
  }

  @Test
  void aNewSetupLeavesNothingOfTheGameBefore() {
    Position position = Positions.play(Positions.at(Chess960.fen(11)), "e2e4 e7e5");
    for (int i = 0; i < 2; i++) {
      position.unmake();
    }
    Snapshot.of(position);
    String check = "2k5/8/8/8/8/8/3n1P2/4RK2 w - - 12 40";
    position.set(Positions.setup(check));
    assertThat(position.inCheck()).isTrue();
    assertThat(Snapshot.of(position)).isEqualTo(Snapshot.of(Positions.at(check)));
  }

  @Test
  void anEnPassantSquareThatNobodyCanUseIsDropped() {
    assertThat(Positions.at("4k3/8/8/3p4/8/8/8/4K3 w - d6 0 1").enPassantSquare())
        .isEqualTo(Square.NONE);
  }

  @Test
  void theStartOfTheGameNeedsNoSetup() {
    assertThat(Positions.fen(new Position())).isEqualTo(Fen.START);
    assertThat(Positions.fen(Position.of(Setup.start()))).isEqualTo(Fen.START);
  }
}
