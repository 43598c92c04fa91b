package v7p3r.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

class SuiteCommandTest {
  /** A mate in one, a mate in two, and one that asks for a move that loses a rook. */
  private static final String THREE =
      """
      # three problems
      6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - bm Rd8#; id "one";

      7k/8/8/8/8/8/R7/1R4K1 w - - dm 2; id "two";
      3r2k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - bm Rd7; id "wrong";
      """;

  @TempDir private Path folder;
  private String file;

  @BeforeEach
  void write() throws IOException {
    file = Files.writeString(folder.resolve("three.epd"), THREE).toString();
  }

  @Test
  void theTableCountsWhatIsSolved() {
    Cli suite = Cli.run("suite", file, "--nodes", "20000", "--failures", "--concurrency", "2");
    assertThat(suite.exitCode()).as(suite.err()).isZero();
    assertThat(suite.out().lines().toList().get(1))
        .matches("three.epd +V7P3R +2 +3 +66.7 % +\\d+\\.\\d +\\d+");
    assertThat(suite.out()).contains("not solved", "Rd7", "Rxd8#").doesNotContain("\"two\"");
    assertThat(suite.err()).contains("three.epd 3/3");
  }

  @Test
  void enginesStandSideBySideInJson() {
    Cli suite =
        Cli.run(
            "suite",
            file,
            "--nodes",
            "20000",
            "--json",
            "--engine",
            "cmd=internal",
            "name=deep",
            "--engine",
            "cmd=internal",
            "name=shallow",
            "depth=1");
    assertThat(suite.exitCode()).as(suite.err()).isZero();
    JsonNode scores = JsonMapper.shared().readTree(suite.out()).get("scores");
    assertThat(scores.size()).isEqualTo(2);
    assertThat(scores.get(0).get("engine").asString()).isEqualTo("deep");
    assertThat(scores.get(0).get("solved").asInt()).isEqualTo(2);
    assertThat(scores.get(0).get("failures").get(0).get("problem").asString()).isEqualTo("wrong");
    assertThat(scores.get(1).get("engine").asString()).isEqualTo("shallow");
    assertThat(scores.get(1).get("meanDepth").asDouble()).isEqualTo(1);
  }

  @Test
  void aBrokenLineIsNamed() throws IOException {
    Path broken = Files.writeString(folder.resolve("broken.epd"), THREE + "8/8/8 w - - bm Kd1;\n");
    Cli suite = Cli.run("suite", broken.toString());
    assertThat(suite.exitCode()).isEqualTo(2);
    assertThat(suite.err()).contains("broken.epd, line 6:");
  }

  @Test
  void thePuzzlesOfAFileAreSolvedToTheEndOfTheirLines() throws IOException {
    String backRank = "2r3k1/p4ppp/8/8/8/8/3Q1PPP/3R2K1 b - - 0 1";
    Path puzzles =
        Files.writeString(
            folder.resolve("puzzles.csv"),
            """
            PuzzleId,FEN,Moves,Rating
            one,6k1/p4ppp/8/8/8/8/3R1PPP/3R2K1 b - - 0 1,a7a6 d2d8,600
            two,%1$s,a7a6 d2d8 c8d8 d1d8,900
            mate,%1$s,a7a6 d2d8 c8d8 d1d7,900
            wrong,%1$s,a7a6 d2d7 c8d8 d7d8,900
            """
                .formatted(backRank));
    Cli suite = Cli.run("suite", puzzles.toString(), "--nodes", "20000", "--failures");
    assertThat(suite.exitCode()).as(suite.err()).isZero();
    assertThat(suite.out()).containsPattern("puzzles.csv +V7P3R +3 +4 ");
    assertThat(suite.out()).containsPattern("(?m)^wrong +V7P3R +Qd7 +Qd8\\+ ");
  }

