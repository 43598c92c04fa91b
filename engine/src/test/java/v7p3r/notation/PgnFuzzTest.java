package v7p3r.notation;

import static org.assertj.core.api.Assertions.assertThat;

import com.code_intelligence.jazzer.junit.DictionaryEntries;
import com.code_intelligence.jazzer.junit.FuzzTest;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.StringReader;
import v7p3r.board.Move;
import v7p3r.board.Position;

/** Any bytes are games that survive being written, and problems that can be shown. */
class PgnFuzzTest {
  private static PgnReader reader(byte[] bytes) {
    return new PgnReader(
        new ByteArrayInputStream(bytes),
        "fuzz",
        problem -> assertThat(problem.toString()).hasSizeLessThan(800).doesNotContain("\0"));
  }

  @FuzzTest(maxDuration = "5m")
  @DictionaryEntries({
    "[Event \"",
    "\"]\\x0a",
    "[FEN \"4k3/8/8/8/8/8/8/4K3 w - - 0 1\"]\\x0a",
    "[Variant \"Chess960\"]\\x0a",
    "1. e4 ",
    "1... e5 ",
    "(1. d4)",
    "{ [%clk 0:01:00] }",
    "[%eval #-3]",
    "; ",
    "\\x0a%",
    " $1",
    "!?",
    "--",
    " *\\x0a",
    "1/2-1/2",
    "Nf3 Nf6 Ng1 Ng8 "
  })
  void anyBytes(byte[] bytes) throws IOException {
    try (PgnReader reader = reader(bytes)) {
      for (var tree = reader.nextTree(); tree.isPresent(); tree = reader.nextTree()) {
        assertSurvives(tree.get());
      }
    }
    try (PgnReader reader = reader(bytes)) {
      reader.games().forEach(PgnFuzzTest::assertLegal);
    }
  }

  private static void assertSurvives(GameTree tree) throws IOException {
    String pgn = PgnWriter.format(tree);
    try (PgnReader reader =
        new PgnReader(
            new StringReader(pgn),
            "written",
            problem -> {
              throw new AssertionError(problem + " in\n" + pgn);
            })) {
      assertThat(reader.nextTree()).contains(tree);
      assertThat(reader.nextTree()).isEmpty();
    }
  }

  private static void assertLegal(PgnGame game) {
    Position position = game.startPosition();
    for (int move : game.moves()) {
      assertThat(move == Move.NONE ? !position.inCheck() : position.isLegal(move)).isTrue();
      PgnGame.play(position, move);
    }
  }
}
