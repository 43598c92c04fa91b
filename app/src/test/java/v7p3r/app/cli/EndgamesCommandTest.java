package v7p3r.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.function.Predicate;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import v7p3r.arena.work.RunningWork;
import v7p3r.arena.work.RunningWork.Request;
import v7p3r.arena.work.WorkBoard;

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

  private CompletableFuture<Cli> inTheBackground(String line, String... more) throws IOException {
    file = Files.writeString(folder.resolve("many.epd"), line.repeat(5000)).toString();
    return CompletableFuture.supplyAsync(() -> play(more));
  }

  private static void finish(Predicate<RunningWork> ready) throws Exception {
    Optional<RunningWork> found = Optional.empty();
    while (found.isEmpty()) {
      Thread.sleep(20);
      found =
          WorkBoard.ofUser().running().stream()
              .filter(work -> work.command().equals("endgames"))
              .filter(ready)
              .findAny();
    }
    WorkBoard.ofUser().ask(found.get().id(), Request.FINISH);
  }

  @Test
  @Timeout(60)
  void aStopWhilePlayingSaysHowMuchWasPlayed() throws Exception {
    CompletableFuture<Cli> endgames =
        inTheBackground("8/8/8/5k2/8/8/8/Q3K3 w - - wdl 2;\n", "--count", "5000");
    finish(work -> work.stage().filter(stage -> stage.done() > 0).isPresent());
    Cli ended = endgames.get();
    assertThat(ended.exitCode()).as(ended.err()).isZero();
    assertThat(ended.out().lines())
        .anyMatch(line -> line.matches("Stopped: [1-9]\\d* of 5000 games were played"))
        .anyMatch(line -> line.matches("win +bare king +[1-9]\\d* .*"));
  }

  @Test
  @Timeout(60)
  void aStopWhileChoosingIsNoMistakeOfTheUser() throws Exception {
    Path kept = folder.resolve("kept.epd");
    CompletableFuture<Cli> endgames =
        inTheBackground(
            "8/8/4k3/8/4K3/4P3/8/8 w - -\n",
            "--count",
            "5000",
            "--keep",
            kept.toString(),
            "--judge",
            "cmd=internal",
            "nodes=50000");
    finish(_ -> true);
    Cli ended = endgames.get();
    assertThat(ended.exitCode()).as(ended.err()).isZero();
    assertThat(ended.out()).isEqualTo("Stopped while positions were chosen; none was played.\n");
    assertThat(kept).doesNotExist();
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
