package v7p3r.app.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import v7p3r.arena.record.MetricsDatabase;

/** Games that could not be kept are not begun, and the reason is told. */
class UnwritablePlacesTest {
  private static final String MATCH =
      "match --engine cmd=internal:simple name=S --engine cmd=internal:random name=R"
          + " --nodes 1 --max-moves 5 --games 2 ";

  @TempDir Path folder;

  private static Cli run(String words) {
    return Cli.run(words.split(" "));
  }

  @Test
  void aFolderForTheDatabaseThatIsAFileIsNamed() throws IOException {
    Path file = Files.writeString(folder.resolve("games"), "in the way");
    Cli match = run(MATCH + "--db " + file.resolve("arena.db"));
    assertThat(match.exitCode()).isEqualTo(Main.FAILED);
    assertThat(match.err())
        .isEqualTo("v7p3r: cannot make the folder " + file + ": a file has that name\n");
  }

  @Test
  void aFolderForTheDatabaseThatTakesNoFilesIsNamed() {
    assumeTrue(Files.isDirectory(Path.of("/proc/self")), "there is no /proc to be read-only");
    Cli match = run(MATCH + "--db /proc/self/arena.db");
    assertThat(match.exitCode()).isEqualTo(Main.FAILED);
    assertThat(match.err()).contains("/proc/self");
  }

  @Test
  void aPgnFileThatCannotBeWrittenIsNamedBeforeTheFirstGame() throws IOException {
    Path inTheWay = Files.createDirectories(folder.resolve("games.pgn/inner"));
    Path database = folder.resolve("arena.db");
    Cli match = run(MATCH + "--db " + database + " --pgn " + inTheWay.getParent());
    assertThat(match.exitCode()).isEqualTo(Main.FAILED);
    assertThat(match.err()).contains(inTheWay.getParent().toString());
    try (MetricsDatabase games = MetricsDatabase.openExisting(database)) {
      assertThat(games.gameCount()).isZero();
    }
  }

  @Test
  void aWrongPlanLeavesTheFilesOfAnEarlierMatchAsTheyAre() throws IOException {
    Path json = Files.writeString(folder.resolve("result.json"), "old result");
    Path plot = Files.writeString(folder.resolve("elo.svg"), "old plot");
    String outputs = " --json " + json + " --plot " + plot + " --db " + folder.resolve("a.db");
    Cli noSecondEngine = run("match --engine cmd=internal --nodes 1" + outputs);
    assertThat(noSecondEngine.exitCode()).isEqualTo(Main.WRONG_USAGE);
    Cli noSuchProgram =
        run("match --engine cmd=internal --engine cmd=no-such-program --nodes 1" + outputs);
    assertThat(noSuchProgram.exitCode()).isEqualTo(Main.WRONG_USAGE);
    assertThat(json).hasContent("old result");
    assertThat(plot).hasContent("old plot");
  }

  @Test
  void aPlaceForTheResultThatCannotBeWrittenIsNamedBeforeTheFirstGame() throws IOException {
    Path inTheWay = Files.createDirectory(folder.resolve("result.json"));
    Path database = folder.resolve("arena.db");
    Cli match = run(MATCH + "--json " + inTheWay + " --db " + database);
    assertThat(match.exitCode()).isEqualTo(Main.FAILED);
    assertThat(match.err())
        .isEqualTo("v7p3r: cannot write the file " + inTheWay + ": a folder has that name\n");
    assertThat(database).doesNotExist();
  }

  @Test
  void gamesOfAnotherMatchAreNotOverwritten() throws IOException {
    Path pgn = Files.writeString(folder.resolve("games.pgn"), "[Event \"earlier\"]\n\n1. e4 *\n");
    String before = Files.readString(pgn);
    Cli match = run(MATCH + "--pgn " + pgn + " --db " + folder.resolve("arena.db"));
    assertThat(match.exitCode()).isEqualTo(Main.FAILED);
    assertThat(match.err()).contains(pgn + " holds something already: choose another file");
    assertThat(pgn).hasContent(before);
  }

  @Test
  void aTuningRunThatCannotBeginLeavesNothingBehind() throws IOException {
    Path journal = folder.resolve("run.jsonl");
    Path plot = Files.writeString(folder.resolve("spsa.svg"), "old plot");
    String spsa = "spsa --nodes 5 --journal " + journal + " --plot " + plot;
    assertThat(run(spsa).exitCode()).isEqualTo(Main.WRONG_USAGE);
    Cli noOpenings = run(spsa + " --all --openings " + folder.resolve("none.epd"));
    assertThat(noOpenings.exitCode()).isEqualTo(Main.WRONG_USAGE);
    assertThat(journal).doesNotExist();
    assertThat(plot).hasContent("old plot");
  }

  @Test
  void aPlaceForThePlotOfATuningRunThatCannotBeWrittenIsNamedBeforeTheFirstGame()
      throws IOException {
    Path inTheWay = Files.createDirectory(folder.resolve("spsa.svg"));
    Path journal = folder.resolve("run.jsonl");
    Cli spsa = run("spsa --all --nodes 5 --journal " + journal + " --plot " + inTheWay);
    assertThat(spsa.exitCode()).isEqualTo(Main.FAILED);
    assertThat(spsa.err()).contains("cannot write the file " + inTheWay);
    assertThat(journal).doesNotExist();
  }

  @Test
  void reasonsOfTheFileSystemAreWords() {
    assertThat(FailureText.of(new AccessDeniedException("x"))).isEqualTo("x: permission denied");
    assertThat(FailureText.of(new NoSuchFileException("x"))).isEqualTo("x: no such file or folder");
    assertThat(FailureText.of(new FileSystemException("x", null, "No space left on device")))
        .isEqualTo("x: No space left on device");
    assertThat(FailureText.of(new IOException("plain"))).isEqualTo("plain");
  }
}
