package v7p3r.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

class EndgamesCommandTest {
  /** A won one and a drawn one. */
  private static final String TWO =
      """
      8/8/8/5k2/8/8/8/Q3K3 w - - wdl 2;
      8/8/4k3/8/4K3/4P3/8/8 w - - wdl 0;
      """;

  @TempDir private Path folder;
  private String file;

  @BeforeEach
  void write() throws IOException {
    file = Files.writeString(folder.resolve("two.epd"), TWO).toString();
  }

  private Cli play(String... more) {
    String[] words = {
      "endgames", file, "--nodes", "1500", "--concurrency", "1", "--opponent", "cmd=internal"
    };
    String[] all = new String[words.length + more.length];
    System.arraycopy(words, 0, all, 0, words.length);
    System.arraycopy(more, 0, all, words.length, more.length);
    return Cli.run(all);
  }

  @Test
  void theTableSaysWhatWasWonAndHeldByClass() {
    Cli endgames = play();
    assertThat(endgames.exitCode()).as(endgames.err()).isZero();
    assertThat(endgames.out().lines())
        .anyMatch(line -> line.matches("to +ending +positions +V7P3R"))
        .anyMatch(line -> line.matches("win +bare king +1 +1 +100.0 %"))
        .anyMatch(line -> line.matches("hold +pawns +1 +1 +100.0 %"))
        .anyMatch(line -> line.matches("hold +all +1 +1 +100.0 %"));
    assertThat(endgames.err()).contains("2 positions chosen of 2");
  }

  @Test
  void enginesStandSideBySideAndFailuresAreNamed() {
    Cli endgames =
        play(
            "--json",
            "--engine",
            "cmd=internal",
            "name=a",
            "--engine",
            "cmd=internal:random",
            "name=b");
    assertThat(endgames.exitCode()).as(endgames.err()).isZero();
    JsonNode result = JsonMapper.shared().readTree(endgames.out());
    JsonNode first = result.get("rates").get(0);
    assertThat(first.get("engine").asString()).isEqualTo("a");
    assertThat(first.get("reached").asInt()).isEqualTo(1);
    assertThat(result.get("rates").get(1).get("engine").asString()).isEqualTo("b");
    assertThat(result.get("rates").get(1).get("reached").asInt()).isZero();
    assertThat(result.get("failures").get(0).get("fen").asString())
        .startsWith("8/8/8/5k2/8/8/8/Q3K3");
  }

  @Test
  void whatWasChosenCanBeKeptAndPlayedAgainWithoutAJudge() throws IOException {
    Path kept = folder.resolve("kept.epd");
    assertThat(play("--keep", kept.toString()).exitCode()).isZero();
    assertThat(Files.readAllLines(kept)).hasSize(2);
    file = kept.toString();
    Cli again = play("--judge", "cmd=no-such-engine");
    assertThat(again.exitCode()).as(again.err()).isZero();
    assertThat(again.err()).contains("2 positions chosen of 2");
  }

  @Test
  void aMissingProgramIsNamed() throws IOException {
    Cli endgames = Cli.run("endgames", file, "--opponent", "cmd=no-such-engine");
    assertThat(endgames.exitCode()).isEqualTo(2);
    assertThat(endgames.err()).contains("--opponent: there is no program 'no-such-engine'");
    file = Files.writeString(folder.resolve("open.epd"), "8/8/8/5k2/8/8/8/Q3K3 w - -\n").toString();
    Cli unknown = play("--judge", "cmd=no-such-engine");
    assertThat(unknown.exitCode()).isEqualTo(2);
    assertThat(unknown.err()).contains("--judge: there is no program 'no-such-engine'");
  }
}
