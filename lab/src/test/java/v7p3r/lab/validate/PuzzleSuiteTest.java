package v7p3r.lab.validate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static v7p3r.lab.validate.Searches.desc;
import static v7p3r.lab.validate.Searches.off;
import static v7p3r.lab.validate.Searches.position;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import v7p3r.board.Position;
import v7p3r.notation.Fen;
import v7p3r.notation.UciMove;

class PuzzleSuiteTest {
  private static final String MATE = "6k1/5ppp/8/8/8/8/8/R5K1 w - -";

  private static final int ALL = Integer.MAX_VALUE;

  @TempDir private Path folder;

  private Path file(String text) throws IOException {
    return Files.writeString(folder.resolve("suite.epd"), text);
  }

  @Test
  void readsBestMovesAndMovesToAvoid() throws IOException {
    List<PosedProblem> puzzles =
        PuzzleSuite.read(
            file("# comment\n" + MATE + " bm Ra8#;\n\n" + MATE + " am Ra7 Ra6;\n"), ALL);
    assertThat(puzzles).hasSize(2);
    assertThat(puzzles.get(0).isSolvedBy("a1a8")).isTrue();
    assertThat(puzzles.get(0).isSolvedBy("a1a7")).isFalse();
    assertThat(puzzles.get(1).isSolvedBy("a1a6")).isFalse();
    assertThat(puzzles.get(1).isSolvedBy("a1a8")).isTrue();
  }

  @Test
  void aLineWithoutASolutionIsNamed() throws IOException {
    Path file = file(MATE + " bm Ra8#;\n" + MATE + " id \"none\";\n");
    assertThatThrownBy(() -> PuzzleSuite.read(file, ALL))
        .hasMessage(file + ", line 2: expected bm, am or dm, found none of them");
  }

  @Test
  void anIllegalSolutionIsNamed() throws IOException {
    Path file = file(MATE + " bm Rb8;\n");
    assertThatThrownBy(() -> PuzzleSuite.read(file, ALL)).hasMessageContaining(file + ", line 1: ");
  }

  @Test
  void aPuzzleOfLichessIsSolvedByItsSecondMove() throws IOException {
    Path file =
        Files.writeString(
            folder.resolve("puzzles.csv"),
            "PuzzleId,FEN,Moves,Rating\n"
                + "x1,6k1/r4ppp/8/8/8/8/8/R5K1 b - - 0 1,a7d7 a1a8 d7d8 a8d8,900\n");
    List<PosedProblem> puzzles = PuzzleSuite.read(file, ALL);
    assertThat(puzzles).hasSize(1);
    assertThat(Fen.format(puzzles.getFirst().position())).startsWith("6k1/3r1ppp/8/8/8/8/8/R5K1 w");
    assertThat(moves(puzzles.getFirst())).containsExactly("a1a8");
  }

  @Test
  void thePositionOfAPuzzleKnowsTheMoveBeforeIt() throws IOException {
    Path file =
        Files.writeString(
            folder.resolve("puzzles.csv"),
            "x1,6k1/r4ppp/8/8/8/8/8/R5K1 b - - 0 1,a7d7 a1a8 d7d8 a8d8,900\n");
    Position position = PuzzleSuite.read(file, ALL).getFirst().position();
    assertThat(UciMove.format(position, position.lastMove())).isEqualTo("a7d7");
  }

  @Test
  void whereALineEndsInMateAnyMateSolvesIt() throws IOException {
    Path file =
        Files.writeString(
            folder.resolve("puzzles.csv"),
            "x1,6k1/5ppp/8/8/8/8/7r/RR4K1 b - - 0 1,h2h3 a1a8,900\n");
    PosedProblem puzzle = PuzzleSuite.read(file, ALL).getFirst();
    assertThat(puzzle.isSolvedBy("b1b8")).isTrue();
    assertThat(puzzle.isSolvedBy("b1b7")).isFalse();
  }

