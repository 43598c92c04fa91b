package v7p3r.app.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import v7p3r.arena.player.Executable;
import v7p3r.arena.record.MetricsDatabase;
import v7p3r.arena.record.MetricsDatabase.StoredGame;
import v7p3r.arena.record.MetricsDatabase.StoredMatch;

/** Matches of real engines in a process of their own, stopped in all ways. */
@Timeout(300)
class MatchCommandIT {
  private static final int GAMES = 20;

  @TempDir Path folder;

  @BeforeEach
  void needStockfish() {
    assumeTrue(
        Executable.find("stockfish", Path.of("")).isPresent(),
        "stockfish is not installed: matches of real engines are not tested");
  }

  private Path database() {
    return folder.resolve("games.db");
  }

  private Path pgn() {
    return folder.resolve("games.pgn");
  }

  private Process start() throws IOException {
    String words =
        "match --engine cmd=stockfish name=A option.Hash=1 --engine cmd=stockfish name=B"
            + " option.Hash=1 --nodes 3000 --concurrency 2 --name test --interval 1 --games %d"
            + " --db %s --pgn %s";
    return Cli.start(words.formatted(GAMES, database(), pgn()).split(" "));
  }

  /** Waits until so many games are finished. */
  private static void awaitGames(int count, Process process) throws IOException {
    BufferedReader output = process.inputReader();
    for (int finished = 0; finished < count; ) {
      String line = output.readLine();
      assertThat(line).as("still playing").isNotNull();
      finished += line.startsWith("game ") ? 1 : 0;
    }
  }

  private List<StoredGame> games() throws IOException {
    if (Files.notExists(database())) {
      return List.of();
    }
    try (MetricsDatabase database = MetricsDatabase.open(database())) {
      var match = database.match("test");
      return match.isEmpty() ? List.of() : database.games(match.get());
    }
  }

  private void resumeAndCheck() throws IOException {
    Cli resumed =
        Cli.run("match", "--resume", "--db", database().toString(), "--pgn", pgn().toString());
    assertThat(resumed.exitCode()).as(resumed.err()).isZero();
    assertThat(resumed.out()).contains(GAMES + " of " + GAMES + " games");
    assertThat(games())
        .extracting(StoredGame::number)
        .containsExactlyElementsOf(IntStream.rangeClosed(1, GAMES).boxed().toList());
    try (MetricsDatabase database = MetricsDatabase.open(database())) {
      StoredMatch match = database.match("test").orElseThrow();
      assertThat(match.isFinished()).isTrue();
      assertThat(String.join("", database.pgn(match))).isEqualTo(Files.readString(pgn()));
    }
  }

  private static void awaitEnd(ProcessHandle handle) {
    handle.onExit().join();
  }

  @Test
  void aMatchThatWasKilledGoesOnExactly() throws IOException, InterruptedException {
    Process process = start();
    awaitGames(5, process);
    List<ProcessHandle> engines = process.descendants().toList();
    assertThat(engines).isNotEmpty();
    process.destroyForcibly().waitFor();
    engines.forEach(MatchCommandIT::awaitEnd);
    assertThat(games()).hasSizeBetween(5, GAMES - 1);
    resumeAndCheck();
  }

  /** A shell that runs a job in the background makes it, and all it starts, deaf to Ctrl-C. */
  private static boolean hearsInterrupts() throws IOException {
    Path status = Path.of("/proc/self/status");
    if (!Files.exists(status)) {
      return true;
    }
    for (String line : Files.readAllLines(status)) {
      if (line.startsWith("SigIgn:")) {
        long ignored = Long.parseUnsignedLong(line.substring(7).strip(), 16);
        return (ignored & 1L << 1) == 0;
      }
    }
    return true;
  }

  @Test
  void ctrlCFinishesTheGamesThatRunAndLeavesNoEngine() throws IOException, InterruptedException {
    assumeTrue(hearsInterrupts(), "the test itself runs deaf to Ctrl-C, in the background");
    Process process = start();
    awaitGames(3, process);
    List<ProcessHandle> engines = process.descendants().toList();
    interrupt(process);
    String rest = String.join("\n", process.inputReader().lines().toList());
    assertThat(process.waitFor()).isZero();
    assertThat(rest).contains("finishing what runs", "go on with: v7p3r match --resume=test --db ");
    engines.forEach(MatchCommandIT::awaitEnd);
    resumeAndCheck();
  }

  private static void interrupt(Process process) throws IOException, InterruptedException {
    new ProcessBuilder("kill", "-INT", Long.toString(process.pid())).start().waitFor();
  }
}
