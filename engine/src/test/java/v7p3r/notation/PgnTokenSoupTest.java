package v7p3r.notation;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.StringReader;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Tokens of PGN in random order: whatever is read of them survives being written. */
class PgnTokenSoupTest {
  private static final int TEXTS = Integer.getInteger("v7p3r.soup", 3_000);

  /** Tokens that may stand nearly everywhere; the null move is nearly always legal. */
  private static final String[] FRIENDLY = {
    "1.",
    "1...",
    "--",
    "Z0",
    "-- (--",
    "-- ({x} --",
    "{a comment}",
    "{[%clk 0:01:00] x}",
    "{[%eval #3] [%clk [%emt 0:00:01]}",
    "{x { y}",
    "; x } y\n",
    "\n% escaped\n",
    "\n",
    "\r\n",
    "\t",
    "$1",
    "$255",
    "?!",
    "+-",
    "e.p.",
    "...",
    "\u2026",
    "\ufeff",
    "\u00a0",
    "{a very long remark [Event \"x\"] that goes on and on [%cal Ga1a2] beyond the edge of a line}",
  };

  private static final String[] ROUGH = {
    "\n[Event \"a\"]\n",
    "[White \"x \\\" y\"]",
    "[Black \"C:\\\"]\n",
    "[Result \"0-1\"]",
    "[FEN \"4k3/P6P/8/8/8/8/8/4K2R w K - 0 1\"]",
    "[Variant \"Chess960\"]",
    "[Broken \"",
    "[",
    "]",
    "e4",
    "d5",
    "Nf3",
    "O-O",
    "a8=Q",
    "h8Q+",
    "(",
    ")",
    "{",
    "}",
    ";",
    "%",
    "$",
    "*",
    "1-0",
    "\u00bd-\u00bd",
    "\0",
    "\"",
    "\\",
    "<",
  };

  private final Random random = new Random(11);

  @Test
  void whatIsReadSurvivesBeingWritten() {
    int games = 0;
    for (int i = 0; i < TEXTS; i++) {
      String text = text(i % 4);
      for (GameTree tree : read(text)) {
        assertThat(read(PgnWriter.format(tree))).as(text).containsExactly(tree);
        games++;
      }
    }
    assertThat(games).isGreaterThan(TEXTS / 4);
  }

  private String text(int roughness) {
    StringBuilder text = new StringBuilder();
    int open = 0;
    for (int length = random.nextInt(40); length >= 0; length--) {
      String[] tokens = random.nextInt(30) < roughness ? ROUGH : FRIENDLY;
      String token = tokens[random.nextInt(tokens.length)];
      open += token.startsWith("-- (") ? 1 : 0;
      if (open > 0 && random.nextInt(4) == 0) {
        text.append(')');
        open--;
      }
      text.append(token).append(random.nextInt(3) == 0 && !token.equals("--") ? "" : " ");
    }
    return text.append(")".repeat(open)).toString();
  }

  private static List<GameTree> read(String text) {
    return new PgnReader(
            new StringReader(text),
            "soup",
            problem -> assertThat(problem.toString()).hasSizeLessThan(800))
        .trees()
        .toList();
  }
}
