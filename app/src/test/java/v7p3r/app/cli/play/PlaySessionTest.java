package v7p3r.app.cli.play;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringReader;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import v7p3r.arena.game.PlayedMove;
import v7p3r.arena.player.Players;
import v7p3r.arena.player.Score;
import v7p3r.arena.player.SearchLimit;
import v7p3r.arena.player.Thought;
import v7p3r.arena.record.MetricsDatabase;
import v7p3r.arena.record.Question;
import v7p3r.arena.record.StatsFilter;
import v7p3r.board.Color;
import v7p3r.board.Position;
import v7p3r.notation.Fen;
import v7p3r.notation.UciMove;

class PlaySessionTest {
  private static final Clock NOON =
      Clock.fixed(Instant.parse("2025-03-01T12:00:00Z"), ZoneOffset.UTC);
  private static final String BACK_RANK = "6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - 0 1";

  /** Takes no byte: every write says that there is no space left. */
  private static final Path FULL = Path.of("/dev/full");

  @TempDir private Path folder;
  @TempDir private Path records;

  private Path database() {
    return records.resolve("arena.db");
  }

  private String play(String fen, int human, String opponent, String... lines) throws IOException {
    PlaySettings settings =
        new PlaySettings(
            "Ann",
            human,
            Fen.parse(fen),
            opponent,
            1,
            OptionalInt.empty(),
            SearchLimit.ofDepth(2),
            new BoardView(false, false),
            Optional.empty(),
            folder,
            database(),
            NOON,
            true);
    StringWriter out = new StringWriter();
    BufferedReader in = new BufferedReader(new StringReader(String.join("\n", lines)));
    try (Players players = new Players()) {
      new PlaySession(settings, players, in, new PrintWriter(out)).run();
    }
    return out.toString();
  }

  private String playWhite(String... lines) throws IOException {
    return play(Fen.START, Color.WHITE, "random", lines);
  }

