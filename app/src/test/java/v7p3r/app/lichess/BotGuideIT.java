package v7p3r.app.lichess;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import v7p3r.app.guide.GuideCommands;
import v7p3r.app.guide.GuideCommands.Line;
import v7p3r.app.guide.GuideShell;
import v7p3r.board.Color;

/** The guide to the bot, typed line by line, with a Lichess of our own in the place of the real. */
class BotGuideIT {
  private static final Duration PATIENCE = Duration.ofSeconds(60);
  private static final Path DEPLOY = Path.of("..", "deploy").toAbsolutePath().normalize();
  private static final String REAL = "https://lichess.org";

  @TempDir private Path folder;

  private long most;

  /** Plays one game to its end, then asks the bot to end as Ctrl-C does. */
  private void play(Process bot, FakeLichess server) throws Exception {
    FakeGame game = server.offer(Color.WHITE, server.settings(3_000, 0));
    BotHarness.waitFor(server::hasListener, PATIENCE);
    server.challenge(game);
    BotHarness.waitFor(() -> game.plies() > 4, PATIENCE);
    most = mostMemory(bot.pid());
    bot.toHandle().destroy();
    String said = new String(bot.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertThat(bot.waitFor(60, TimeUnit.SECONDS)).isTrue();
    assertThat(bot.exitValue()).as(said).isZero();
    assertThat(game.isOver()).isTrue();
  }

  /** The most memory, in kilobytes, that a process had so far, all of Java included. */
  private static long mostMemory(long process) throws IOException {
    try (Stream<String> lines = Files.lines(Path.of("/proc", Long.toString(process), "status"))) {
      String line = lines.filter(it -> it.startsWith("VmHWM:")).findFirst().orElseThrow();
      return Long.parseLong(line.replaceAll("\\D", ""));
    }
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
          case "./v7p3r lichess" -> {
            String heap = "JDK_JAVA_OPTIONS=" + serviceHeap() + " exec ";
            play(shell.start(heap + line), server);
          }
          default -> shell.type(line);
        }
      }
      assertThat(shell.type("./v7p3r lichess --check")).contains("of the bot V7Bot");
      assertThat(server.violations()).isEmpty();
      assertThat(most).isBetween(50_000L, 1_000_000L);
      String report =
          shell.type("V7P3R=./v7p3r " + DEPLOY.resolve("nightly-report.sh") + " lichess");
      assertThat(report).contains("V7P3R on Lichess, games since", "Health: ", "Rival");
      try (Stream<Path> files = Files.list(folder.resolve("lichess").resolve("reports"))) {
        assertThat(files).singleElement().satisfies(it -> assertThat(it).hasContent(report));
      }
    }
  }

  /** The limit of the heap that the service sets. */
  private static String serviceHeap() throws IOException {
    try (Stream<String> lines = Files.lines(DEPLOY.resolve("v7p3r-bot.service"))) {
      String prefix = "Environment=V7P3R_JAVA_OPTS=";
      return lines
          .filter(it -> it.startsWith(prefix))
          .map(it -> it.substring(prefix.length()))
          .findFirst()
          .orElseThrow();
    }
  }
}
