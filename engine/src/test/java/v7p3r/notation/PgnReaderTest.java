package v7p3r.notation;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.StringReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import v7p3r.board.Move;
import v7p3r.board.Position;

class PgnReaderTest {
  /** The only game of a text that must be without problems, read both ways. */
  private static PgnGame game(String pgn) {
    List<PgnGame> games = games(pgn);
    assertThat(games).hasSize(1);
    return games.get(0);
  }

  private static List<PgnGame> games(String pgn) {
    List<PgnProblem> problems = new ArrayList<>();
    List<PgnGame> games =
        new PgnReader(new StringReader(pgn), "test", problems::add).games().toList();
    List<GameTree> trees =
        new PgnReader(new StringReader(pgn), "test", problems::add).trees().toList();
    assertThat(problems).isEmpty();
    assertThat(trees.stream().map(GameTree::game)).isEqualTo(games);
    return games;
  }

  private static String moves(PgnGame game) {
    Position position = game.startPosition();
    List<String> words = new ArrayList<>();
    for (int move : game.moves()) {
      words.add(San.format(position, move));
      PgnGame.play(position, move);
    }
    return String.join(" ", words);
  }

  @Test
  void readsHeadersAndMoves() {
    PgnGame game =
        game(
            """
            [Event "Casual"]
            [Site "Here"]
            [Date "2024.05.01"]
            [Round "1"]
            [White "Ann"]
            [Black "Bob"]
            [Result "1-0"]
            [ECO "C20"]

            1. e4 e5 2. Qh5 Nc6 3. Bc4 Nf6 4. Qxf7# 1-0
            """);
    assertThat(game.tags().white()).isEqualTo("Ann");
    assertThat(game.tags().value("ECO")).contains("C20");
    assertThat(game.result()).isEqualTo(GameResult.WHITE_WINS);
    assertThat(moves(game)).isEqualTo("e4 e5 Qh5 Nc6 Bc4 Nf6 Qxf7#");
    assertThat(game.finalPosition().isCheckmate()).isTrue();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "1. e4 e5 2. Nf3 *",
        "1.e4 e5 2.Nf3 *",
        "1.e4 1...e5 2.Nf3*",
        "1. e4 1... e5 2. Nf3",
        "1 e4 e5 2 Nf3 *",
        "e4 e5 Nf3 *",
        "1. ... 1... e4 1. ... e5 17. Nf3 *",
        "1\u2026 e4 e5 2. Nf3 *",
        "1. e4 $1 e5 $2 $10 2. Nf3 $139 *",
        "1. e4! e5?! 2. Nf3!!! *",
        "1. e4 += e5 = 2. Nf3 N *",
        "1. e4 (1. d4 d5 (1... Nf6)) 1... e5 2. Nf3 ((nonsense (in) here)) *",
        "1. e4 {a comment} e5 {another (with) [brackets] ; and more} 2. Nf3 *",
        "{before} 1. e4 e5 ; to the end 2. d4\n2. Nf3 *",
        "1. e4 e5\n% escaped 2. d4\n2. Nf3 *",
        "1. e4\r\ne5\r\n2. Nf3 *\r\n",
        "\ufeff1. e4 e5 2. Nf3 *",
        "1. e2e4 e7-e5 2. Ng1f3 1/2",
        "1.\te4\fe5\u000b2.\u00a0Nf3 *",
      })
  void movetextIsReadInEveryStyle(String movetext) {
    List<PgnProblem> problems = new ArrayList<>();
    PgnGame game =
        new PgnReader(new StringReader(movetext), "test", problems::add).games().toList().get(0);
    assertThat(problems).isEmpty();
    assertThat(moves(game)).isEqualTo("e4 e5 Nf3");
  }

  @Test
  void resultComesFromTheMovetextUnlessThatDoesNotKnow() {
    assertThat(game("[Result \"1-0\"]\n\n1. e4 0-1").result()).isEqualTo(GameResult.BLACK_WINS);
    assertThat(game("[Result \"1-0\"]\n\n1. e4 *").result()).isEqualTo(GameResult.WHITE_WINS);
    assertThat(game("[Result \"1-0\"]\n\n1. e4").result()).isEqualTo(GameResult.WHITE_WINS);
    assertThat(game("1. e4 1/2-1/2").result()).isEqualTo(GameResult.DRAW);
    assertThat(game("1. e4 \u00bd-\u00bd").result()).isEqualTo(GameResult.DRAW);
    assertThat(game("1. e4").result()).isEqualTo(GameResult.UNKNOWN);
  }

  @Test
  void missingHeadersAreUnknown() {
    PgnTags tags = game("1. e4 *").tags();
    assertThat(tags.asMap())
        .containsExactly(
            java.util.Map.entry("Event", "?"),
            java.util.Map.entry("Site", "?"),
            java.util.Map.entry("Date", "????.??.??"),
            java.util.Map.entry("Round", "?"),
            java.util.Map.entry("White", "?"),
            java.util.Map.entry("Black", "?"),
            java.util.Map.entry("Result", "*"));
  }

  @Test
  void headersAreReadAsPeopleWriteThem() {
    PgnTags tags =
        game("""
        [ White  "O\\"Neil \\\\ Co" ]
        [Black "Kasparov "Gary" K"]
        [Site "C:\\games\\"]
        [Event "no bracket"
        [Round "1"][Annotator "same line"]
        [Empty ""]

        1. e4 *
        """)
            .tags();
    assertThat(tags.white()).isEqualTo("O\"Neil \\ Co");
    assertThat(tags.black()).isEqualTo("Kasparov \"Gary\" K");
    assertThat(tags.value("Site")).contains("C:\\games\\");
    assertThat(tags.event()).isEqualTo("no bracket");
    assertThat(tags.value("Annotator")).contains("same line");
    assertThat(tags.value("Empty")).contains("");
    assertThat(tags.value("Missing")).isEmpty();
  }

  @Test
  void gameBeginsWhereItsFenSays() {
    PgnGame game =
        game(
            """
            [SetUp "1"]
            [FEN "4k3/8/8/8/8/8/4P3/4K3 b - - 3 40"]

            40... Kd7 41. e4 *
            """);
    assertThat(Fen.format(game.finalPosition())).isEqualTo("8/3k4/8/8/4P3/8/8/4K3 b - - 0 41");
  }

  @Test
  void chess960GamesCastleWithTheirRooks() {
    PgnGame game =
        game(
            """
            [Variant "Chess960"]
            [FEN "bqnbrkrn/pppppppp/8/8/8/8/PPPPPPPP/BQNBRKRN w KQkq - 0 1"]

            1. O-O O-O *
            """);
    assertThat(game.finalPosition().isChess960()).isTrue();
    assertThat(UciMove.format(game.startPosition(), game.move(0))).isEqualTo("f1g1");
    assertThat(game("[Variant \"Chess960\"]\n\n1. e4 *").startPosition().isChess960()).isTrue();
  }

  @Test
  void nullMovesAreTolerated() {
    PgnGame game = game("1. e4 -- 2. Z0 Nf6 *");
    assertThat(game.moves()).hasSize(4).contains(Move.NONE);
    assertThat(moves(game)).isEqualTo("e4 -- -- Nf6");
  }

  @Test
  void gamesFollowEachOtherHoweverTheyEnd() {
    assertThat(games("[Event \"a\"]\n\n1. e4 *\n\n[Event \"b\"]\n\n1. d4 *\n")).hasSize(2);
    assertThat(games("[Event \"a\"]\n\n1. e4\n\n[Event \"b\"]\n\n1. d4\n")).hasSize(2);
    assertThat(games("[Event \"a\"]\n\n[Event \"b\"]\n\n1. d4\n")).hasSize(2);
    assertThat(games("[Event \"a\"]\n[White \"w\"]\n\n*\n[Event \"b\"]\n\n*")).hasSize(2);
    assertThat(games("1. e4 * 1. d4 1-0 1. c4 0-1")).hasSize(3);
    assertThat(games("1. e4 * {the end} [Event \"b\"] 1. d4 *")).hasSize(2);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"", "\n\n", "\ufeff", "; nothing\n", "{nothing}", "*", "% nothing", "1-0 *"})
  void textWithoutGamesHasNone(String text) {
    assertThat(games(text)).isEmpty();
  }

  @Test
  void latin1AndUtf8AreToldApartEvenInOneFile() throws IOException {
    byte[] latin1 = "[White \"Hübner,R\"]\n\n1. e4 *\n\n".getBytes(StandardCharsets.ISO_8859_1);
    byte[] utf8 = "[White \"Žižka ♔ 𝔸\"]\n\n1. e4 *\n\n".getBytes(StandardCharsets.UTF_8);
    byte[] both = new byte[latin1.length + utf8.length];
    System.arraycopy(latin1, 0, both, 0, latin1.length);
    System.arraycopy(utf8, 0, both, latin1.length, utf8.length);
    try (PgnReader reader = new PgnReader(new ByteArrayInputStream(both), "test", p -> {})) {
      assertThat(reader.next().orElseThrow().tags().white()).isEqualTo("Hübner,R");
      assertThat(reader.next().orElseThrow().tags().white()).isEqualTo("Žižka ♔ 𝔸");
      assertThat(reader.next()).isEmpty();
      assertThat(reader.count()).isEqualTo(2);
    }
  }

  @Test
  void gzipFilesAreReadAsTheyAre(@TempDir Path folder) throws IOException {
    Path file = folder.resolve("games.pgn.gz");
    try (OutputStream out = new GZIPOutputStream(Files.newOutputStream(file))) {
      out.write("1. e4 *\n1. d5 *\n".getBytes(StandardCharsets.US_ASCII));
    }
    List<PgnProblem> problems = new ArrayList<>();
    try (PgnReader reader = PgnReader.open(file, problems::add)) {
      assertThat(reader.games()).hasSize(1);
    }
    assertThat(problems).singleElement().extracting(PgnProblem::source).isEqualTo("games.pgn.gz");
  }
}
