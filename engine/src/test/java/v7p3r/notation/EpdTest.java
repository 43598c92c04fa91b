package v7p3r.notation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.io.IOException;
import java.io.StringReader;
import java.time.Duration;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Assertions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import v7p3r.board.Position;

class EpdTest {
  private static final String KINGS = "4k3/8/8/8/8/8/8/4K3 w - -";

  private static List<String> names(Epd epd, int[] moves) {
    Position position = epd.position();
    return IntStream.of(moves).mapToObj(move -> San.format(position, move)).toList();
  }

  @Test
  void readsATestPosition() {
    Epd epd =
        Epd.parse(
            "r1b1k2r/ppqn1ppp/2pbpn2/4N3/2BP4/2N5/PPP2PPP/R1BQR1K1 w kq -"
                + " bm Nxf7; id \"arasan.190\"; c0 \"a; b\"; acd 12; ce -35;");
    assertThat(names(epd, epd.bestMoves())).containsExactly("Nxf7");
    assertThat(epd.avoidMoves()).isEmpty();
    assertThat(epd.id()).contains("arasan.190");
    assertThat(epd.text("c0")).contains("a; b");
    assertThat(epd.depth()).hasValue(12);
    assertThat(epd.centipawns()).hasValue(-35);
    assertThat(epd.mateIn()).isEmpty();
  }

  @Test
  void readsSeveralMovesInEitherNotation() {
    Epd epd = Epd.parse("4k3/8/8/8/8/8/8/4K2R w K - bm Rh8+ h1h7 0-0; am Ke2");
    assertThat(names(epd, epd.bestMoves())).containsExactly("Rh8+", "Rh7", "O-O");
    assertThat(names(epd, epd.avoidMoves())).containsExactly("Ke2");
  }

  @Test
  void readsPerftLinesWithTheSemicolonBeforeOrBehind() {
    for (String line : List.of(Fen.START + " ;D1 20 ;D2 400", Fen.START + "; D1 20; D2 400 ")) {
      Epd epd = Epd.parse(line);
      assertThat(epd.perft(1)).hasValue(20);
      assertThat(epd.perft(2)).hasValue(400);
      assertThat(epd.perft(3)).isEmpty();
    }
  }

  @Test
  void mateDistanceComesFromDmOrFromTheBestMoveOfMateSuites() {
    assertThat(Epd.parse(KINGS + " dm 4;").mateIn()).hasValue(4);
    assertThat(Epd.parse(KINGS + " bm #-3;").mateIn()).hasValue(-3);
  }

  @Test
  void countersBelongToThePosition() {
    Epd epd = Epd.parse(KINGS + " hmvc 12; fmvn 40; id \"x\";");
    assertThat(Fen.format(epd.position())).endsWith(" w - - 12 40");
    assertThat(epd.operations()).containsExactly(EpdOperation.of("id", "x"));
    assertThat(epd.format()).isEqualTo(KINGS + " hmvc 12; fmvn 40; id \"x\";");
    assertThat(Epd.parse(KINGS + " 12 40; id \"x\"")).isEqualTo(epd);
  }

  @Test
  void positionCanBePlayedOnWithoutHarm() {
    Epd epd = Epd.parse(Fen.START);
    Position position = epd.position();
    position.make(UciMove.parse(position, "e2e4"));
    assertThat(Fen.format(epd.position())).isEqualTo(Fen.START);
  }

  @Test
  void writesQuotesOnlyWhereTheyAreNeeded() {
    Epd epd =
        new Epd(Fen.parse(KINGS), List.of())
            .with("bm", "Ke2", "Kd2")
            .with("id", "one")
            .with("note", "two words")
            .with("odd", "")
            .with("bare");
    assertThat(epd.format())
        .isEqualTo(KINGS + " bm Ke2 Kd2; id \"one\"; note \"two words\"; odd \"\"; bare;");
    assertThat(Epd.parse(epd.format())).isEqualTo(epd);
  }

  @Test
  void laterOperationReplacesTheEarlierOne() {
    Epd epd = Epd.parse(KINGS + " ce 1; id \"a\";").with("ce", "2");
    assertThat(epd.format()).isEqualTo(KINGS + " id \"a\"; ce 2;");
  }

