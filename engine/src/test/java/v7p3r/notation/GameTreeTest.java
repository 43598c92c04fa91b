package v7p3r.notation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import java.io.StringReader;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;
import v7p3r.board.Move;
import v7p3r.board.Position;
import v7p3r.board.Square;

class GameTreeTest {
  static GameTree tree(String pgn) {
    List<GameTree> trees =
        new PgnReader(
                new StringReader(pgn),
                "test",
                problem -> {
                  throw new AssertionError(problem);
                })
            .trees()
            .toList();
    assertThat(trees).hasSize(1);
    return trees.get(0);
  }

  private static String san(GameNode node) {
    return San.format(node.parent().orElseThrow().position(), node.move());
  }

  @Test
  void variationsReplaceTheMoveBeforeThem() {
    GameTree tree = tree("1. e4 e5 (1... c5 2. Nf3 (2. c3 d5) 2... d6) (1... e6) 2. Nf3 *");
    GameNode e4 = tree.root().children().get(0);
    assertThat(e4.children()).extracting(GameTreeTest::san).containsExactly("e5", "c5", "e6");
    GameNode c5 = e4.children().get(1);
    assertThat(c5.startsVariation()).isTrue();
    assertThat(c5.children()).extracting(GameTreeTest::san).containsExactly("Nf3", "c3");
    assertThat(c5.children().get(0).children()).extracting(GameTreeTest::san).containsExactly("d6");
    assertThat(tree.mainLine()).extracting(GameTreeTest::san).containsExactly("e4", "e5", "Nf3");
    assertThat(san(tree.last())).isEqualTo("Nf3");
  }

  @Test
  void commentsBelongToTheMoveBeforeThem() {
    GameTree tree =
        tree("{start} 1. {s2} e4 {a} {b} (1. d4 {c}) {d} 1... e5 ({intro} 1... c5 {e}) ; f\n *");
    assertThat(tree.root().commentary().text()).isEqualTo("start s2");
    GameNode e4 = tree.root().children().get(0);
    assertThat(e4.commentary().text()).isEqualTo("a b d");
    GameNode d4 = tree.root().children().get(1);
    assertThat(d4.commentary().text()).isEqualTo("c");
    GameNode e5 = e4.children().get(0);
    assertThat(e5.commentary().text()).isEqualTo("f");
    GameNode c5 = e4.children().get(1);
    assertThat(c5.introduction()).isEqualTo("intro");
    assertThat(c5.commentary().text()).isEqualTo("e");
  }

  @Test
  void remarkInAnEmptyVariationGoesToTheMove() {
    assertThat(tree("1. e4 ({better was d4}) *").last().commentary().text())
        .isEqualTo("better was d4");
  }

  @Test
  void judgmentsBecomeNumbers() {
    GameTree tree = tree("1. e4! e5?? 2. Nf3!? $18 Nc6 +- 3. Bb5 N *");
    assertThat(tree.mainLine())
        .extracting(GameNode::nags)
        .containsExactly(
            List.of(Nag.GOOD_MOVE),
            List.of(Nag.BLUNDER),
            List.of(Nag.INTERESTING_MOVE, 18),
            List.of(18),
            List.of(146));
    assertThat(Nag.format(Nag.DUBIOUS_MOVE)).isEqualTo("?!");
    assertThat(Nag.format(18)).isEqualTo("$18");
  }

  @Test
  void clockAndEvaluationAreUnderstood() {
    GameTree tree =
        tree(
            """
            1. e4 { [%eval 0.25,30] [%clk 0:05:00.5] } e5 { [%emt 0:00:03] [%eval #-4] good }
            2. Nf3 { [%csl Gf3][%cal Gg1f3] [%clk 1:2:3] } *
            """);
    Commentary first = tree.mainLine().get(0).commentary();
    assertThat(first.clock()).contains(Duration.ofMillis(300_500));
    assertThat(first.evaluation().orElseThrow()).hasToString("0.25,30");
    assertThat(first.text()).isEmpty();
    Commentary second = tree.mainLine().get(1).commentary();
    assertThat(second.elapsed()).contains(Duration.ofSeconds(3));
    assertThat(second.evaluation()).contains(new Evaluation.MateIn(-4));
    assertThat(second.text()).isEqualTo("good");
    Commentary third = tree.mainLine().get(2).commentary();
    assertThat(third.text()).isEqualTo("[%csl Gf3][%cal Gg1f3]");
    assertThat(third.clock()).contains(Duration.ofSeconds(3723));
  }

  @Test
  void treeGrowsMoveByMove() {
    GameTree tree = new GameTree(PgnTags.of("Ann", "Bob"));
    Position start = tree.startPosition();
    GameNode e4 = tree.root().play(San.parse(start, "e4"));
    GameNode d4 = tree.root().play(San.parse(start, "d4"));
    GameNode e5 = e4.play(San.parse(e4.position(), "e5"));
    d4.setIntroduction("also good:");
    e5.addNag(Nag.GOOD_MOVE);
    e5.setCommentary(Commentary.of("as always").withClock(Duration.ofMinutes(3)));
    tree.setResult(GameResult.DRAW);
    assertThat(PgnWriter.format(tree))
        .endsWith(
            """

            1. e4 ({also good:} 1. d4) 1... e5 $1 {[%clk 0:03:00] as always} 1/2-1/2

            """);
  }

  @Test
  void illegalMoveCannotBeAdded() {
    GameTree tree = new GameTree(PgnTags.UNKNOWN);
    assertThatIllegalArgumentException()
        .isThrownBy(() -> tree.root().play(Move.of(Square.E2, Square.E5, Move.QUIET)));
  }

  @Test
  void onlyMovesAreJudged() {
    GameTree tree = tree("$1 1. e4 (! 1. d4) *");
    assertThat(tree.root().nags()).isEmpty();
    assertThatIllegalStateException().isThrownBy(() -> tree.root().addNag(1));
    assertThatIllegalArgumentException().isThrownBy(() -> tree.last().addNag(-1));
  }

  @Test
  void onlyVariationsHaveAnIntroduction() {
    GameTree tree = tree("1. e4 *");
    assertThatIllegalStateException().isThrownBy(() -> tree.last().setIntroduction("x"));
  }

  @Test
  void treesAreEqualWhenTheySayTheSame() {
    GameTree tree = tree("1. e4 {x} (1. d4) e5 *");
    assertThat(tree).isEqualTo(tree("1. e4 {x} (1. d4) 1... e5"));
    assertThat(tree).isNotEqualTo(tree("1. e4 {y} (1. d4) e5 *"));
    assertThat(tree).isNotEqualTo(tree("1. e4 {x} (1. c4) e5 *"));
    assertThat(tree).isNotEqualTo(tree("1. e4 {x} e5 *"));
    assertThat(tree).isNotEqualTo(tree("1. e4 {x} (1. d4) e5 1-0"));
  }
}