  @Test
  void whatIsNotSolvedCanBeGivenAgainAndPuzzlesRateTheEngine() throws IOException {
    Path puzzles =
        Files.writeString(
            folder.resolve("puzzles.csv"),
            """
            one,6k1/p4ppp/8/8/8/8/3R1PPP/3R2K1 b - - 0 1,a7a6 d2d8,600,75,90,100,mate short,url
            wrong,2r3k1/p4ppp/8/8/8/8/3Q1PPP/3R2K1 b - - 0 1,a7a6 d2d7 c8d8 d7d8,900,75,9,9,mate,url
            """);
    Path failed = folder.resolve("failed.csv");
    Path page = folder.resolve("page.html");
    Cli solve =
        Cli.run(
            "solve", puzzles.toString(), "--nodes=20000", "--failed=" + failed, "--report=" + page);
    assertThat(solve.exitCode()).as(solve.err()).isZero();
    assertThat(solve.out())
        .containsPattern("Puzzle rating of V7P3R: \\d+ \u00b1 \\d+ \\(2 puzzles\\)")
        .containsPattern("(?m)^mate +V7P3R +1 +2 +50.0 %")
        .containsPattern("(?m)^600 to 799 +V7P3R +1 +1 ");
    assertThat(Files.readString(failed)).startsWith("wrong,").hasLineCount(1);
    assertThat(Cli.run("solve", failed.toString(), "--nodes=2000").out())
        .containsPattern("failed.csv +V7P3R +0 +1 ");
    assertThat(Files.readString(page)).contains("Puzzle rating of V7P3R");
  }

  @Test
  void aPuzzleWithAnIllegalMoveIsNamed() throws IOException {
    Path puzzles =
        Files.writeString(
            folder.resolve("puzzles.csv"),
            "x,6k1/p4ppp/8/8/8/8/3R1PPP/3R2K1 b - - 0 1,a7a6 d2d8 g7g6,600\n");
    Cli suite = Cli.run("suite", puzzles.toString());
    assertThat(suite.exitCode()).isEqualTo(2);
    assertThat(suite.err()).contains("puzzles.csv, line 1:", "g7g6");
  }

  @Test
  void aFileWithoutProblemsIsToldSo() throws IOException {
    Path empty = Files.writeString(folder.resolve("empty.epd"), "# nothing\n");
    Cli suite = Cli.run("suite", empty.toString());
    assertThat(suite.exitCode()).isNotZero();
    assertThat(suite.err())
        .contains("empty.epd: expected EPD lines with bm, am or dm, or puzzles, found none");
  }

  @Test
  void theFileMayStandBehindTheWordsOfAnEngine() {
    Cli suite = Cli.run("suite", "--nodes", "2000", "--engine", "cmd=internal", "name=me", file);
    assertThat(suite.exitCode()).as(suite.err()).isZero();
    assertThat(suite.out()).containsPattern("three.epd +me +\\d +3 ");
  }

  @Test
  void anEngineWithoutWordsIsToldSo() {
    Cli suite = Cli.run("suite", "--engine", file);
    assertThat(suite.exitCode()).isEqualTo(2);
    assertThat(suite.err())
        .contains("--engine: expected words such as cmd=stockfish, found '" + file + "'");
  }

  @ParameterizedTest
  @ValueSource(strings = {"--movetime", "--nodes", "--depth"})
  void aLimitBelowOneIsToldByItsOwnName(String option) {
    Cli suite = Cli.run("suite", file, option + "=-5");
    assertThat(suite.exitCode()).isEqualTo(2);
    assertThat(suite.err()).startsWith("v7p3r: " + option + ": expected 1 or more, found -5");
    Cli match = Cli.run("match", "--engine", "cmd=internal", "--engine", "cmd=x", option + "=-5");
    assertThat(match.err()).startsWith("v7p3r: " + option + ": expected 1 or more, found -5");
  }

  @Test
  void enginesOfOneNameAreRefused() {
    Cli suite = Cli.run("suite", file, "--engine", "cmd=internal", "--engine", "cmd=internal");
    assertThat(suite.exitCode()).isEqualTo(2);
    assertThat(suite.err()).contains("name=NAME");
  }
}
