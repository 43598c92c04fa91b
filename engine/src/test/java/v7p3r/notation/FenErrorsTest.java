package v7p3r.notation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.time.Duration;
import org.junit.jupiter.api.Assertions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class FenErrorsTest {
  private static NotationException error(String fen) {
    return assertThatExceptionOfType(NotationException.class)
        .isThrownBy(() -> Fen.parse(fen))
        .actual();
  }

  @ParameterizedTest(name = "{0}")
  @CsvSource(
      quoteCharacter = '`',
      textBlock =
          """
          empty text,            ``,                                             1, a man (PNBRQK
          only the board,        8/8/8/8/8/8/8/8,                               16, the side to move
          no castling field,     4k3/8/8/8/8/8/8/4K3 w,                         22, the castling rights
          no en passant field,   4k3/8/8/8/8/8/8/4K3 w -,                       24, the en passant square
          seven ranks,           4k3/8/8/8/8/8/4K3 w - - 0 1,                   18, '/' after the eight squares of rank 2
          nine ranks,            4k3/8/8/8/8/8/8/8/4K3 w - - 0 1,               18, a blank before the side to move
          rank of nine squares,  4k3/9/8/8/8/8/8/4K3 w - - 0 1,                  5, a digit for a7
          rank too long,         4k3/8/7pp/8/8/8/8/4K3 w - - 0 1,                9, '/' after the eight squares of rank 6
          rank overflown,        4k3/8/p8/8/8/8/8/4K3 w - - 0 1,                 8, eight squares on rank 6
          rank too short,        4k3/8/7/8/8/8/8/4K3 w - - 0 1,                  8, for h6
          unknown man,           4k3/8/8/8/3x4/8/8/4K3 w - - 0 1,               12, a digit for d4
          dot for a square,      4k3/8/8/8/...../8/8/4K3 w - - 0 1,             11, a digit for a4
          bad side to move,      4k3/8/8/8/8/8/8/4K3 x - - 0 1,                 21, `the side to move, w or b`
          bad castling letter,   4k3/8/8/8/8/8/8/4K3 w KZ - 0 1,                23, a rook stands
          castling twice,        4k3/8/8/8/8/8/8/4K2R w KK - 0 1,               25, each castling right once
          castling without rook, 4k3/8/8/8/8/8/8/4K3 w K - 0 1,                 23, castling rights only where a rook
          castling without king, 4k3/8/8/8/8/8/4K3/7R w K - 0 1,                24, whose king has left its rank
          en passant off board,  4k3/8/8/8/8/8/8/4K3 w - z9 0 1,                25, en passant square on rank 6
          en passant wrong rank, 4k3/8/8/3pP3/8/8/8/4K3 w - d3 0 1,             28, en passant square on rank 6
          en passant no pawn,    4k3/8/8/4P3/8/8/8/4K3 w - d6 0 1,              27, that a pawn has just passed
          en passant blocked,    4k3/3n4/8/3pP3/8/8/8/4K3 w - d6 0 1,           30, that a pawn has just passed
          negative clock,        4k3/8/8/8/8/8/8/4K3 w - - -1 1,                27, a half-move clock from 0 to 9999
          huge clock,            4k3/8/8/8/8/8/8/4K3 w - - 99999999999 1,       27, a half-move clock from 0 to 9999
          negative move number,  4k3/8/8/8/8/8/8/4K3 w - - 0 -1,                29, a move number from 0 to 99999
          huge move number,      4k3/8/8/8/8/8/8/4K3 w - - 0 1000000,           29, a move number from 0 to 99999
          trailing garbage,      4k3/8/8/8/8/8/8/4K3 w - - 0 1 bm Ke2,          31, the end of the text
          """)
  void sayWhereAndWhatWasExpected(String name, String fen, int column, String expected) {
    NotationException error = error(fen);
    assertThat(error.column()).as(error.getMessage()).isEqualTo(column);
    assertThat(error.expected()).contains(expected);
    assertThat(error.notation()).isEqualTo("FEN");
    assertThat(error.line()).isZero();
  }

  @ParameterizedTest(name = "{0}")
  @CsvSource(
      textBlock =
          """
          no kings,            8/8/8/8/8/8/8/8 w - - 0 1,                                White has no king
          two white kings,     4k3/8/8/8/8/8/8/K3K3 w - - 0 1,                           White has more than one king
          nine pawns,          4k3/8/8/8/8/P7/PPPPPPPP/4K3 w - - 0 1,                    White has 9 pawns
          ten queens,          4k3/8/8/8/8/QQ6/QQQQQQQQ/4K3 w - - 0 1,                   promoted
          pawn on last rank,   P3k3/8/8/8/8/8/8/4K3 w - - 0 1,                           a8
          pawn on first rank,  4k3/8/8/8/8/8/8/p3K3 w - - 0 1,                           a1
          king can be taken,   4k3/8/8/8/8/8/8/4RK2 w - - 0 1,                           in check
          """)
  void positionsThatNoGameCanContinueAreNamed(String name, String fen, String complaint) {
    assertThat(error(fen).found()).contains(complaint);
  }

  @Test
  void messageReadsAsASentence() {
    assertThat(error("4k3/8/8/8/3x4/8/8/4K3 w - - 0 1"))
        .hasMessage(
            "FEN, column 12: expected a man (PNBRQK or pnbrqk) or a digit for d4,"
                + " found 'x4/8/8/4K3'");
  }

  @Test
  void nullBytesAreShownAsText() {
    NotationException error = error("4k3/8/8/8/8/8/8/4K3 \0 - - 0 1");
    assertThat(error.found()).isEqualTo("'\\u0000'");
  }

  @Test
  void tenMegabytesAreRejectedAtOnceAndQuotedBriefly() {
    String junk = "x".repeat(10_000_000);
    for (String fen : new String[] {junk, Fen.START + junk, Fen.START + " " + junk, "8/" + junk}) {
      NotationException error = Assertions.assertTimeout(Duration.ofSeconds(20), () -> error(fen));
      assertThat(error.getMessage()).hasSizeLessThan(200);
    }
  }
}
