package v7p3r.uci;

import static java.nio.charset.StandardCharsets.US_ASCII;
import static org.assertj.core.api.Assertions.assertThat;

import com.code_intelligence.jazzer.junit.DictionaryEntries;
import com.code_intelligence.jazzer.junit.FuzzTest;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.InputStream;
import java.io.SequenceInputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import v7p3r.engine.Engine;

/** Any bytes on standard input leave the engine alive and give one answer to every search. */
class UciLoopFuzzTest {
  /** One engine for all inputs: making its tables takes longer than most conversations. */
  private static final Engine ENGINE = new Engine();

  private static final String RESET =
      """

      stop
      isready
      setoption name SearchType value material
      setoption name UCI_Chess960 value false
      setoption name MultiPV value 1
      position startpos
      isready
      quit
      """;

  private static final String[] TOO_MUCH_FOR_A_FUZZER = {"hash", "threads"};

  @FuzzTest(maxDuration = "3m")
  @DictionaryEntries({
    "go depth 2\\x0a",
    "go infinite\\x0a",
    "go ponder\\x0a",
    "go nodes 50\\x0a",
    "go perft 2\\x0a",
    "stop\\x0a",
    "ponderhit\\x0a",
    "isready\\x0a",
    "ucinewgame\\x0a",
    "uci\\x0a",
    "d\\x0a",
    "help\\x0a",
    "quit\\x0a",
    "debug on\\x0a",
    "position startpos moves e2e4 e7e5\\x0a",
    "position fen 4k3/P7/8/8/8/8/8/4K2R w K - 0 1\\x0a",
    "setoption name SearchType value ",
    "negamax\\x0a",
    "simple\\x0a",
    "random\\x0a",
    "material\\x0a",
    "setoption name UCI_Chess960 value true\\x0a",
    "searchmoves e2e4 ",
    "setoption name MultiPV value 3\\x0a"
  })
  void anyBytes(byte[] bytes) {
    String text = new String(bytes, StandardCharsets.ISO_8859_1).toLowerCase(Locale.ROOT);
    for (String word : TOO_MUCH_FOR_A_FUZZER) {
      if (text.contains(word)) {
        return;
      }
    }
    InputStream in =
        new SequenceInputStream(
            new ByteArrayInputStream(bytes), new ByteArrayInputStream(RESET.getBytes(US_ASCII)));
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    new UciLoop(ENGINE, in, out).run();
    List<String> lines = out.toString(StandardCharsets.UTF_8).lines().toList();
    assertThat(lines).noneMatch(UciLoopFuzzTest::isOurFault);
    long searches =
        new String(bytes, StandardCharsets.UTF_8).lines().filter(UciLoopFuzzTest::isSearch).count();
    long answers = lines.stream().filter(line -> line.startsWith("bestmove ")).count();
    assertThat(answers).isLessThanOrEqualTo(searches);
  }

  private static boolean isOurFault(String line) {
    return line.startsWith("info string error: " + UciLoop.INTERNAL_ERROR)
        || line.startsWith("info string error: search: ");
  }

  private static boolean isSearch(String line) {
    return UciParser.parse(line) instanceof UciCommand.Go;
  }
}
