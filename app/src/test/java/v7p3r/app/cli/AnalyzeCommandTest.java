package v7p3r.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class AnalyzeCommandTest {
  @TempDir Path folder;

  private Path games;

  @BeforeEach
  void writeGames() throws IOException {
    games = folder.resolve("games.pgn");
    Files.writeString(
        games, "[White \"Anna\"]\n[Black \"Bob\"]\n[Result \"0-1\"]\n\n1. f3 e5 2. g4 Qh4# 0-1\n");
  }

  private Cli analyze(String... more) {
    List<String> words =
        new ArrayList<>(
            List.of(
                "analyse",
                games.toString(),
                "--nodes=300",
                "--out=" + folder.resolve("out"),
                "--db=" + folder.resolve("games.db")));
    words.addAll(List.of(more));
    return Cli.run(words.toArray(String[]::new));
  }

  @Test
  void withoutAReferenceV7p3rJudgesAlone() throws IOException {
    Cli done = analyze("--reference=none");
    assertThat(done.err()).doesNotContain("v7p3r:");
    assertThat(done.exitCode()).isZero();
    assertThat(done.out()).contains("Analysis of 1 game", "There was no reference", "Anna");
    assertThat(done.out()).containsPattern("Engines thought for \\d+ s: [\\d.]+ % of the search");
    assertThat(Files.readString(folder.resolve("out/analysis.pgn")))
        .contains("2. g4 $4", "Blunder: mate in 1 is now forced.", "[%eval #-1]");
    assertThat(folder.resolve("out"))
        .isDirectoryContaining("glob:**report.html")
        .isDirectoryContaining("glob:**report.json")
        .isDirectoryContaining("glob:**summary.json")
        .isDirectoryContaining("glob:**games.jsonl");
  }

  @Test
  void anotherEngineMayJudgeByAnotherProfile() throws IOException {
    Cli done = analyze("--reference=internal", "--profile=chess-com");
    assertThat(done.exitCode()).as(done.err()).isZero();
    assertThat(Files.readString(folder.resolve("out/report.json"))).contains("profile chess-com");
  }

  @Test
  void aMissingProgramIsNamed() {
    Cli done = analyze("--reference=no-such-engine");
    assertThat(done.exitCode()).isEqualTo(2);
    assertThat(done.err()).contains("there is no program 'no-such-engine'");
  }

  @Test
  void whereStockfishIsMissingOneSentenceSaysHowToGetItAndHowToGoWithout() {
    assertThat(ReferenceEngine.missing("stockfish"))
        .startsWith("--reference: there is no program stockfish: ")
        .contains("apt install stockfish", "stockfishchess.org/download", "--reference none")
        .doesNotContain("\n", ". ");
  }

  @Test
  void anUnknownProfileIsToldWithThoseThereAre() {
    Cli done = analyze("--reference=none", "--profile=mine");
    assertThat(done.exitCode()).isEqualTo(2);
    assertThat(done.err()).contains("lichess-practice", "found 'mine'");
  }

  @Test
  void aFileThatIsNotThereIsWrongUsage() {
    Cli done = Cli.run("analyse", folder.resolve("nothing.pgn").toString());
    assertThat(done.exitCode()).isEqualTo(2);
    assertThat(done.err()).contains("there is no such file");
  }
}
