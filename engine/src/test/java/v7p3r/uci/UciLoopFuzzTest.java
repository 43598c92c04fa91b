package v7p3r.uci;

import static org.assertj.core.api.Assertions.assertThat;

import com.code_intelligence.jazzer.junit.DictionaryEntries;
import com.code_intelligence.jazzer.junit.FuzzTest;
import com.code_intelligence.jazzer.mutation.annotation.NotNull;
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
  private static final String[] TOO_MUCH_FOR_A_FUZZER = {"hash", "threads"};

  @FuzzTest(maxDuration = "3m")
  @DictionaryEntries({
    "go depth 2\n",
    "go infinite\n",
    "go ponder\n",
    "go nodes 50\n",
    "go perft 2\n",
    "stop\n",
    "ponderhit\n",
    "isready\n",
    "ucinewgame\n",
    "uci\n",
    "d\n",
    "help\n",
    "quit\n",
    "debug on\n",
    "position startpos moves e2e4 e7e5\n",
    "position fen 4k3/P7/8/8/8/8/8/4K2R w K - 0 1\n",
    "setoption name SearchType value ",
    "negamax\n",
    "simple\n",
    "random\n",
    "material\n",
    "setoption name UCI_Chess960 value true\n",
    "searchmoves e2e4 ",
    "setoption name MultiPV value 3\n"
  })
  void anyBytes(byte @NotNull [] bytes) {
    String text = new String(bytes, StandardCharsets.ISO_8859_1).toLowerCase(Locale.ROOT);
    for (String word : TOO_MUCH_FOR_A_FUZZER) {
      if (text.contains(word)) {
        return;
      }
    }
    InputStream in =
        new SequenceInputStream(
            new ByteArrayInputStream(bytes),
            new ByteArrayInputStream("\nisready\nquit\n".getBytes(StandardCharsets.US_ASCII)));
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    new UciLoop(new Engine(), in, out).run();
    List<String> lines = out.toString(StandardCharsets.UTF_8).lines().toList();
    assertThat(lines)
        .noneMatch(line -> line.contains("internal:") || line.contains("error: search"));
    long searches =
        new String(bytes, StandardCharsets.UTF_8).lines().filter(UciLoopFuzzTest::isSearch).count();
    long answers = lines.stream().filter(line -> line.startsWith("bestmove ")).count();
    assertThat(answers).isLessThanOrEqualTo(searches);
  }

  private static boolean isSearch(String line) {
    return UciParser.parse(line) instanceof UciCommand.Go;
  }
}
