package v7p3r.notation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import v7p3r.board.Move;
import v7p3r.board.MoveList;
import v7p3r.board.Position;
import v7p3r.board.Square;

class UciMoveTest {
  private static final String CASTLING = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";

  private static int parse(String fen, String text) {
    return UciMove.parse(Fen.parse(fen), text);
  }

  @Test
  void everyKindOfMoveIsRecognized() {
    assertThat(parse(Fen.START, "e2e4")).isEqualTo(Move.of(Square.E2, Square.E4, Move.DOUBLE_PUSH));
    assertThat(parse(Fen.START, "g1f3")).isEqualTo(Move.of(Square.G1, Square.F3, Move.QUIET));
    assertThat(parse("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", "e5d6"))
        .isEqualTo(Move.of(Square.E5, Square.D6, Move.EN_PASSANT));
    assertThat(parse("3rk3/4P3/8/8/8/8/8/4K3 w - - 0 1", "e7d8n"))
        .isEqualTo(Move.of(Square.E7, Square.D8, Move.PROMOTION_CAPTURE));
    assertThat(parse("3rk3/P7/8/8/8/8/8/4K3 w - - 0 1", "a7a8Q"))
        .isEqualTo(Move.of(Square.A7, Square.A8, Move.PROMOTION + 3));
  }

  @Test
  void castlingIsReadBothWaysAndWrittenAsTheKingsMove() {
    int move = Move.of(Square.E1, Square.G1, Move.CASTLE_KINGSIDE);
    assertThat(parse(CASTLING, "e1g1")).isEqualTo(move);
    assertThat(parse(CASTLING, "e1h1")).isEqualTo(move);
    assertThat(UciMove.format(Fen.parse(CASTLING), move)).isEqualTo("e1g1");
  }

  @Test
  void castlingIsWrittenAsKingTakesRookInChess960() {
    Position position = Fen.parse("r3k2r/8/8/8/8/8/8/R3K2R b HAha - 0 1");
    int move = UciMove.parse(position, "e8c8");
    assertThat(UciMove.format(position, move)).isEqualTo("e8a8");
    assertThat(UciMove.parse(position, "e8a8")).isEqualTo(move);
  }

  @Test
  void kingBesideItsCastlingSquareStepsRatherThanCastles() {
    Position position = Fen.parse("4k3/8/8/8/8/8/8/5K1R w H - 0 1");
    assertThat(UciMove.parse(position, "f1g1"))
        .isEqualTo(Move.of(Square.F1, Square.G1, Move.QUIET));
    assertThat(UciMove.parse(position, "f1h1"))
        .isEqualTo(Move.of(Square.F1, Square.G1, Move.CASTLE_KINGSIDE));
  }

  @Test
  void kingThatStaysWhereItIsCanCastle() {
    Position position = Fen.parse("4k3/8/8/8/8/8/8/6KR w H - 0 1");
    int move = UciMove.parse(position, "g1h1");
    assertThat(move).isEqualTo(Move.of(Square.G1, Square.G1, Move.CASTLE_KINGSIDE));
    assertThat(UciMove.format(position, move)).isEqualTo("g1h1");
  }

  @Test
  void nullMoveIsFourZeros() {
    assertThat(parse(Fen.START, "0000")).isEqualTo(Move.NONE);
    assertThat(UciMove.format(new Position(), Move.NONE)).isEqualTo("0000");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "e2",
        "e2e9",
        "i2e4",
        "e2e4e5",
        "e2e5",
        "e7e5",
        "e4e5",
        "e1e2",
        "e2e4q",
        "e2e4k",
        "e2e4 ",
        "0-0",
        "a1a1",
        "e1g1",
        "\0\0\0\0"
      })
  void whatIsNoLegalMoveIsRefused(String text) {
    assertThatExceptionOfType(NotationException.class)
        .isThrownBy(() -> parse(Fen.START, text))
        .withMessageContaining("UCI move");
  }

  @Test
  void promotionNeedsItsLetter() {
    assertThatExceptionOfType(NotationException.class)
        .isThrownBy(() -> parse("4k3/P7/8/8/8/8/8/4K3 w - - 0 1", "a7a8"))
        .withMessage(
            "UCI move, column 1: expected a legal move (possible: a7a8b, a7a8n, a7a8q, a7a8r),"
                + " found 'a7a8'");
  }

  @Test
  void everyLegalMoveReadsAsItself() {
    RandomGames games = new RandomGames(2);
    for (int i = 0; i < 500; i++) {
      Position position = games.position(100);
      MoveList moves = position.legalMoves();
      for (int j = 0; j < moves.size(); j++) {
        String text = UciMove.format(position, moves.get(j));
        assertThat(UciMove.parse(position, text)).as(text).isEqualTo(moves.get(j));
      }
    }
  }
}
