package v7p3r.app.lichess;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import v7p3r.app.guide.GuideCommands;
import v7p3r.app.guide.GuideCommands.Line;
import v7p3r.app.guide.GuideShell;
import v7p3r.board.Color;

/** The guide to the bot, typed line by line, with a Lichess of our own in the place of the real. */
class BotGuideIT {
  private static final Duration PATIENCE = Duration.ofSeconds(60);
  private static final String REAL = "https://lichess.org";

  @TempDir private Path folder;

  /** Plays one game to its end, then asks the bot to end as Ctrl-C does. */
  private static void play(Process bot, FakeLichess server) throws Exception {
    FakeGame game = server.offer(Color.WHITE, server.settings(3_000, 0));
    BotHarness.waitFor(server::hasListener, PATIENCE);
    server.challenge(game);
    BotHarness.waitFor(() -> game.plies() > 4, PATIENCE);
    bot.toHandle().destroy();
    String said = new String(bot.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertThat(bot.waitFor(60, TimeUnit.SECONDS)).isTrue();
    assertThat(bot.exitValue()).as(said).isZero();
    assertThat(game.isOver()).isTrue();
  }

  @Test
  void leadsToABotThatPlays() throws Exception {
    GuideShell shell = new GuideShell(folder);
    List<String> lines =
        GuideCommands.all().stream()
            .filter(line -> line.page().endsWith("run-a-bot.md"))
            .map(Line::text)
            .filter(line -> !line.startsWith("docker "))
            .toList();
    assertThat(lines).hasSize(7);
    try (FakeLichess server = new FakeLichess()) {
      server.takeAwayTitle();
      for (String line : lines) {
        switch (line) {
          case "./v7p3r lichess --init" -> {
            shell.type(line);
            Path config = folder.resolve("lichess.json");
            String text = Files.readString(config);
            assertThat(text).contains(REAL);
            Files.writeString(config, text.replace(REAL, server.url().toString()));
          }
          case "(umask 077; cat > lichess-token)" -> shell.type(line, FakeLichess.TOKEN + "\n");
          case "./v7p3r lichess" -> play(shell.start("exec " + line), server);
          default -> shell.type(line);
        }
      }
      assertThat(shell.type("./v7p3r lichess --check")).contains("of the bot V7Bot");
      assertThat(server.violations()).isEmpty();
    }
  }
}
