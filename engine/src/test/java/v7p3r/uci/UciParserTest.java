package v7p3r.uci;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import v7p3r.board.Color;
import v7p3r.notation.Fen;
import v7p3r.search.Limits;

class UciParserTest {
  private static Limits limits(String line) {
    return ((UciCommand.Go) UciParser.parse(line)).limits();
  }

  @Test
  void readsTheSimpleCommands() {
    assertThat(UciParser.parse("uci")).isEqualTo(new UciCommand.Identify(false));
    assertThat(UciParser.parse("isready")).isEqualTo(new UciCommand.IsReady());
    assertThat(UciParser.parse("ucinewgame")).isEqualTo(new UciCommand.NewGame());
    assertThat(UciParser.parse("stop")).isEqualTo(new UciCommand.Stop());
    assertThat(UciParser.parse("ponderhit")).isEqualTo(new UciCommand.PonderHit());
    assertThat(UciParser.parse("quit")).isEqualTo(new UciCommand.Quit());
    assertThat(UciParser.parse("register later")).isEqualTo(new UciCommand.Register());
    assertThat(UciParser.parse("debug on")).isEqualTo(new UciCommand.Debug(true));
    assertThat(UciParser.parse("d")).isEqualTo(new UciCommand.Draw());
    assertThat(UciParser.parse("eval")).isEqualTo(new UciCommand.Eval(false));
    assertThat(UciParser.parse("eval json")).isEqualTo(new UciCommand.Eval(true));
    assertThat(UciParser.parse("help")).isEqualTo(new UciCommand.Help());
    assertThat(UciParser.parse("bench")).isEqualTo(new UciCommand.RunBench(0));
    assertThat(UciParser.parse("bench 7")).isEqualTo(new UciCommand.RunBench(7));
    assertThat(UciParser.parse("go perft 5")).isEqualTo(new UciCommand.GoPerft(5));
    assertThat(UciParser.parse("go profile 5")).isEqualTo(new UciCommand.GoProfile(5, ""));
    assertThat(UciParser.parse("go profile 5 a file.csv"))
        .isEqualTo(new UciCommand.GoProfile(5, "a file.csv"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "   ", "\t", "\r", "\u0000", "\u00a0 \ufeff"})
  void anEmptyLineIsNothing(String line) {
    assertThat(UciParser.parse(line)).isEqualTo(new UciCommand.Nothing());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "position startpos moves e2e4 e7e5",
        "  position   startpos\tmoves  e2e4   e7e5  ",
        "position startpos moves e2e4 e7e5\r",
        "\ufeffposition startpos moves e2e4\u00a0e7e5"
      })
  void blanksOfAnyKindAndNumberAreTheSame(String line) {
    assertThat(UciParser.parse(line))
        .isEqualTo(new UciCommand.SetPosition(Fen.START, List.of("e2e4", "e7e5")));
  }

  @Test
  void readsFenWithAndWithoutMoves() {
    assertThat(UciParser.parse("position fen  8/8/8/8/8/8/8/K1k5   w - -  0 1 "))
        .isEqualTo(new UciCommand.SetPosition("8/8/8/8/8/8/8/K1k5 w - - 0 1", List.of()));
    assertThat(UciParser.parse("position fen 8/8/8/8/8/8/8/K1k5 w - - moves a1a2"))
        .isEqualTo(new UciCommand.SetPosition("8/8/8/8/8/8/8/K1k5 w - -", List.of("a1a2")));
    assertThat(UciParser.parse("position startpos moves"))
        .isEqualTo(new UciCommand.SetPosition(Fen.START, List.of()));
    assertThat(UciParser.parse("position fen"))
        .isEqualTo(new UciCommand.SetPosition("", List.of()));
  }

  @Test
  void readsEveryLimit() {
    String line =
        "go wtime 1 btime 2 winc 3 binc 4 movestogo 5 depth 6 nodes 7 mate 8 movetime 9 infinite"
            + " ponder searchmoves e2e4 e7e8q";
    UciCommand.Go go = (UciCommand.Go) UciParser.parse(line);
    Limits expected =
        Limits.UNLIMITED
            .withTime(Color.WHITE, 1)
            .withTime(Color.BLACK, 2)
            .withIncrement(Color.WHITE, 3)
            .withIncrement(Color.BLACK, 4)
            .withMovesToGo(5)
            .withDepth(6)
            .withNodes(7)
            .withMate(8)
            .withMoveTime(9)
            .withInfinite(true)
            .withPonder(true);
    assertThat(go.limits()).isEqualTo(expected);
    assertThat(go.searchMoves()).containsExactly("e2e4", "e7e8q");
    assertThat(go.mistakes()).isEmpty();
  }

