package v7p3r.notation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.io.IOException;
import java.io.StringWriter;
import java.util.Map;
import org.junit.jupiter.api.Test;
import v7p3r.board.Position;

class PgnWriterTest {
  private static void assertSurvives(GameTree tree) {
    String pgn = PgnWriter.format(tree);
    assertThat(GameTreeTest.tree(pgn)).as(pgn).isEqualTo(tree);
  }

  @Test
  void writesTheRosterFirstAndTheResultTwice() {
    PgnTags tags =
        new PgnTags(Map.of("ECO", "B00", "White", "A \"B\" \\ C", "Result", "0-1", "Site", "x"));
    assertThat(PgnWriter.format(new PgnGame(tags, new int[0])))
        .isEqualTo(
            """
            [Event "?"]
            [Site "x"]
            [Date "????.??.??"]
            [Round "?"]
            [White "A \\"B\\" \\\\ C"]
            [Black "?"]
            [Result "0-1"]
            [ECO "B00"]

            0-1

            """);
  }

  @Test
  void numbersBlackMovesOnlyAfterAnInterruption() {
    String movetext = "1. e4 e5 2. Nf3 {c} 2... Nc6 (2... d6 3. d4) 3. Bb5 $1 a6 *\n\n";
    assertThat(PgnWriter.format(GameTreeTest.tree(movetext))).endsWith("\n\n" + movetext);
  }

  @Test
  void gameFromAPositionKeepsItsNumbers() {
    Position position = Fen.parse("4k3/8/8/8/8/8/4P3/4K3 b - - 0 40");
    GameTree tree = new GameTree(PgnTags.UNKNOWN.withStart(position));
    GameNode node = tree.root().play(San.parse(position, "Kd7"));
    node.play(San.parse(node.position(), "e4"));
    assertThat(PgnWriter.format(tree))
        .contains("[SetUp \"1\"]\n[FEN \"4k3/8/8/8/8/8/4P3/4K3 b - - 0 40\"]\n")
        .endsWith("\n\n40... Kd7 41. e4 *\n\n");
    assertSurvives(tree);
  }

  @Test
  void chess960StartIsNamed() {
    Position position = new RandomGames(6).chess960();
    PgnTags tags = PgnTags.UNKNOWN.withStart(position);
    assertThat(tags.isChess960()).isTrue();
    assertThat(Fen.format(tags.startPosition())).isEqualTo(Fen.format(position));
    assertThat(PgnTags.UNKNOWN.withStart(new Position())).isEqualTo(PgnTags.UNKNOWN);
  }

  @Test
  void linesEndBeforeColumn80() throws IOException {
    RandomGames games = new RandomGames(7);
    StringWriter out = new StringWriter();
    PgnWriter writer = new PgnWriter(out);
    for (int i = 0; i < 50; i++) {
      writer.write(new RandomTrees(games).tree());
    }
    assertThat(out.toString().lines().filter(line -> !line.startsWith("[FEN")))
        .allSatisfy(line -> assertThat(line).hasSizeLessThan(80));
  }

  @Test
  void randomGamesSurvive() throws IOException {
    RandomGames games = new RandomGames(8);
    for (int i = 0; i < 100; i++) {
      Position position = games.position(10);
      PgnTags tags = PgnTags.UNKNOWN.withStart(position).with(GameResult.values()[i % 4]);
      GameTree tree = new GameTree(tags);
      GameNode node = tree.root();
      for (int ply = 0; ply < 200 && position.hasLegalMove(); ply++) {
        int move = games.move(position);
        node = node.append(move);
        position.make(move);
      }
      assertSurvives(tree);
      PgnGame game = tree.game();
      assertThat(GameTreeTest.tree(PgnWriter.format(game)).game()).isEqualTo(game);
    }
  }

  @Test
  void randomTreesSurvive() {
    RandomTrees trees = new RandomTrees(new RandomGames(9));
    for (int i = 0; i < 100; i++) {
      assertSurvives(trees.tree());
    }
  }

  @Test
  void strangeCommentsSurvive() {
    String[] comments = {
      "a } brace",
      "a { brace",
      "%percent first",
      "[Event \"looks like a tag\"]",
      "x ".repeat(60) + "[Event \"at the edge of a line\"] " + "y ".repeat(60),
      "; semicolon",
      "[%x and [%y and ] ".repeat(20) + "[%clk 0:01:00]",
      "double  blanks   inside " + "z  ".repeat(50),
      "tab\there \u00a0no break\u00a0",
      "x".repeat(200),
      "} " + "x".repeat(200),
      "\0\u0001\uffff",
      "$1 1-0 * (",
      "\"quotes\" \\ backslash",
    };
    for (String comment : comments) {
      GameTree tree = GameTreeTest.tree("1. e4 (1. d4) 1... e5 *");
      tree.root().setCommentary(Commentary.of(comment));
      tree.last().setCommentary(Commentary.of(comment));
      tree.root().children().get(1).setIntroduction(comment);
      assertSurvives(tree);
    }
  }

  @Test
  void strangeTagsSurvive() {
    String[] values = {
      "\\", "\"", "\\\"", "\"]", "\\\"]", "a\"] b", "] [", "\t", " blank ", "{", "%", "ü♔", "\0",
      "",
    };
    for (String value : values) {
      assertSurvives(new GameTree(PgnTags.UNKNOWN.with("White", value).with("X-%1", value)));
    }
  }

  @Test
  void lineBreaksInTagsBecomeBlanks() {
    assertThat(PgnTags.UNKNOWN.with("White", "a\r\nb").white()).isEqualTo("a  b");
  }

  @Test
  void impossibleTagsAreRefused() {
    for (String name : new String[] {"", "two words", "a]", "\"", "x".repeat(300)}) {
      assertThatIllegalArgumentException().isThrownBy(() -> PgnTags.UNKNOWN.with(name, "x"));
    }
    assertThatIllegalArgumentException()
        .isThrownBy(() -> PgnTags.UNKNOWN.with("A", "x".repeat(100_000)));
  }

  @Test
  void nullMovesSurvive() {
    assertSurvives(GameTreeTest.tree("1. e4 -- 2. d4 (2. -- e5) 2... Nf6 *"));
  }

  @Test
  void strangeResultSurvives() {
    GameTree tree = GameTreeTest.tree("[Result \"+/-\"]\n\n1. e4 *");
    assertThat(tree.result()).isEqualTo(GameResult.UNKNOWN);
    assertSurvives(tree);
  }
}
