package v7p3r.uci;

import static org.assertj.core.api.Assertions.assertThat;

import com.code_intelligence.jazzer.api.FuzzedDataProvider;
import com.code_intelligence.jazzer.junit.DictionaryEntries;
import com.code_intelligence.jazzer.junit.FuzzTest;
import v7p3r.search.Limits;

/** Any text is a command; the numbers of a search are always in range. */
class UciParserFuzzTest {
  @FuzzTest(maxDuration = "3m")
  @DictionaryEntries({
    "go ",
    "position ",
    "startpos ",
    "fen ",
    "moves ",
    "e2e4 ",
    "e7e8q ",
    "depth ",
    "nodes ",
    "wtime ",
    "btime ",
    "winc ",
    "binc ",
    "movestogo ",
    "mate ",
    "movetime ",
    "infinite ",
    "ponder ",
    "searchmoves ",
    "perft ",
    "setoption name ",
    " value ",
    "bench ",
    "debug on",
    "-9223372036854775808",
    "99999999999999999999"
  })
  void anyText(FuzzedDataProvider data) {
    String line = data.consumeRemainingAsString();
    UciCommand command = UciParser.parse(line);
    assertThat(command).isEqualTo(UciParser.parse("  " + line + " "));
    if (command instanceof UciCommand.Go go) {
      Limits limits = go.limits();
      assertThat(limits.whiteTime()).isBetween(-1L, Numbers.LARGEST);
      assertThat(limits.blackTime()).isBetween(-1L, Numbers.LARGEST);
      assertThat(limits.whiteIncrement()).isBetween(0L, Numbers.LARGEST);
      assertThat(limits.blackIncrement()).isBetween(0L, Numbers.LARGEST);
      assertThat(limits.depth()).isNotZero().isBetween(-1, 1000);
      assertThat(limits.nodes()).isNotZero().isBetween(-1L, Numbers.LARGEST);
      assertThat(limits.moveTime()).isNotZero().isBetween(-1L, Numbers.LARGEST);
    }
  }
}
