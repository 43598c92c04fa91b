package v7p3r.app.lichess;

import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.locks.LockSupport;
import java.util.function.BooleanSupplier;
import v7p3r.app.lichess.api.Timings;
import v7p3r.app.lichess.api.Token;
import v7p3r.app.lichess.config.BotConfig;
import v7p3r.app.lichess.config.BotConfigFile;
import v7p3r.arena.config.ConfigException;
import v7p3r.arena.record.MetricsDatabase;

/** A bot against the fake server, quick in all it waits for, that can be ended and begun again. */
final class BotHarness implements AutoCloseable {
  static final Timings QUICK =
      new Timings(
          Duration.ofMillis(600),
          Duration.ofMillis(600),
          Duration.ofMillis(20),
          Duration.ofMillis(300),
          Duration.ofMillis(200),
          Duration.ofMillis(1_000),
          Duration.ofSeconds(2),
          Duration.ofMillis(20),
          Duration.ofSeconds(10));

  private final Path folder;
  private final BotConfig config;
  private final Token token;
  private final List<String> log = new CopyOnWriteArrayList<>();
  private Bot bot;
  private CompletableFuture<Bot.End> running;

  /** With settings in JSON that stand before the usual ones. */
  BotHarness(URI url, Path folder, String settings) throws IOException, ConfigException {
    this(folder, configuration(url, settings));
  }

  /** Does nothing while the opponent thinks. */
  static BotHarness withoutPondering(URI url, Path folder) throws IOException, ConfigException {
    return new BotHarness(folder, withoutPondering(configuration(url, "")));
  }

  private BotHarness(Path folder, String configuration) throws IOException, ConfigException {
    this.folder = folder;
    Path file = folder.resolve("lichess.json");
    Files.writeString(file, configuration);
    config = BotConfigFile.read(file);
    token = Token.read(Optional.empty(), Map.of(Token.VARIABLE, FakeLichess.TOKEN));
  }

  /** The engine thinks in nodes, which takes less than what the clock of the server allows. */
  static String configuration(URI url, String settings) {
    return """
    {
      %s
      "url": "%s",
      "folder": "data",
      "engine": { "hash_mb": 8, "options": {
        "UseDesc": true, "DescModelPath": "%s", "nodestime": 100 } },
      "games": { "at_once": 2, "per_opponent": 2 },
      "challenges": {
        "variants": ["standard", "chess960"], "speeds": ["bullet"], "modes": ["casual"]
      },
      "clock": { "first_overhead_ms": 60, "least_overhead_ms": 30, "most_overhead_ms": 400,
        "abort_after_seconds": 5 },
      "draw": { "score": 20, "moves": 8, "men": 12 },
      "takebacks": 5,
      "chat": { "hello": "Hi {opponent}, I am {me}", "goodbye": "Bye" },
      "drain_seconds": 60
    }
    """
        .formatted(settings, url, models());
  }

  static String withoutPondering(String configuration) {
    return configuration.replace("\"engine\": {", "\"engine\": { \"ponder\": false,");
  }

  /** The models that come with the engine, from wherever the tests run. */
  private static Path models() {
    Path here = Path.of("models", "desc-v1.0").toAbsolutePath();
    return Files.isDirectory(here) ? here : Path.of("..", "models", "desc-v1.0").toAbsolutePath();
  }

  void start() {
    bot = new Bot(config, token, QUICK, log::add);
    Bot started = bot;
    running =
        CompletableFuture.supplyAsync(
            () -> {
              try (started) {
                return started.run();
              } catch (IOException e) {
                log.add("failed: " + e);
                return Bot.End.REFUSED;
              }
            },
            task -> Thread.ofPlatform().daemon().name("bot").start(task));
  }

  /** As SIGTERM does. */
  void drain() {
    bot.drain();
  }

  /** As a second SIGTERM does; returns when the bot is gone. */
  void leave() {
    bot.leave();
    await("the end of the bot", running::isDone);
  }

  boolean isRunning() {
    return !running.isDone();
  }

  Bot.End end() throws Exception {
    return running.get(30, TimeUnit.SECONDS);
  }

  Bot bot() {
    return bot;
  }

  List<String> log() {
    return List.copyOf(log);
  }

  Path data() {
    return folder.resolve("data");
  }

  MetricsDatabase database() throws IOException {
    return MetricsDatabase.openExisting(data().resolve(Archive.DATABASE));
  }

  /** Waits for something to hold, and fails with the log if it never does. */
  void await(String what, BooleanSupplier holds) {
    try {
      waitFor(holds, Duration.ofSeconds(40));
    } catch (TimeoutException e) {
      throw new AssertionError("no " + what + "; the log:\n" + String.join("\n", log), e);
    }
  }

  static void waitFor(BooleanSupplier holds, Duration patience) throws TimeoutException {
    long end = System.nanoTime() + patience.toNanos();
    while (!holds.getAsBoolean()) {
      if (System.nanoTime() - end > 0) {
        throw new TimeoutException();
      }
      LockSupport.parkNanos(2_000_000);
    }
  }

  @Override
  public void close() {
    if (isRunning()) {
      leave();
    }
  }
}
