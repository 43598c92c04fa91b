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
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.LongSupplier;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import v7p3r.arena.config.ConfigException;
import v7p3r.arena.config.ConfigFile;
import v7p3r.arena.config.GameConfig;
import v7p3r.arena.game.GameRecord;
import v7p3r.arena.player.Patience;
import v7p3r.arena.player.Players;
import v7p3r.arena.player.ScriptedEngine;
import v7p3r.arena.record.MetricsDatabase;
import v7p3r.arena.work.StopSignal;

@Timeout(60)
class GameLoopTest {
  private static final Clock NOON =
      Clock.fixed(Instant.parse("2026-03-01T12:00:00Z"), ZoneOffset.UTC);
  private static final String QUICK =
      "{\"engine\": \"v7p3r\", \"engine_id\": \"Quick\", \"depth\": 1}";
  private static final String RANDOM =
      "{\"engine\": \"random\", \"engine_id\": \"R\", \"options\": {\"Random Seed\": 7}}";

  @TempDir Path folder;

  private final StopSignal stop = new StopSignal();
  private final Recorder recorder = new Recorder();

  private Path active() {
    return folder.resolve("active.pgn");
  }

  private GameConfig config(String keys, String white, String black)
      throws IOException, ConfigException {
    Path file = folder.resolve("cup.json");
    Files.writeString(
        file,
        """
        {%s "games_folder": "%s/games", "active_game": "%s", "database": "%s/games.db",
         "white": %s, "black": %s}
        """
            .formatted(keys, folder, active(), folder, white, black));
    return ConfigFile.read(file);
  }

  private LoopResult run(GameConfig config) throws IOException {
    return run(config, System::nanoTime);
  }

  private LoopResult run(GameConfig config, LongSupplier nanoTime) throws IOException {
    try (Players players = new Players(Patience.USUAL, nanoTime)) {
      GameRun.Part part = GameRun.begin(List.of(config), NOON.instant()).getFirst();
      return new GameLoop(part, players, recorder, stop, NOON).run();
    }
  }

  private List<String> files() throws IOException {
    try (Stream<Path> games = Files.list(folder.resolve("games"))) {
      return games.map(path -> path.getFileName().toString()).sorted().toList();
    }
  }

  @Test
  void playsAllGamesWithColorsSwappedAndKeepsEach() throws IOException, ConfigException {
    GameConfig config = config("\"game_count\": 3, \"max_moves\": 12,", QUICK, RANDOM);
    LoopResult result = run(config);
    assertThat(result.played()).isEqualTo(3);
    assertThat(result.first()).isEqualTo("Quick");
    assertThat(recorder.whites).containsExactly("Quick", "R", "Quick");
    assertThat(files())
        .containsExactly(
            "2026-03-01_12-00-00_Quick-R.pgn",
            "2026-03-01_12-00-00_Quick-R_2.pgn",
            "2026-03-01_12-00-00_R-Quick.pgn");
    String last = Files.readString(folder.resolve("games/2026-03-01_12-00-00_Quick-R_2.pgn"));
    assertThat(last)
        .contains("[Event \"cup\"]", "[Round \"3\"]", "n=", "sd=", "nps=")
        .isEqualTo(Files.readString(active()));
    try (MetricsDatabase database = MetricsDatabase.open(folder.resolve("games.db"))) {
      assertThat(database.unfinishedMatch()).as("a loop is no match to resume").isEmpty();
    }
  }

  @Test
  void theActiveGameIsWholeAfterEveryMove() throws IOException, ConfigException {
    List<String> seen = new ArrayList<>();
    Thread playing = Thread.currentThread();
    LongSupplier peeking =
        () -> {
          try {
            if (Thread.currentThread() == playing && Files.exists(active())) {
              String text = Files.readString(active());
              if (seen.isEmpty() || !seen.getLast().equals(text)) {
                seen.add(text);
              }
            }
          } catch (IOException e) {
            throw new IllegalStateException(e);
          }
          return System.nanoTime();
        };
    run(config("\"max_moves\": 5,", QUICK, RANDOM), peeking);
    assertThat(seen).hasSizeGreaterThanOrEqualTo(9);
    for (int plies = 0; plies < 9; plies++) {
      assertThat(seen.get(plies))
          .contains("[PlyCount \"" + plies + "\"]", "[Result \"*\"]")
          .endsWith("*\n\n");
    }
  }

  /** Fails in the middle of a search, so many times. */
  private static LongSupplier failing(AtomicInteger failures, int afterCalls) {
    AtomicInteger calls = new AtomicInteger();
    return () -> {
      boolean searching =
          StackWalker.getInstance()
              .walk(
                  frames ->
                      frames.anyMatch(frame -> frame.getClassName().endsWith("NegamaxSearch")));
      if (searching
          && calls.incrementAndGet() > afterCalls
          && failures.getAndUpdate(left -> Math.max(0, left - 1)) > 0) {
        throw new IllegalStateException("the search broke");
      }
      return System.nanoTime();
    };
  }

