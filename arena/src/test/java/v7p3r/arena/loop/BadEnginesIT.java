package v7p3r.arena.loop;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import v7p3r.arena.config.ConfigException;
import v7p3r.arena.config.ConfigFile;
import v7p3r.arena.config.GameConfig;
import v7p3r.arena.game.GameRecord;
import v7p3r.arena.player.Players;
import v7p3r.arena.player.ScriptedEngine;
import v7p3r.arena.record.MetricsDatabase;
import v7p3r.arena.record.Question;
import v7p3r.arena.record.StatsFilter;
import v7p3r.arena.work.StopSignal;

/**
 * A day with engines of the worst kind: every game is decided and recorded, nothing stays behind.
 */
@Timeout(120)
class BadEnginesIT {
  private static final List<String> MODES =
      List.of("crash-at-move-10", "silence", "illegal", "flood", "late", "child");

  @TempDir Path folder;

  private GameConfig config(String mode) throws IOException, ConfigException {
    Path file =
        Files.writeString(
            folder.resolve(mode + ".json"),
            """
            {"game_count": 2, "max_moves": 14, "games_folder": "%1$s/games",
             "active_game": "%1$s/active.pgn", "database": "%1$s/games.db",
             "white": {"engine": "%2$s", "command": ["%3$s"], "move_time_ms": 100},
             "black": {"engine": "good", "command": ["%4$s"], "move_time_ms": 5000}}
            """
                .formatted(folder, mode, command(mode), command("good")));
    return ConfigFile.read(file);
  }

  private static String command(String mode) {
    return String.join("\", \"", ScriptedEngine.in(mode).command());
  }

  @Test
  void everyGameIsDecidedAndRecordedAndNoProcessIsLeft() throws IOException, ConfigException {
    List<ProcessHandle> engines = new ArrayList<>();
    try (Players players = new Players()) {
      for (String mode : MODES) {
        LoopResult result =
            new GameLoop(
                    GameRun.begin(List.of(config(mode)), Instant.now()).getFirst(),
                    players,
                    new Watching(engines),
                    new StopSignal(),
                    Clock.systemUTC())
                .run();
        assertThat(result.played()).as(mode).isEqualTo(2);
      }
    }
    engines.forEach(engine -> engine.onExit().join());
    assertThat(engines).isNotEmpty();
    assertThat(zombies()).as("zombies among the children of this process").isEmpty();
    try (MetricsDatabase database = MetricsDatabase.openExisting(folder.resolve("games.db"))) {
      assertThat(database.gameCount()).isEqualTo(2 * MODES.size());
      assertThat(database.answer(Question.FORFEITS, StatsFilter.ALL).toCsv())
          .contains("crash-at-move-10,CRASH,2,100.0", "silence,TIME,2,", "late,TIME,2,")
          .contains("illegal,ILLEGAL_MOVE,2,", "flood,TIME,2,")
          .doesNotContain("child", "good");
    }
  }

  /** Children that ended but were not waited for, where the system tells. */
  private static List<String> zombies() throws IOException {
    List<String> zombies = new ArrayList<>();
    if (!Files.isDirectory(Path.of("/proc/self"))) {
      return zombies;
    }
    String own = Long.toString(ProcessHandle.current().pid());
    for (ProcessHandle process : ProcessHandle.allProcesses().toList()) {
      stat(process.pid()).filter(stat -> stat.contains(") Z " + own + " ")).ifPresent(zombies::add);
    }
    return zombies;
  }

  private static Optional<String> stat(long pid) {
    try {
      return Optional.of(Files.readString(Path.of("/proc", Long.toString(pid), "stat")));
    } catch (IOException e) {
      return Optional.empty();
    }
  }

  /** Notes all processes that run while games are played. */
  private record Watching(List<ProcessHandle> engines) implements LoopListener {
    @Override
    public void begun(GameConfig config) {}

    @Override
    public void gameEnded(GameConfig config, int number, GameRecord game, Path file) {
      ProcessHandle.current().descendants().forEach(engines::add);
    }

    @Override
    public boolean paused(GameRecord game, Path file) {
      return false;
    }
  }
}
