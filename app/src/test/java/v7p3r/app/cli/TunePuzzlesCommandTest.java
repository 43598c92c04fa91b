package v7p3r.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class TunePuzzlesCommandTest {
  /** A mate that is found, and a move that nobody would play. */
  private static final String SUITE =
      """
      6k1/3R1ppp/8/8/8/8/5PPP/6K1 w - - bm Rd8#; id "mate";
      r1bqkbnr/pppp1ppp/2n5/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R w KQkq - bm Ng1; id "back";
      """;

  @TempDir Path folder;

  @Test
  void saysWhatThemesSayAndHowManyGamesWouldTell() throws IOException {
    Path suite = Files.writeString(folder.resolve("suite.epd"), SUITE);
    Path json = folder.resolve("findings.json");
    Cli tuned =
        Cli.run(
            "tune-puzzles",
            suite.toString(),
            "--nodes=300",
            "--candidates=2",
            "--json=" + json,
            "--apply=" + folder.resolve("weights.txt"));
    assertThat(tuned.exitCode()).as(tuned.err()).isZero();
    assertThat(tuned.out())
        .contains("1 of 2", "What themes say of the right move", "games tells a gain of 3 Elo")
        .contains("piece-squares");
    assertThat(Files.readString(json)).contains("\"failed\":1", "\"trials\":[{");
  }

  @Test
  void aFileWithoutProblemsIsWrong() throws IOException {
    Path suite = Files.writeString(folder.resolve("bad.epd"), "8/8 w - - bm a1;\n");
    Cli tuned = Cli.run("tune-puzzles", suite.toString());
    assertThat(tuned.exitCode()).isEqualTo(2);
    assertThat(tuned.err()).contains("bad.epd, line 1:");
  }
}