  @Test
  void searchMovesEndAtTheNextWordThatIsNoMove() {
    UciCommand.Go go = (UciCommand.Go) UciParser.parse("go searchmoves e2e4 d2d4 depth 5");
    assertThat(go.searchMoves()).containsExactly("e2e4", "d2d4");
    assertThat(go.limits().depth()).isEqualTo(5);
  }

  @Test
  void numbersOutOfRangeAreBroughtIntoIt() {
    assertThat(limits("go wtime -500").whiteTime()).isZero();
    assertThat(limits("go winc -1").whiteIncrement()).isZero();
    assertThat(limits("go depth 0").depth()).isEqualTo(1);
    assertThat(limits("go depth 99999999999999999999").depth()).isEqualTo(1000);
    assertThat(limits("go nodes 0").nodes()).isEqualTo(1);
    assertThat(limits("go nodes 123456789012345678901234567890").nodes())
        .isEqualTo(Numbers.LARGEST);
    assertThat(limits("go movestogo 0").movesToGo()).isEqualTo(Limits.NONE);
    assertThat(limits("go movetime -3").moveTime()).isEqualTo(1);
    assertThat(limits("go depth +4").depth()).isEqualTo(4);
    assertThat(limits("go depth 000000000000000000000000000000000000007").depth()).isEqualTo(7);
  }

  @ParameterizedTest
  @CsvSource({
    "go depth, go depth, nothing",
    "go depth five, go depth, five",
    "go depth 5x, go depth, 5x",
    "go wtime - btime 3, go wtime, -",
    "go movetime 1.5, go movetime, 1.5",
    "go wtime btime 3, go wtime, btime"
  })
  void aNumberThatIsNoneIsMalformed(String line, String command, String found) {
    UciCommand.Malformed malformed = (UciCommand.Malformed) UciParser.parse(line);
    assertThat(malformed.command()).isEqualTo(command);
    assertThat(malformed.found()).isEqualTo(found.equals("nothing") ? "" : found);
  }

  @ParameterizedTest
  @ValueSource(strings = {"depth", "nodes", "mate", "movestogo"})
  void aLimitBelowZeroIsToldAndDoesNotKeepTheEngineFromMoving(String limit) {
    UciCommand.Go go = (UciCommand.Go) UciParser.parse("go " + limit + " -3");
    assertThat(go.mistakes())
        .containsExactly(new UciCommand.Malformed("go " + limit, "no number below 0", "-3"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"wtime", "btime", "winc", "binc", "movetime"})
  void aClockMayBeOverdrawn(String clock) {
    UciCommand.Go go = (UciCommand.Go) UciParser.parse("go " + clock + " -3");
    assertThat(go.mistakes()).isEmpty();
  }

  @Test
  void unknownWordsOfGoAreToldAndPassedOver() {
    UciCommand.Go go = (UciCommand.Go) UciParser.parse("go quickly depth 3 please");
    assertThat(go.limits()).isEqualTo(Limits.toDepth(3));
    assertThat(go.mistakes())
        .extracting(UciCommand.Malformed::found)
        .containsExactly("quickly", "please");
  }

  @ParameterizedTest
  @CsvSource({
    "setoption name Hash value 64, Hash, 64",
    "setoption name  Clear   Hash, Clear Hash, ''",
    "setoption name Path value C:\\a b\\c  d , Path, C:\\a b\\c  d",
    "setoption name Move Overhead value 5, Move Overhead, 5",
    "setoption name X value, X, ''",
    "setoption name X value value, X, value"
  })
  void readsOptionsOfSeveralWords(String line, String name, String value) {
    assertThat(UciParser.parse(line)).isEqualTo(new UciCommand.SetOption(name, value));
  }

  @Test
  void whatIsNoCommandIsUnknown() {
    assertThat(UciParser.parse("  Hello  world "))
        .isEqualTo(new UciCommand.Unknown("Hello  world"));
    assertThat(UciParser.parse("UCI")).isEqualTo(new UciCommand.Unknown("UCI"));
  }

  @Test
  void noTextMakesTheParserFail() {
    Random random = new Random(1);
    String[] words = {
      "go",
      "position",
      "fen",
      "startpos",
      "moves",
      "setoption",
      "name",
      "value",
      "depth",
      "perft",
      "searchmoves",
      "e2e4",
      "-1",
      "0",
      "\u0000",
      "\ud800",
      "9".repeat(40),
      "",
      "bench",
      "debug"
    };
    for (int i = 0; i < 20_000; i++) {
      StringBuilder line = new StringBuilder();
      for (int j = random.nextInt(8); j > 0; j--) {
        line.append(words[random.nextInt(words.length)]).append(random.nextInt(4) == 0 ? "" : " ");
        if (random.nextInt(6) == 0) {
          line.append((char) random.nextInt(0x10000));
        }
      }
      assertThat(UciParser.parse(line.toString())).isNotNull();
    }
  }
}
