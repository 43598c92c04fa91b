package v7p3r.arena.loop;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import v7p3r.arena.config.ConfigException;
import v7p3r.arena.config.ConfigFile;
import v7p3r.arena.config.GameConfig;
import v7p3r.arena.game.GameRecord;
import v7p3r.arena.player.Players;
import v7p3r.arena.record.MetricsDatabase;
import v7p3r.arena.record.MetricsDatabase.StoredGame;
import v7p3r.arena.work.StopSignal;

/** Runs of several configurations that are stopped and go on. */
@Timeout(60)
class GameRunTest {
  private static final Instant MONDAY = Instant.parse("2026-03-02T12:00:00Z");
  private static final Instant TUESDAY = Instant.parse("2026-03-03T12:00:00Z");

  @TempDir Path folder;

  private GameConfig config(String name, int games) throws IOException, ConfigException {
    Path file =
        Files.writeString(
            folder.resolve(name + ".json"),
            """
            {"game_count": %d, "max_moves": 3, "games_folder": "%2$s/games", "event": "Cup",
             "active_game": "%2$s/active.pgn", "database": "%2$s/games.db",
             "white": {"engine": "simple", "engine_id": "%3$s"}, "black": {"engine": "random"}}
            """
                .formatted(games, folder, name));
    return ConfigFile.read(file);
  }

  /** Plays until so many games have ended, and names them. */
  private static List<String> play(List<GameRun.Part> parts, int most) throws IOException {
    StopSignal stop = new StopSignal();
    List<String> ended = new ArrayList<>();
    LoopListener listener =
        new LoopListener() {
          @Override
          public void begun(GameConfig config) {}

          @Override
          public void gameEnded(GameConfig config, int number, GameRecord game, Path file) {
            ended.add(config.white().engine().name() + number);
            if (ended.size() == most) {
              stop.finish();
            }
          }

          @Override
          public boolean paused(GameRecord game, Path file) {
            return false;
          }
        };
    try (Players players = new Players()) {
      for (GameRun.Part part : parts) {
        new GameLoop(part, players, listener, stop, Clock.fixed(TUESDAY, ZoneOffset.UTC)).run();
      }
    }
    return ended;
  }

  private List<Integer> recorded(GameRun.Part part) throws IOException {
    try (MetricsDatabase database = MetricsDatabase.openExisting(folder.resolve("games.db"))) {
      return database.games(part.stored()).stream().map(StoredGame::number).toList();
    }
  }

  @Test
  void goesOnWithWhatIsLeftOfEachConfiguration() throws IOException, ConfigException {
    List<GameConfig> configs = List.of(config("A", 2), config("B", 3), config("C", 1));
    List<GameRun.Part> parts = GameRun.begin(configs, MONDAY);
    assertThat(play(parts, 3)).containsExactly("A1", "A2", "B1");
    List<GameRun.Part> resumed = GameRun.resume(configs);
    assertThat(play(resumed, 99)).containsExactly("B2", "B3", "C1");
    assertThat(recorded(parts.get(0))).containsExactly(1, 2);
    assertThat(recorded(parts.get(1))).containsExactly(1, 2, 3);
    assertThat(recorded(parts.get(2))).containsExactly(1);
    assertThat(play(GameRun.resume(configs), 99)).as("all is played").isEmpty();
  }

  @Test
  void anEarlierRunThatWasFinishedDoesNotCount() throws IOException, ConfigException {
    List<GameConfig> configs = List.of(config("A", 1), config("B", 1));
    play(GameRun.begin(configs, MONDAY), 99);
    assertThat(play(GameRun.begin(configs, TUESDAY), 1)).containsExactly("A1");
    assertThat(play(GameRun.resume(configs), 99)).containsExactly("B1");
  }

  @Test
  void aConfigurationThatIsPlayedTwiceHasTwoPlaces() throws IOException, ConfigException {
    List<GameConfig> configs = List.of(config("A", 2), config("A", 2));
    List<GameRun.Part> parts = GameRun.begin(configs, MONDAY);
    assertThat(play(parts, 3)).containsExactly("A1", "A2", "A1");
    assertThat(play(GameRun.resume(configs), 99)).containsExactly("A2");
    assertThat(recorded(parts.get(0))).containsExactly(1, 2);
    assertThat(recorded(parts.get(1))).containsExactly(1, 2);
  }

  /** As after a kill while the run was being recorded. */
  @Test
  void aConfigurationThatIsMissingFromTheRunIsPlayedInIt() throws IOException, ConfigException {
    GameConfig first = config("A", 1);
    GameConfig second = config("B", 1);
    play(GameRun.begin(List.of(first, second), MONDAY), 99);
    GameRun.begin(List.of(first), TUESDAY);
    assertThat(play(GameRun.resume(List.of(first, second)), 99)).containsExactly("A1", "B1");
  }

  @Test
  void aChangedConfigurationIsAnotherRun() throws IOException, ConfigException {
    GameRun.begin(List.of(config("A", 2)), MONDAY);
    List<GameConfig> changed = List.of(config("A", 3));
    assertThatThrownBy(() -> GameRun.resume(changed))
        .isInstanceOf(IOException.class)
        .hasMessage(
            "there is no run of Cup, with the configuration as it is now, in "
                + folder.resolve("games.db")
                + " to go on with");
  }
}