  private List<String> saved() throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      return files.sorted().map(PlaySessionTest::read).toList();
    }
  }

  private static String read(Path file) {
    try {
      return Files.readString(file);
    } catch (IOException e) {
      throw new AssertionError(e);
    }
  }

  // ---- Moves ----

  @Test
  void takesMovesInAlgebraicNotationAndBySquares() throws IOException {
    playWhite("e4", "g1f3", "nc3", "quit");
    assertThat(saved().getFirst()).contains("1. e4 ", "2. Nf3 ", "3. Nc3 ");
  }

  @ParameterizedTest
  @CsvSource({
    "NF3, Nf3",
    "nf3, Nf3",
    "E4, e4",
    "E2E4, e4",
    "bc4, Bc4",
    "BXC4, Bxc4",
    "bxc4, bxc4",
    "o-O, O-O",
    "E8=q, e8=Q",
    "e8n, e8=N"
  })
  void smallAndCapitalLettersAreTheSameWhereThatLeavesNoDoubt(String typed, String san)
      throws IOException {
    String fen =
        switch (san) {
          case "Bc4", "O-O" -> "4k3/8/8/8/8/8/4B3/4K2R w K - 0 1";
          case "Bxc4" -> "4k3/8/8/8/2p5/8/4B3/4K3 w - - 0 1";
          case "bxc4" -> "4k3/8/8/8/2p5/1P6/4B3/4K3 w - - 0 1";
          case "e8=Q", "e8=N" -> "8/k3P3/8/8/8/8/8/4K3 w - - 0 1";
          default -> Fen.START;
        };
    play(fen, Color.WHITE, "random", typed, "quit");
    assertThat(saved().getFirst()).contains("1. " + san);
  }

  @Test
  void aCapitalBIsRefusedWhereBishopAndPawnCanTake() throws IOException {
    String fen = "4k3/8/8/8/2p5/1P6/4B3/4K3 w - - 0 1";
    assertThat(play(fen, Color.WHITE, "random", "BXC4", "fen", "quit"))
        .contains("Not possible: 'BXC4'", fen);
  }

  @Test
  void anIllegalMoveGetsSuggestionsAndChangesNothing() throws IOException {
    String talk = playWhite("Nf6", "e2e5", "Rxa9", "fen", "quit");
    assertThat(talk)
        .contains("Not possible: 'Nf6'. Expected a legal move (possible: ")
        .contains("Not possible: 'e2e5'. Expected a legal move (possible: ")
        .contains("Not possible: 'Rxa9'.")
        .contains(Fen.START);
    assertThat(saved()).isEmpty();
  }

  @Test
  void anAmbiguousMoveIsToldWithItsReadings() throws IOException {
    String fen = "4k3/8/8/8/8/8/4K3/R6R w - - 0 1";
    assertThat(play(fen, Color.WHITE, "simple", "Rd1", "quit"))
        .contains("Expected one move, not several (possible: Rad1, Rhd1)");
  }

  @Test
  void aNullMoveIsRefused() throws IOException {
    assertThat(playWhite("--", "quit")).contains("You have to move");
  }

  @Test
  void theEngineBeginsWhenThePersonIsBlack() throws IOException {
    String talk = play(Fen.START, Color.BLACK, "simple", "quit");
    assertThat(talk).contains("You play Black against V7P3R simple", "V7P3R simple plays 1. ");
    assertThat(talk.indexOf("  1  ")).as("Black at the bottom").isLessThan(talk.indexOf("  8  "));
  }

  @ParameterizedTest
  @CsvSource({
    "1. e4, 1. e4",
    "1.e4, 1. e4",
    "1... e4, 1. e4",
    "e2-e4, 1. e4",
    "E2-E4, 1. e4",
    "♘f3, 1. Nf3",
    "♞f3, 1. Nf3",
    "Ng1-f3, 1. Nf3",
    "♙e4, 1. e4"
  })
  void movesAreTakenAsPeopleWriteThem(String typed, String written) throws IOException {
    playWhite(typed, "quit");
    assertThat(saved().getFirst()).contains(written + " ");
  }

  @ParameterizedTest
  @CsvSource({"0-0, O-O", "0-0-0, O-O-O", "o-o, O-O"})
  void castlingIsTakenWithZeros(String typed, String written) throws IOException {
    play("4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1", Color.WHITE, "random", typed, "quit");
    assertThat(saved().getFirst()).contains("1. " + written + " ");
  }

  // ---- Why ----

  @Test
  void evalExplainsThePositionByThemes() throws IOException {
    assertThat(play(BACK_RANK, Color.WHITE, "random", "eval")).contains("material", "Total");
  }

  @Test
  void whyTellsWhatTheEngineExpectsAndWhatThatChanges() throws IOException {
    String fen = "4k3/8/8/3p4/4P3/8/8/4K3 b - - 0 1";
    String talk = play(fen, Color.WHITE, "material", "why");
    assertThat(talk)
        .contains("1... dxe4: +", " for Black, 2 half moves deep", "It expects 1... dxe4")
        .contains("What that changes for Black, in pawns:\n")
        .containsPattern("\n  \\+1\\.\\d\\d  material: men counted");
    assertThat(playWhite("why")).contains("The engine has not moved yet.");
  }

  @Test
  void whyTellsThatAWeakenedEngineLikedAnotherMoveBetter() throws IOException {
    Position start = Fen.parse(Fen.START);
    int played = UciMove.parse(start, "h2h4");
    Thought thought =
        new Thought(
            Optional.of(Score.centipawns(30)),
            OptionalInt.of(4),
            OptionalInt.empty(),
            OptionalLong.empty(),
            OptionalLong.empty(),
            OptionalLong.empty(),
            List.of("e2e4", "e7e5", "g1f3", "b8c6"),
            List.of());
    PlayedMove move = new PlayedMove(played, "h2h4", false, thought, 1, OptionalLong.empty());
    PlayedGame game = new PlayedGame(Fen.START, List.of(move), Optional.empty());
    assertThat(Reasons.ofLastMove(game, Color.WHITE))
        .startsWith("1. h4: +0.30 for White, 4 half moves deep\nIts search liked 1. e4 best;")
        .doesNotContain("expects", "tempo");
  }

  @Test
  void whyOfAPlayerThatDoesNotSearchSaysSo() throws IOException {
    assertThat(playWhite("e4", "why"))
        .containsPattern("1\\.\\.\\. \\S+: .*\nIt expects 1\\.\\.\\. ");
  }

  // ---- Statistics ----

  @Test
  void aGameWithAResultIsInTheStatisticsOnce() throws IOException {
    play(BACK_RANK, Color.WHITE, "simple", "Rd8", "undo", "Rd8", "new", "resign", "quit");
    try (MetricsDatabase games = MetricsDatabase.openExisting(database())) {
      assertThat(games.gameCount()).isEqualTo(2);
      assertThat(games.answer(Question.OPPONENTS, StatsFilter.ALL).toText())
          .containsPattern("Ann +V7P3R simple +2 ");
    }
  }

  @Test
  void aGameWithoutAResultIsNotInTheStatistics() throws IOException {
    playWhite("e4", "quit");
    assertThat(database()).doesNotExist();
  }

  @Test
  void aDatabaseThatCannotBeUsedCostsNoGame() throws IOException {
    Files.createDirectories(database().resolve("in the way"));
    String talk = play(BACK_RANK, Color.WHITE, "simple", "Rd8", "quit");
    assertThat(talk).contains("The statistics will not know of this game: ", "Saved to ");
  }

  // ---- The end of a game ----

  @ParameterizedTest
  @CsvSource({
    BACK_RANK + ", Rd8, 'Checkmate: White wins, 1-0.'",
    "7k/8/8/6K1/8/8/5Q2/8 w - - 0 1, Qf7, 'Stalemate: the game is drawn, 1/2-1/2.'",
    "7k/8/8/8/8/8/6p1/6K1 w - - 0 1, Kxg2, 'Neither side has enough men to give mate: the game is"
        + " drawn, 1/2-1/2.'",
    "7k/8/8/8/8/8/R7/6K1 w - - 99 80, Ra3, 'Fifty moves without a capture or pawn move: the game"
        + " is drawn, 1/2-1/2.'"
  })
  void theEndIsDeclaredAndSaved(String fen, String move, String sentence) throws IOException {
    String talk = play(fen, Color.WHITE, "simple", move, "e4");
    assertThat(talk).contains(sentence, "The game is over.");
    String result = sentence.substring(sentence.lastIndexOf(' ') + 1, sentence.length() - 1);
    assertThat(saved().getFirst())
        .contains("[Result \"" + result + "\"]", "[FEN \"" + fen + "\"]")
        .endsWith(" " + result + "\n\n");
  }

  @Test
  void theThirdRepetitionIsADraw() throws IOException {
    String fen = "k7/8/8/8/8/8/7P/K6R w - - 0 1";
    String[] moves = {"Rg1", "Rh1", "Rg1", "Rh1", "Rg1", "Rh1", "Rg1", "Rh1", "Rg1", "Rh1"};
    String talk = play(fen, Color.WHITE, "simple", moves);
    assertThat(talk).contains("The position has occurred three times: the game is drawn");
  }

  @Test
  void theEngineAnnouncesItsOwnMate() throws IOException {
    String fen = "3r2k1/5ppp/8/8/8/8/P4PPP/6K1 w - - 0 1";
    assertThat(play(fen, Color.WHITE, "material", "a3"))
        .contains("V7P3R material plays 1... Rd1#", "#-1", "Checkmate: Black wins, 0-1.");
  }

  @Test
  void aGameThatIsOverFromTheStartIsSaidToBe() throws IOException {
    String fen = "7k/6Q1/6K1/8/8/8/8/8 b - - 0 1";
    assertThat(play(fen, Color.WHITE, "simple", "undo"))
        .contains("Checkmate: White wins, 1-0.", "There is no move of yours to take back.");
  }

  @Test
  void resigningLosesAndCanBeTakenBack() throws IOException {
    String talk = playWhite("e4", "resign", "undo", "d4");
    assertThat(talk).contains("White resigns: Black wins, 0-1.");
    assertThat(saved().getFirst()).contains("2. d4 ", "[Result \"*\"]");
  }

  @Test
  void aDrawIsDeclinedInTheOpeningAndTakenLater() throws IOException {
    String fen = "7k/7p/7P/8/8/8/PPPP4/K7 w - - 0 1";
    String[] lines = "draw? a3 a4 b3 b4 c3 c4 d3 d4 a5 b5 draw?".split(" ");
    String talk = play(fen, Color.WHITE, "random", lines);
    assertThat(talk).contains("V7P3R random wants to play on.", "Draw agreed: the game is drawn");
    assertThat(saved().getFirst()).contains("[Result \"1/2-1/2\"]");
  }

  // ---- Commands ----

  @Test
  void undoTakesBackTheMoveAndTheReply() throws IOException {
    String talk = playWhite("e4", "undo", "fen", "undo", "d4");
    assertThat(talk).contains(Fen.START, "There is no move of yours to take back.");
    assertThat(saved().getFirst()).contains("1. d4 ").doesNotContain("e4");
  }

  @Test
  void movesHintFenPgnAndHelpAnswer() throws IOException {
    String talk =
        play(BACK_RANK, Color.WHITE, "random", "moves", "hint", "fen", "pgn", "help", "quit");
    assertThat(talk)
        .contains("Rd8#", "Try 1. Rd8#.", BACK_RANK, "[White \"Ann\"]", "[Black \"V7P3R random\"]")
        .contains("[Date \"2025.03.01\"]");
    for (Word word : Word.values()) {
      assertThat(talk).contains(word.usage());
    }
  }

  @Test
  void levelChangesHowFarTheEngineThinks() throws IOException {
    assertThat(
            playWhite("level", "level movetime 50", "limit depth 3", "level deep", "level nodes 0"))
        .contains("which thinks to depth 2.", "The engine thinks to depth 2.")
        .contains("The engine thinks 50 ms a move.", "The engine thinks to depth 3.")
        .contains("found 'deep'", "found 'nodes 0'");
  }

  @Test
  void aCommandWithAWordTooManyIsNotObeyed() throws IOException {
    assertThat(playWhite("quit now", "fen"))
        .contains("quit: expected nothing behind it, found 'now'.", Fen.START);
  }

  @Test
  void aLongThoughtIsAnnounced() throws IOException {
    String slow = play(BACK_RANK, Color.WHITE, "random", "level nodes 9000000", "h3", "quit");
    assertThat(slow).contains("looks at 9000000 positions a move.", "random is thinking ...");
    assertThat(playWhite("e4")).doesNotContain("is thinking");
  }

  @Test
  void aMistypedCommandIsRecognized() throws IOException {
    assertThat(playWhite("udno", "quitt", "")).contains("Did you mean undo?", "Did you mean quit?");
    assertThat(playWhite("foo")).contains("Not possible: 'foo'.").doesNotContain("Did you mean");
  }

  @Test
  void flipTurnsTheBoardAround() throws IOException {
    assertThat(playWhite("flip")).contains("a b c d e f g h", "h g f e d c b a");
  }

  @Test
  void everyGameOfASessionIsSavedInAFileOfItsOwn() throws IOException {
    String talk = playWhite("e4", "new", "d4", "new black", "quit");
    assertThat(talk)
        .contains("2025-03-01_12-00-00.pgn", "2025-03-01_12-00-00_2.pgn", "You play Black");
    assertThat(saved()).hasSize(3);
    assertThat(saved().get(0)).contains("1. e4 ");
    assertThat(saved().get(1)).contains("1. d4 ");
    assertThat(saved().get(2)).contains("[White \"V7P3R random\"]");
    assertThat(playWhite("new purple")).contains("expected white, black or nothing");
  }

  @Test
  void saveWritesACopyToAnyFile() throws IOException {
    Path copy = folder.resolve("copies/copy.pgn");
    String early = playWhite("save " + copy);
    assertThat(early).contains("There is nothing to save yet.");
    Files.createDirectory(copy.getParent());
    String talk = playWhite("save", "e4", "save", "save " + copy, "quit");
    assertThat(talk).contains("There is nothing to save yet.", "Saved to " + copy);
    assertThat(Files.readString(copy)).contains("1. e4 ");
  }

  @ParameterizedTest
  @ValueSource(strings = {"\"a b.pgn\"", "'a b.pgn'", "a b.pgn"})
  void aFileNameMayStandInQuotes(String typed) throws IOException {
    String inFolder = typed.replace("a b", folder.resolve("a b").toString());
    assertThat(playWhite("e4", "save " + inFolder)).contains("a b.pgn.");
    assertThat(folder.resolve("a b.pgn")).isRegularFile();
  }

  @Test
  void aFolderThatIsNotThereIsNamedAndNotMade() throws IOException {
    Path missing = folder.resolve("no/where");
    assertThat(playWhite("e4", "save " + missing.resolve("x.pgn")))
        .contains("x.pgn: there is no folder " + missing + ".");
    assertThat(missing.getParent()).doesNotExist();
  }

  @Test
  void aGameThatCannotBeSavedGoesOnAndIsShownAtTheEnd() throws IOException {
    Path file = Files.createFile(folder.resolve("file"));
    SavedTo told = playInto(file.resolve("no.pgn"), "e4", "d4");
    assertThat(told.talk()).contains("cannot be saved", "plays 2... ").doesNotContain("Saved to");
    assertThat(told.talk()).contains("It is not kept anywhere", "[White \"Ann\"]", "2. d4 ");
    assertThat(told.isKept()).isFalse();
  }

  @Test
  void onAFullDiskNothingIsSaidToBeSaved() throws IOException {
    assumeTrue(Files.exists(FULL), "there is no device that is always full");
    SavedTo told = playInto(FULL, "e4", "save", "quit");
    assertThat(told.talk())
        .contains("The game cannot be saved to /dev/full: No space left on device.")
        .contains("It is not kept anywhere")
        .doesNotContain("Saved to");
    assertThat(told.isKept()).isFalse();
  }

  @Test
  void aDiskThatHasRoomAgainKeepsTheWholeGame() throws IOException {
    assumeTrue(Files.exists(FULL), "there is no device that is always full");
    Files.createSymbolicLink(folder.resolve("2025-03-01_12-00-00.pgn.part"), FULL);
    assertThat(playWhite("e4", "d4", "quit"))
        .contains("cannot be saved", "No space left on device", "Saved to ");
    assertThat(saved()).hasSize(1).first().asString().contains("1. e4 ", "2. d4 ");
  }

  private record SavedTo(String talk, boolean isKept) {}

  private SavedTo playInto(Path pgn, String... lines) throws IOException {
    PlaySettings settings =
        new PlaySettings(
            "Ann",
            Color.WHITE,
            Fen.parse(Fen.START),
            "random",
            1,
            OptionalInt.empty(),
            SearchLimit.ofDepth(1),
            new BoardView(true, true),
            Optional.of(pgn),
            folder,
            database(),
            NOON,
            false);
    StringWriter out = new StringWriter();
    BufferedReader in = new BufferedReader(new StringReader(String.join("\n", lines)));
    try (Players players = new Players()) {
      PlaySession session = new PlaySession(settings, players, in, new PrintWriter(out));
      session.run();
      return new SavedTo(out.toString(), session.hasKeptAllGames());
    }
  }
}
