package v7p3r.app.lichess;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import v7p3r.app.lichess.api.Token;
import v7p3r.arena.record.MetricsDatabase;
import v7p3r.board.Color;

/** The bot as a process of its own: a kill in the middle of a game, and a request to end. */
class BotProcessIT {
  private static final Duration PATIENCE = Duration.ofSeconds(60);

  @TempDir private Path folder;
  private final List<String> log = new CopyOnWriteArrayList<>();

  private Process start(Path config) throws IOException {
    ProcessBuilder builder =
        new ProcessBuilder(
            Path.of(System.getProperty("java.home"), "bin", "java").toString(),
            "-XX:+UseSerialGC",
            "-XX:TieredStopAtLevel=1",
            "-Xmx400m",
            "--enable-native-access=ALL-UNNAMED",
            "-cp",
            System.getProperty("java.class.path"),
            "v7p3r.app.cli.Main",
            "lichess",
            "--config",
            config.toString());
    builder.environment().put(Token.VARIABLE, FakeLichess.TOKEN);
    Process process = builder.redirectErrorStream(true).start();
    Thread.ofVirtual().start(() -> read(process));
    return process;
  }

  private void read(Process process) {
    try (BufferedReader reader = process.inputReader(StandardCharsets.UTF_8)) {
      reader.lines().forEach(log::add);
    } catch (IOException | UncheckedIOException e) {
      log.add("end of the output");
    }
  }

  @Test
  void aGameSurvivesAKillAndATermSignalLetsItEnd() throws Exception {
    try (FakeLichess server = new FakeLichess()) {
      Path config = folder.resolve("lichess.json");
      Files.writeString(
          config, BotHarness.withoutPondering(BotHarness.configuration(server.url(), "")));
      FakeGame game = server.offer(Color.WHITE, server.settings(20_000, 0)).slowly();
      Process first = start(config);
      BotHarness.waitFor(server::hasListener, PATIENCE);
      server.challenge(game);
      BotHarness.waitFor(() -> game.plies() > 4, PATIENCE);
      first.destroyForcibly().waitFor();
      assertThat(game.isOver()).isFalse();

      int plies = game.plies();
      Process second = start(config);
      BotHarness.waitFor(() -> game.plies() > plies + 2 || game.isOver(), PATIENCE);
      second.destroy();
      assertThat(second.waitFor(60, TimeUnit.SECONDS)).isTrue();

      assertThat(second.exitValue()).as(String.join("\n", log)).isZero();
      assertThat(game.isOver()).isTrue();
      assertThat(game.status()).isNotEqualTo("outoftime");
      assertThat(server.violations()).isEmpty();
      assertThat(log).noneMatch(line -> line.contains(FakeLichess.TOKEN));
      Path file = folder.resolve("data").resolve(Archive.DATABASE);
      try (MetricsDatabase database = MetricsDatabase.openExisting(file)) {
        assertThat(database.games(database.match("lichess").orElseThrow()))
            .singleElement()
            .satisfies(kept -> assertThat(kept.played()).endsWith(" " + game.moves()));
      }
    }
  }
}