  @Test
  void aMateThatOnlyAScoreCouldShowIsNoPuzzle() throws IOException {
    Path file = file(MATE + " dm 1;\n");
    assertThatThrownBy(() -> PuzzleSuite.read(file, ALL))
        .hasMessage(file + ", line 1: expected bm or am, found dm alone");
  }

  private static List<String> moves(PosedProblem puzzle) {
    return puzzle.problem().best().stream()
        .map(move -> UciMove.format(puzzle.position(), move))
        .toList();
  }

  @ParameterizedTest
  @CsvSource({
    "'x1,6k1/r4ppp/8/8/8/8/8/R5K1 b - - 0 1,a7d7', 'expected moves that solve it'",
    "'x1,6k1/r4ppp/8/8/8/8/8/R5K1 b - - 0 1,a7d7 a1b2', 'a1b2'",
    "'x1 and no more', 'expected id, FEN and moves'"
  })
  void aBrokenPuzzleOfLichessIsNamed(String line, String problem) throws IOException {
    Path file = Files.writeString(folder.resolve("puzzles.csv"), "PuzzleId,FEN\n" + line + "\n");
    assertThatThrownBy(() -> PuzzleSuite.read(file, ALL))
        .hasMessageContainingAll(file + ", line 2: ", problem);
  }

  @Test
  void ofALongSuiteSomeAreTakenEvenly() throws IOException {
    StringBuilder text = new StringBuilder();
    for (int square = 2; square <= 8; square++) {
      text.append(MATE).append(" bm Ra").append(square).append(";\n");
    }
    assertThat(PuzzleSuite.read(file(text.toString()), 3))
        .flatExtracting(PuzzleSuiteTest::moves)
        .containsExactly("a1a2", "a1a4", "a1a6");
  }

  @Test
  void whatAProfileFoundLateIsAPuzzle() throws IOException {
    Path deep =
        Files.writeString(
            folder.resolve("deep.csv"),
            "fen,game,ply,n_ref,nodes,best_move,loss,y\n"
                + rows("late", "a1a2", 0.2, "a1a8", 0)
                + rows("known", "a1a8", 0, "a1a8", 0)
                + rows("never", "a1a2", 0.2, "a1a3", 0.1));
    List<PosedProblem> puzzles = PuzzleSuite.ofProfile(deep);
    assertThat(puzzles).hasSize(1);
    assertThat(moves(puzzles.getFirst())).containsExactly("a1a8");
  }

  private static String rows(String game, String first, double lost, String last, double loss) {
    String place = MATE + " 0 1," + game + ",3,64,";
    return place + "1," + first + "," + lost + ",0.4\n" + place + "64," + last + "," + loss
        + ",0.4\n";
  }

  @Test
  void solvedPuzzlesAreComparedInPoints() throws IOException {
    PosedProblem mate = PuzzleSuite.read(file(MATE + " bm Ra8#;\n"), ALL).getFirst();
    List<PosedProblem> puzzles = new ArrayList<>();
    List<SearchedGame> games = new ArrayList<>();
    String[][] moves = {{"a1a8", "a1a7"}, {"a1a8", "a1a2"}, {"a1b1", "a1a8"}, {"a1a8", "a1a8"}};
    for (String[] pair : moves) {
      puzzles.add(mate);
      games.add(
          new SearchedGame(
              games.size(),
              List.of(position("f", desc(pair[0], 9, 1, 1, 0.5), off(pair[1], 9, 1, 1)))));
    }
    Measurement rate = SolveRate.of(puzzles, games, new Bootstrap(200, 1));
    assertThat(rate.found().orElseThrow().value()).isEqualTo(25); // 3 against 2 of 4
    assertThat(rate.detail()).isEqualTo("desc 3, off 2 of 4 puzzles");
    assertThat(rate.verdict()).isEqualTo(Verdict.MET);
  }
}
