package v7p3r.notation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import io.github.wolfraam.chessgame.ChessGame;
import io.github.wolfraam.chessgame.notation.NotationType;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import v7p3r.board.Move;
import v7p3r.board.MoveList;
import v7p3r.board.Position;

class SanTest {
  /** The move of a text in UCI notation, which nobody can misread. */
  private static String meaning(String fen, String text) {
    Position position = Fen.parse(fen);
    return UciMove.format(position, San.parse(position, text));
  }

  private static NotationException error(String fen, String text) {
    return assertThatExceptionOfType(NotationException.class)
        .isThrownBy(() -> San.parse(Fen.parse(fen), text))
        .actual();
  }

  @ParameterizedTest
  @CsvSource({
    "e4, e2e4",
    "e2e4, e2e4",
    "e2-e4, e2e4",
    "Pe4, e2e4",
    "ee4, e2e4",
    "Nf3, g1f3",
    "Ngf3, g1f3",
    "N1f3, g1f3",
    "Ng1f3, g1f3",
    "Ng1-f3, g1f3",
    "Nxf3, g1f3",
    "Nf3+, g1f3",
    "Nf3#!?, g1f3",
    "Nf3 ??, g1f3",
    "g1f3, g1f3",
  })
  void manyFormsMeanTheSameMove(String text, String move) {
    assertThat(meaning(Fen.START, text)).isEqualTo(move);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "e8=Q", "e8Q", "e8=q", "e8q", "e8(Q)", "e8/Q", "e8=Q+", "e8Q#", "e7e8q", "e7-e8=Q"
      })
  void promotionIsReadInEveryStyle(String text) {
    assertThat(meaning("8/4P2k/8/8/8/8/8/4K3 w - - 0 1", text)).isEqualTo("e7e8q");
  }

  @ParameterizedTest
  @ValueSource(strings = {"e8=B", "e8B", "e8=b", "e8b", "e8b+", "e7e8b"})
  void lowerCaseBishopIsNotMistakenForAFile(String text) {
    assertThat(meaning("8/4P2k/8/8/8/8/8/4K3 w - - 0 1", text)).isEqualTo("e7e8b");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "exd6",
        "exd6e.p.",
        "exd6 e.p.",
        "exd6ep",
        "exd6e.p",
        "ed6",
        "e:d6",
        "xd6",
        "e5xd6",
        "e5d6",
        "exd6!",
        "exd6 e.p.+"
      })
  void enPassantIsReadInEveryStyle(String text) {
    assertThat(meaning("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", text)).isEqualTo("e5d6");
  }

  @ParameterizedTest
  @CsvSource({
    "O-O, e1g1",
    "0-0, e1g1",
    "o-o, e1g1",
    "O-O+, e1g1",
    "O-O!?, e1g1",
    "e1g1, e1g1",
    "e1h1, e1g1",
    "O-O-O, e1c1",
    "0-0-0, e1c1",
    "O-O-O#, e1c1",
  })
  void castlingIsReadInEveryStyle(String text, String move) {
    assertThat(meaning("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", text)).isEqualTo(move);
  }

  @Test
  void castlingInChess960() {
    Position position = Fen.parse("4k3/8/8/8/8/8/8/1R3KR1 w GB - 0 1");
    assertThat(UciMove.format(position, San.parse(position, "O-O"))).isEqualTo("f1g1");
    assertThat(UciMove.format(position, San.parse(position, "O-O-O"))).isEqualTo("f1b1");
    assertThat(San.format(position, UciMove.parse(position, "f1g1"))).isEqualTo("O-O");
  }

  @ParameterizedTest
  @ValueSource(strings = {"--", "Z0", "0000", "@@@@", "null"})
  void nullMoveIsReadInEveryStyle(String text) {
    assertThat(San.parse(new Position(), text)).isEqualTo(Move.NONE);
  }

  @Test
  void nullMoveIsWrittenAsTwoDashes() {
    assertThat(San.format(new Position(), Move.NONE)).isEqualTo("--");
  }

  @Test
  void nullMoveIsIllegalInCheck() {
    assertThat(error("4k3/8/8/8/8/8/4r3/4K3 w - - 0 1", "--").expected()).contains("Kxe2");
  }

  @ParameterizedTest
  @CsvSource({
    "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1, a1d1, Rd1",
    "6k1/8/8/8/8/8/8/R3R1K1 w - - 0 1, a1c1, Rac1",
    "R7/6k1/8/8/8/8/8/R5K1 w - - 0 1, a1a4, R1a4",
    "1k6/8/8/8/4Q2Q/8/K7/7Q w - - 0 1, h4e1, Qh4e1",
    "k7/8/8/8/8/8/3N1N2/3r1NK1 w - - 0 1, d2e4, Nde4",
    "6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1, a1a8, Ra8#",
    "6k1/5p1p/8/8/8/8/8/R5K1 w - - 0 1, a1a8, Ra8+",
    "3r2k1/4P3/8/8/8/8/8/6K1 w - - 0 1, e7d8q, exd8=Q+",
    "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1, e5d6, exd6",
  })
  void writesTheShortestFormThatIsClear(String fen, String move, String san) {
    Position position = Fen.parse(fen);
    assertThat(San.format(position, UciMove.parse(position, move))).isEqualTo(san);
  }

  @Test
  void pinnedRivalNeedsNoDisambiguation() {
    Position position = Fen.parse("4r1k1/8/8/8/8/8/4N3/N3K3 w - - 0 1");
    assertThat(San.format(position, UciMove.parse(position, "a1b3"))).isEqualTo("Nb3");
    position = Fen.parse("4r1k1/8/8/8/8/4N3/8/N3K3 w - - 0 1");
    assertThat(San.format(position, UciMove.parse(position, "a1c2"))).isEqualTo("Nc2");
    assertThat(UciMove.format(position, San.parse(position, "Nc2"))).isEqualTo("a1c2");
  }

  @Test
  void doubtfulMoveIsRefusedWithTheChoices() {
    NotationException error = error("6k1/8/8/8/8/8/8/R3R1K1 w - - 0 1", "Rc1");
    assertThat(error)
        .hasMessage(
            "SAN, column 1: expected one move, not several (possible: Rac1, Rec1), found 'Rc1'");
  }

  @Test
  void illegalMoveIsRefusedWithTheMovesOfThatMan() {
    assertThat(error(Fen.START, "Nd4"))
        .hasMessage(
            "SAN, column 1: expected a legal move (possible: Na3, Nc3, Nf3, Nh3), found 'Nd4'");
  }

  @Test
  void noMoveIsOfferedWhenTheGameIsOver() {
    assertThat(error("R5k1/5ppp/8/8/8/8/8/6K1 b - - 0 1", "Kh8").expected())
        .contains("the game is over");
  }

  @ParameterizedTest
  @CsvSource({
    "'', 1",
    "x, 2",
    "e, 2",
    "e9, 2",
    "Nz3, 2",
    "e4x, 4",
    "e4=, 4",
    "e4=K, 4",
    "e4$, 3",
    "O-, 2",
    "0, 2",
    "O-O-O-O, 6",
    "Nf3 e5, 5",
    "1.e4, 1",
    "K, 2",
    "e8(Q, 5",
    "nf3, 1",
    "e2e4e5, 5",
  })
  void textThatIsNoMoveIsRefusedAtTheFirstWrongCharacter(String text, int column) {
    assertThat(error(Fen.START, text).column()).isEqualTo(column);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"e5", "exd3", "e8=Q", "O-O", "Ke2", "Nf6", "xe4", "e7e5", "Ng1f4", "Rh1=Q"})
  void moveThatIsNotLegalIsRefused(String text) {
    assertThat(error(Fen.START, text).expected()).startsWith("a legal move");
  }

  @Test
  void promotionNeedsItsPiece() {
    assertThat(error("8/4P2k/8/8/8/8/8/4K3 w - - 0 1", "e8").expected())
        .contains("e8=B, e8=N, e8=Q, e8=R");
  }

  @Test
  void pushIsNeverTakenForACapture() {
    assertThat(error("4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1", "d5").expected()).contains("exd5");
  }

  @Test
  void moveListOfAnErrorIsBounded() {
    String manyMoves = "R6R/3Q4/1Q4Q1/4Q3/2Q4Q/Q4Q2/pp1Q4/kBNN1KB1 w - - 0 1";
    assertThat(error(manyMoves, "?").getMessage()).contains("more)").hasSizeLessThan(500);
  }

  @Test
  void writingLeavesThePositionAsItWas() {
    Position position = Fen.parse("6k1/5ppp/8/8/8/8/8/R5K1 w - - 3 9");
    San.format(position, UciMove.parse(position, "a1a8"));
    assertThat(Fen.format(position)).isEqualTo("6k1/5ppp/8/8/8/8/8/R5K1 w - - 3 9");
  }

  @Test
  void everyLegalMoveReadsAsItself() {
    RandomGames games = new RandomGames(3);
    for (int i = 0; i < 1000; i++) {
      Position position = i % 2 == 0 ? games.scattered() : games.position(100);
      MoveList moves = position.legalMoves();
      for (int j = 0; j < moves.size(); j++) {
        String san = San.format(position, moves.get(j));
        assertThat(San.parse(position, san)).as(san).isEqualTo(moves.get(j));
      }
    }
  }

  @Test
  void anIndependentProgramWritesTheSame() {
    RandomGames games = new RandomGames(4);
    for (int i = 0; i < 100; i++) {
      Position position = games.scattered();
      ChessGame other = new ChessGame(Fen.format(position));
      MoveList moves = position.legalMoves();
      for (int j = 0; j < moves.size(); j++) {
        String uci = UciMove.format(position, moves.get(j));
        var theirMove =
            other.getLegalMoves().stream()
                .filter(m -> other.getNotation(NotationType.UCI, m).equals(uci))
                .findFirst()
                .orElseThrow();
        assertThat(San.format(position, moves.get(j)))
            .as("%s in %s", uci, Fen.format(position))
            .isEqualTo(other.getNotation(NotationType.SAN, theirMove));
      }
    }
  }
}