  @Test
  void numberThatIsNoneIsAbsent() {
    Epd epd = Epd.parse(KINGS + " acd deep; D1 many;");
    assertThat(epd.depth()).isEmpty();
    assertThat(epd.perft(1)).isEmpty();
  }

  @Test
  void operandThatEpdCannotExpressIsRefused() {
    assertThatIllegalArgumentException().isThrownBy(() -> EpdOperation.of("id", "a \"b\""));
    assertThatIllegalArgumentException().isThrownBy(() -> EpdOperation.of("id", "a\nb"));
    assertThatIllegalArgumentException().isThrownBy(() -> EpdOperation.of("2x", "a"));
  }

  @ParameterizedTest(name = "{0}")
  @CsvSource(
      quoteCharacter = '`',
      textBlock =
          """
          bad position,      4k3/8/8/8/8/8/8/4X3 w - - bm e4;,     18, a digit for e1,         'X3'
          no king,           8/8/8/8/8/8/8/4K3 w - - id "x";,       1, chess can go on from,   `Black has no king`
          open quote,        4k3/8/8/8/8/8/8/4K3 w - - id "x,      30, a closing quote,        '"x'
          no opcode,         4k3/8/8/8/8/8/8/4K3 w - - | e4,       27, an opcode,              '|'
          opcode of digits,  4k3/8/8/8/8/8/8/4K3 w - - 0 1 5 e4;,  31, an opcode,              '5'
          bad counter,       4k3/8/8/8/8/8/8/4K3 w - - hmvc x;,    31, one number,             ' x'
          huge counter,      4k3/8/8/8/8/8/8/4K3 w - - fmvn 99999999;, 31, one number,         ' 99999999'
          """)
  void errorsNameColumnAndToken(
      String name, String line, int column, String expected, String found) {
    assertThatExceptionOfType(NotationException.class)
        .isThrownBy(() -> Epd.parse(line))
        .satisfies(
            error -> {
              assertThat(error.column()).as(error.getMessage()).isEqualTo(column);
              assertThat(error.expected()).contains(expected);
              assertThat(error.found()).isEqualTo(found);
              assertThat(error.notation()).isEqualTo("EPD");
            });
  }

  @Test
  void illegalBestMoveIsToldWhenAskedFor() {
    Epd epd = Epd.parse(KINGS + " bm Ke5;");
    assertThatExceptionOfType(NotationException.class)
        .isThrownBy(epd::bestMoves)
        .withMessageContaining("'Ke5'");
  }

  @Test
  void readerNamesTheLineAndGoesOnBehindIt() throws IOException {
    String file = "\ufeff# a suite\r\n" + KINGS + " id \"1\";\r\n\r\n" + "junk\n" + KINGS;
    try (EpdReader reader = new EpdReader(new StringReader(file))) {
      assertThat(reader.next().orElseThrow().id()).contains("1");
      assertThat(reader.line()).isEqualTo(2);
      assertThatExceptionOfType(NotationException.class)
          .isThrownBy(reader::next)
          .withMessageStartingWith("EPD, line 4, column 1: expected a man");
      assertThat(reader.next()).isPresent();
      assertThat(reader.next()).isEmpty();
    }
  }

  @Test
  void lineOfTenMegabytesIsRefusedAndPassedOver() throws IOException {
    String file = KINGS + " id \"" + "x".repeat(10_000_000) + "\";\n" + KINGS + "\n";
    try (EpdReader reader = new EpdReader(new StringReader(file))) {
      Assertions.assertTimeout(
          Duration.ofSeconds(20),
          () ->
              assertThatExceptionOfType(NotationException.class)
                  .isThrownBy(reader::next)
                  .satisfies(e -> assertThat(e.getMessage()).hasSizeLessThan(200)));
      assertThat(reader.next()).isPresent();
    }
  }

  @Test
  void readingWhatWasWrittenGivesTheSame() {
    RandomGames games = new RandomGames(5);
    for (int i = 0; i < 500; i++) {
      Epd epd =
          new Epd(games.position(80), List.of())
              .with("acd", "" + games.nextInt(50))
              .with("c0", "a remark; with signs", "two");
      assertThat(Epd.parse(epd.format())).isEqualTo(epd);
    }
  }
}
