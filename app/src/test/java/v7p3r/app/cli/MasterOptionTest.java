package v7p3r.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Words about clusters, where no library of Spark is loaded. */
class MasterOptionTest {
  @TempDir private Path folder;
  private String problems;

  @BeforeEach
  void write() throws IOException {
    problems =
        Files.writeString(folder.resolve("one.epd"), "6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - bm Rd8#;\n")
            .toString();
  }

  @Test
  void whatTimeDecidesStaysHere() {
    Cli solve = Cli.run("solve", problems, "--master", "local[2]");
    assertThat(solve.exitCode()).isEqualTo(2);
    assertThat(solve.err())
        .contains("--master: expected a limit of nodes or depth, found one of time");
    Cli match =
        Cli.run(
            "match",
            "--engine",
            "cmd=internal",
            "name=a",
            "--engine",
            "cmd=internal",
            "name=b",
            "--tc",
            "1+0.1",
            "--master",
            "local[2]",
            "--db",
            folder.resolve("x.db").toString());
    assertThat(match.exitCode()).isEqualTo(2);
    assertThat(match.err()).contains("found one of time");
  }

  @Test
  void withoutTheLibraryItSaysHowToGetIt() {
    Cli solve = Cli.run("solve", problems, "--nodes", "100", "--master", "local[2]");
    assertThat(solve.exitCode()).isEqualTo(2);
    assertThat(solve.err())
        .contains("the libraries of Spark are not loaded; ./v7p3r solve --master ... loads them");
  }

  @Test
  void theStartScriptLoadsSparkForAllCommandsThatHaveTheOption() throws IOException {
    Matcher known =
        Pattern.compile("(?m)^readonly CLUSTER_COMMANDS=\"(.*)\"$")
            .matcher(Files.readString(Path.of("../v7p3r")));
    assertThat(known.find()).isTrue();
    List<String> commands =
        Main.commandLine().getSubcommands().entrySet().stream()
            .filter(one -> one.getValue().getCommandSpec().findOption("--master") != null)
            .map(Map.Entry::getKey)
            .toList();
    assertThat(known.group(1).split(" ")).containsExactlyInAnyOrderElementsOf(commands);
  }

  @Test
  void withoutScoresThereIsNothingToSendAway() {
    Cli set =
        Cli.run(
            "tuning-set",
            "--labelled",
            problems,
            "--out",
            folder.resolve("x.tsv").toString(),
            "--master",
            "local[2]");
    assertThat(set.exitCode()).isEqualTo(2);
    assertThat(set.err()).contains("--master is for scores: expected --stockfish with it");
  }
}
