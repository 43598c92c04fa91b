package v7p3r.notation;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.Reader;
import java.io.StringReader;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PgnProblemsTest {
  private static final String GOOD = "[Event \"good\"]\n\n1. e4 e5 *\n\n";

  private final List<PgnProblem> problems = new ArrayList<>();

  private List<PgnGame> games(String pgn) {
    return new PgnReader(new StringReader(pgn), "file.pgn", problems::add).games().toList();
  }

  private List<GameTree> trees(String pgn) {
    return new PgnReader(new StringReader(pgn), "file.pgn", problems::add).trees().toList();
  }

  @Test
  void illegalMoveIsReportedWithItsPlaceAndTheGameLeftOut() {
    List<PgnGame> games = games(GOOD + "[Event \"bad\"]\n\n1. e4 e5\n2. Nf6 *\n\n" + GOOD);
    assertThat(games).hasSize(2);
    assertThat(problems)
        .containsExactly(
            new PgnProblem(
                "file.pgn",
                2,
                8,
                4,
                "'Nf6'",
                "expected a legal move (possible: Na3, Nc3, Ne2, Nf3, Nh3)"));
    assertThat(problems.get(0))
        .hasToString(
            "file.pgn:8:4: game 2: expected a legal move"
                + " (possible: Na3, Nc3, Ne2, Nf3, Nh3): 'Nf6'");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "1. e4 e5 2. Ke3 *",
        "1. e4 e5 2. xyz *",
        "1. e4 e5 2. \"x\" *",
        "1. e4 e5 2. Nf3} *",
        "1. e4 e5 2. Nf3 ] *",
        "1. e4 e5 2. Nf3 ) *",
        "1. e4 e5 2. Nf3 $ *",
        "1. e4 e5 2. Nf3 $1000 *",
        "1. e4 e5 2. Nf3 (2. Nc3 *",
        "1. e4 e5 2. Nf3 {unclosed *",
        "1. e4 e5 2. Nf3 (2. Nc3 {unclosed *",
        "1. e4 e5 \0 *",
        "1. e4 e5 <reserved> *",
        "1. e4 e5 2. Nf3 [Odd 3] *",
        "[White \"never closed]\n[Black \"x\"]\n\n1. e4 e5 *",
        "[White]\n[Black \"x\"]\n\n1. e4 e5 *",
        "[ ]\n[Black \"x\"]\n\n1. e4 e5 *",
        "[FEN \"nonsense\"]\n[Black \"x\"]\n\n1. e4 e5 *",
        "[FEN \"8/8/8/8/8/8/8/8 w - - 0 1\"]\n\n*",
        "[Variant \"Atomic\"]\n\n1. e4 e5 *",
      })
  void brokenGameIsReportedAndTheOthersAreRead(String broken) {
    String pgn = GOOD + "[Event \"broken\"]\n" + broken + "\n\n" + GOOD;
    assertThat(games(pgn)).extracting(g -> g.tags().event()).containsExactly("good", "good");
    assertThat(problems).hasSize(1).allSatisfy(p -> assertThat(p.game()).isEqualTo(2));
    assertThat(problems.get(0).line()).isBetween(5, 9);

    problems.clear();
    assertThat(trees(pgn)).extracting(g -> g.tags().event()).containsExactly("good", "good");
    assertThat(problems).hasSize(1);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"1. e4 (1. d5) *", "(1. d4) 1. e4 *", "1. e4 ((1. d4)) *", "1. e4 (1. d4 $) *"})
  void faultInsideAVariationMattersOnlyToThoseWhoReadIt(String movetext) {
    assertThat(trees(movetext)).isEmpty();
    assertThat(problems).hasSize(1);
  }

  @Test
  void variationsAreNotSearchedForIllegalMovesWhenTheyAreNotWanted() {
    assertThat(games("1. e4 (1. d5) e5 *")).hasSize(1);
    assertThat(problems).isEmpty();
  }

  @Test
  void unclosedCommentEndsAtTheNextEventTag() {
    String pgn = "[Event \"a\"]\n\n1. e4 {never closed\n\n" + GOOD;
    assertThat(games(pgn)).hasSize(1);
    assertThat(problems)
        .singleElement()
        .satisfies(p -> assertThat(p.line()).isEqualTo(3))
        .satisfies(p -> assertThat(p.message()).contains("never closed"));
  }

  @Test
  void tagsAfterABrokenTagAreNotTakenForAGame() {
    String pgn = "[Event \"a\"]\n[Site \"b\n[White \"c\"]\n\n1. d4 *\n\n" + GOOD;
    assertThat(games(pgn)).extracting(g -> g.tags().event()).containsExactly("good");
  }

  @Test
  void variationsNestedBeyondReasonAreRefused() {
    String open = "(1. d4 d5 ".repeat(300);
    assertThat(trees("1. e4 e5 " + open + ")".repeat(300) + " *")).isEmpty();
    assertThat(problems.get(0).message()).isNotEmpty();
    problems.clear();
    String nested = "1. e4 e5 " + "(1... d5 2. d4 ".repeat(300);
    assertThat(trees(nested + ")".repeat(300) + " *")).isEmpty();
    assertThat(games(nested + ")".repeat(300) + " *")).hasSize(1);
  }

  @Test
  void gameWithoutEndIsRefused() {
    String shuffle = "Nf3 Nf6 Ng1 Ng8 ".repeat(6_000);
    assertThat(games(shuffle)).isEmpty();
    assertThat(problems.get(0).message()).contains("more than 20000 half moves");
  }

  @Test
  void gameWithoutEndIsReadUpToTheLimit() {
    assertThat(games("Nf3 Nf6 Ng1 Ng8 ".repeat(5_000)).get(0).length()).isEqualTo(20_000);
  }

  @Test
  void hugeWordsTagsAndCommentsAreReportedBriefly() {
    String huge = "x".repeat(3_000_000);
    assertThat(games(huge)).isEmpty();
    assertThat(games("[White \"" + huge + "\"]\n\n1. e4 *")).isEmpty();
    assertThat(games("[" + huge + " \"x\"]\n\n1. e4 *")).hasSize(1);
    assertThat(trees("1. e4 {" + huge + "} *")).isEmpty();
    assertThat(games("1. e4 {" + huge + "} *")).hasSize(1);
    assertThat(problems).hasSize(3).allSatisfy(p -> assertThat(p.toString()).hasSizeLessThan(600));
  }

  @Test
  void endlessInputIsReadInConstantMemory() throws IOException {
    int count = 20_000;
    try (PgnReader reader = new PgnReader(new Repeated(GOOD, count), "endless", problems::add)) {
      assertThat(reader.games().count()).isEqualTo(count);
    }
    assertThat(problems).isEmpty();
  }

  /** The same text over and over, a few characters at a time. */
  private static final class Repeated extends Reader {
    private final String text;
    private long left;
    private int at;

    Repeated(String text, int times) {
      this.text = text;
      this.left = (long) text.length() * times;
    }

    @Override
    public int read(char[] out, int offset, int length) {
      int count = (int) Math.min(left, Math.min(length, 13));
      for (int i = 0; i < count; i++) {
        out[offset + i] = text.charAt(at);
        at = (at + 1) % text.length();
      }
      left -= count;
      return count == 0 ? -1 : count;
    }

    @Override
    public void close() {}
  }
}