  @Test
  void aFailedSearchPausesWithTheGameSavedFirst() throws IOException, ConfigException {
    recorder.again = false;
    LoopResult result =
        run(
            config("\"game_count\": 5,", QUICK, RANDOM),
            failing(new AtomicInteger(Integer.MAX_VALUE), 6));
    assertThat(result.paused()).isTrue();
    assertThat(result.played()).isZero();
    assertThat(recorder.savedWhenPaused)
        .hasSize(1)
        .allMatch(pgn -> pgn.contains("[Result \"*\"]") && !pgn.contains("[PlyCount \"0\"]"));
    assertThat(recorder.pausedGames.getFirst().incident().orElseThrow().conversation())
        .anyMatch(line -> line.contains("the search broke"))
        .anyMatch(line -> line.contains("NegamaxSearch"));
    assertThat(Files.readString(active()).replace('\n', ' '))
        .contains("Paused, Quick failed in its search: java.lang.IllegalStateException");
  }

  @Test
  void aPausedGameCanGoOn() throws IOException, ConfigException {
    recorder.again = true;
    LoopResult result =
        run(config("\"max_moves\": 12,", QUICK, RANDOM), failing(new AtomicInteger(1), 6));
    assertThat(result.paused()).isFalse();
    assertThat(result.played()).isEqualTo(1);
    assertThat(recorder.pausedGames).hasSize(1);
    assertThat(files()).hasSize(1);
  }

  @Test
  void anEngineThatCrashesLosesAndTheNextGameIsPlayed() throws IOException, ConfigException {
    List<String> command = ScriptedEngine.in("crash-at-move").command();
    String crashing =
        "{\"engine\": \"Bad\", \"command\": [\"%s\"]}".formatted(String.join("\", \"", command));
    LoopResult result = run(config("\"game_count\": 2,", RANDOM, crashing));
    assertThat(result.wins()).isEqualTo(2);
  }

  @Test
  void anEngineThatDoesNotStartIsToldWithItsLastWords() throws IOException, ConfigException {
    List<String> command = ScriptedEngine.in("crash-at-start").command();
    String dead =
        "{\"engine\": \"Dead\", \"command\": [\"%s\"]}".formatted(String.join("\", \"", command));
    GameConfig config = config("", RANDOM, dead);
    assertThatThrownBy(() -> run(config))
        .isInstanceOf(IOException.class)
        .hasMessageContaining("Dead ended unexpectedly, exit code 3")
        .hasMessageContaining("> uci");
  }

  @Test
  void anotherVersionIsRefused() throws IOException, ConfigException {
    String other = "{\"engine\": \"v7p3r\", \"engine_version\": \"99.7\"}";
    GameConfig config = config("", other, RANDOM);
    assertThatThrownBy(() -> run(config))
        .hasMessageStartingWith("v7p3r: expected version 99.7, found V7P3R ");
  }

  @Test
  void placesThatCannotBeWrittenAreNamedBeforeTheFirstGame() throws IOException, ConfigException {
    GameConfig config = config("", QUICK, RANDOM);
    Files.writeString(folder.resolve("games"), "a file in the way");
    assertThatThrownBy(() -> run(config))
        .isInstanceOf(IOException.class)
        .hasMessage("cannot make the folder " + folder.resolve("games") + ": a file has that name");
    assertThat(recorder.whites).isEmpty();
    assertThat(active()).doesNotExist();
  }

  @Test
  void whoStopsItGetsTheGameThatRunsFinished() throws IOException, ConfigException {
    recorder.stopAfterGames = 1;
    LoopResult result = run(config("\"game_count\": 9, \"max_moves\": 3,", QUICK, RANDOM));
    assertThat(result.played()).isEqualTo(1);
  }

  private final class Recorder implements LoopListener {
    private final List<String> whites = new ArrayList<>();
    private final List<String> savedWhenPaused = new ArrayList<>();
    private final List<GameRecord> pausedGames = new ArrayList<>();
    private boolean again;
    private int stopAfterGames = Integer.MAX_VALUE;

    @Override
    public void begun(GameConfig config) {}

    @Override
    public void gameEnded(GameConfig config, int number, GameRecord game, Path file) {
      whites.add(game.white().name());
      if (number >= stopAfterGames) {
        stop.finish();
      }
    }

    @Override
    public boolean paused(GameRecord game, Path file) {
      pausedGames.add(game);
      try {
        savedWhenPaused.add(Files.readString(file));
      } catch (IOException e) {
        throw new IllegalStateException(e);
      }
      return again;
    }
  }
}
