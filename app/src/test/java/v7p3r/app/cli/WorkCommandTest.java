package v7p3r.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import picocli.CommandLine.Command;
import v7p3r.arena.work.Progress.Stage;
import v7p3r.arena.work.RunningWork;
import v7p3r.arena.work.RunningWork.State;
import v7p3r.arena.work.WorkBoard;

@Timeout(60)
class WorkCommandTest {
  @TempDir private Path folder;

  private CompletableFuture<Cli> longMatch() {
    String words =
        "match --engine cmd=internal name=A --engine cmd=internal name=B --nodes 60 --games 4000"
            + " --concurrency 1 --name long --db "
            + folder.resolve("games.db");
    return CompletableFuture.supplyAsync(() -> Cli.run(words.split(" ")));
  }

  private static RunningWork withAGame() throws Exception {
    while (true) {
      Optional<RunningWork> found =
          WorkBoard.ofUser().running().stream()
              .filter(work -> work.stage().filter(stage -> stage.done() > 0).isPresent())
              .findAny();
      if (found.isPresent()) {
        return found.get();
      }
      Thread.sleep(20);
    }
  }

  @ParameterizedTest
  @CsvSource({"finish, finishing what runs", "stop, abandoning what runs"})
  void aMatchIsSeenAndEndedFromElsewhere(String wish, String heard) throws Exception {
    CompletableFuture<Cli> match = longMatch();
    RunningWork work = withAGame();
    assertThat(work.command()).isEqualTo("match");
    assertThat(work.stage().orElseThrow().label()).isEqualTo("games");
    assertThat(work.stage().orElseThrow().total()).isEqualTo(4000);
    assertThat(Cli.run("work").out()).contains(work.id(), "running", "games ", "match --engine");
    assertThat(Cli.run("work", "--json").out()).contains("\"id\":\"" + work.id() + "\"");
    Cli asked = Cli.run("work", wish, work.id());
    assertThat(asked.exitCode()).as(asked.err()).isZero();
    Cli ended = match.get(30, TimeUnit.SECONDS);
    assertThat(ended.exitCode()).as(ended.err()).isZero();
    assertThat(ended.err()).contains(heard);
    assertThat(ended.out()).contains("go on with: v7p3r match --resume=long");
    assertThat(WorkBoard.ofUser().running()).isEmpty();
  }

  @Test
  void withoutWorkItSaysSo() {
    assertThat(Cli.run("work").out()).isEqualTo("No long work runs.\n");
    assertThat(Cli.run("work", "--json").out()).isEqualTo("[]\n");
  }

  @Test
  void whoIsNotThereCannotBeAsked() {
    Cli asked = Cli.run("work", "stop", "../4711");
    assertThat(asked.exitCode()).isEqualTo(1);
    assertThat(asked.err()).contains("there is no running work with the number ../4711");
  }

  @Test
  void theTableHasWhatIsLeftToDo() throws IOException {
    Instant begun = Instant.parse("2026-01-01T10:00:00Z");
    Stage stage = new Stage("epochs", 3, 10, 60, 0.05, Optional.of(140.0), "loss 0.1");
    RunningWork work =
        new RunningWork(
            "4711",
            4711,
            Optional.empty(),
            "/home",
            List.of("tune", "set.epd"),
            begun,
            State.FINISHING,
            Optional.of(stage),
            "",
            Optional.empty());
    assertThat(WorkCommand.table(List.of(work), begun.plusSeconds(3661)))
        .isEqualTo(
            """
            number    since  state      progress                command
              4711  1:01:01  finishing  epochs 3/10, 2:20 left  tune set.epd
            """);
  }

  @Test
  void allLongCommandsCanBeSeenAndEnded() throws IOException {
    String page = Files.readString(Path.of("../docs/long-work.md"));
    List<String> names =
        Pattern.compile("`([a-z-]+)`")
            .matcher(page.substring(0, page.indexOf(" may run for hours")))
            .results()
            .map(found -> found.group(1))
            .toList();
    assertThat(names).hasSizeGreaterThanOrEqualTo(10);
    for (Class<?> command : CommandGroup.all()) {
      if (names.contains(command.getAnnotation(Command.class).name())) {
        try (InputStream code = command.getResourceAsStream(command.getSimpleName() + ".class")) {
          assertThat(new String(code.readAllBytes(), StandardCharsets.ISO_8859_1))
              .as(command.getSimpleName())
              .contains("v7p3r/app/cli/LongWork");
        }
      }
    }
  }
}
