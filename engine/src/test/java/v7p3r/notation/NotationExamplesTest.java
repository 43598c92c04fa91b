package v7p3r.notation;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.StringReader;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import v7p3r.board.Position;

/** How the package is meant to be used, each example a few lines. */
class NotationExamplesTest {
  @Test
  void playAMoveAndPrintThePosition() {
    Position position = Fen.parse("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1");
    position.make(San.parse(position, "e4"));
    position.make(UciMove.parse(position, "c7c5"));
    assertThat(Fen.format(position))
        .isEqualTo("rnbqkbnr/pp1ppppp/8/2p5/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2");
  }

  @Test
  void translateBetweenNotations() {
    Position position = new Position();
    int move = UciMove.parse(position, "g1f3");
    assertThat(San.format(position, move)).isEqualTo("Nf3");
  }

  @Test
  void runATestSuite() throws IOException {
    String suite =
        "2rr3k/pp3pp1/1nnqbN1p/3pN3/2pP4/2P3Q1/PPB4P/R4RK1 w - - bm Qg6; id \"WAC.1\";\n";
    try (EpdReader reader = new EpdReader(new StringReader(suite))) {
      for (var epd = reader.next(); epd.isPresent(); epd = reader.next()) {
        int best = epd.get().bestMoves()[0];
        assertThat(UciMove.format(epd.get().position(), best)).isEqualTo("g3g6");
      }
    }
  }

  @Test
  void countTheGamesOfAFile() throws IOException {
    byte[] file =
        "[White \"Tal\"]\n\n1. e4 e5 1-0\n\n[White \"?\"]\n\n1. e9 *\n"
            .getBytes(StandardCharsets.US_ASCII);
    List<PgnProblem> problems = new ArrayList<>();
    try (PgnReader reader =
        new PgnReader(new ByteArrayInputStream(file), "games.pgn", problems::add)) {
      assertThat(reader.games().filter(g -> g.result() == GameResult.WHITE_WINS)).hasSize(1);
    }
    assertThat(problems.get(0).toString()).startsWith("games.pgn:7:4: game 2: expected a move");
  }

  @Test
  void walkThroughAnAnnotatedGame() throws IOException {
    String pgn = "1. e4 {[%clk 0:03:00]} e5 {[%clk 0:02:58]} (1... c5!) 2. Nf3 *";
    try (PgnReader reader = new PgnReader(new StringReader(pgn), "pgn", problem -> {})) {
      GameTree tree = reader.nextTree().orElseThrow();
      GameNode e5 = tree.mainLine().get(1);
      assertThat(e5.commentary().clock()).contains(Duration.ofSeconds(178));
      GameNode c5 = e5.parent().orElseThrow().children().get(1);
      assertThat(c5.nags()).containsExactly(Nag.GOOD_MOVE);
    }
  }

  @Test
  void recordAGame() {
    GameTree tree = new GameTree(PgnTags.of("V7P3R", "Guest").with("Event", "Casual"));
    GameNode node = tree.root();
    for (String move : List.of("f3", "e5", "g4", "Qh4")) {
      node = node.play(San.parse(node.position(), move));
    }
    node.setCommentary(Commentary.of("depth 3").withEvaluation(new Evaluation.MateIn(-1)));
    tree.setResult(GameResult.BLACK_WINS);
    assertThat(PgnWriter.format(tree))
        .startsWith("[Event \"Casual\"]\n")
        .endsWith("\n\n1. f3 e5 2. g4 Qh4# {[%eval #-1] depth 3} 0-1\n\n");
  }

  @Test
  void readAnErrorMessage() {
    try {
      Fen.parse("rnbqkbnr/ppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1");
    } catch (NotationException e) {
      assertThat(e)
          .hasMessage(
              "FEN, column 17: expected a man (PNBRQK or pnbrqk) or a digit for h7,"
                  + " found '/8/8/8/8/PPPPPPPP/RNBQKBNR'");
    }
  }
}
