package v7p3r.app.lichess.config;

import java.net.URI;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import tools.jackson.databind.JsonNode;
import v7p3r.app.lichess.config.BotConfig.Acceptance;
import v7p3r.app.lichess.config.BotConfig.Bots;
import v7p3r.app.lichess.config.BotConfig.ClockSettings;
import v7p3r.app.lichess.config.BotConfig.Correspondence;
import v7p3r.app.lichess.config.BotConfig.DeclineFilter;
import v7p3r.app.lichess.config.BotConfig.DrawRule;
import v7p3r.app.lichess.config.BotConfig.EngineSettings;
import v7p3r.app.lichess.config.BotConfig.GameLimits;
import v7p3r.app.lichess.config.BotConfig.Greetings;
import v7p3r.app.lichess.config.BotConfig.Matchmaking;
import v7p3r.app.lichess.config.BotConfig.PgnGrouping;
import v7p3r.app.lichess.config.BotConfig.Range;
import v7p3r.app.lichess.config.BotConfig.ResignRule;
import v7p3r.arena.config.CheckedJson;
import v7p3r.arena.config.ConfigException;
import v7p3r.arena.config.Mistake;
import v7p3r.engine.Engine;
import v7p3r.engine.OptionException;
import v7p3r.engine.Options;

/** Reads the configuration of the bot. */
public final class BotConfigFile {
  /** The most characters that a line of chat may have. */
  public static final int CHAT_CHARS = 140;

  private static final String EXAMPLE = "bot.json";
  private static final String SCHEMA = "bot.schema.json";
  private static final int BYTES_A_MEGABYTE_SHIFT = 20;

  /** What the bot needs besides the tables of its games, in megabytes. */
  private static final int BASE_MEGABYTES = 160;

  private final JsonNode root;
  private final Path place;
  private final List<Mistake> mistakes = new ArrayList<>();

  private BotConfigFile(JsonNode root, Path place) {
    this.root = root;
    this.place = place;
  }

  /** A configuration with comments that works as it is. */
  public static String example() {
    return CheckedJson.resource(BotConfigFile.class, EXAMPLE);
  }

  /** The JSON schema of configurations. */
  public static String schema() {
    return CheckedJson.resource(BotConfigFile.class, SCHEMA);
  }

  /**
   * Reads a file. Paths in it are relative to its folder.
   *
   * @throws ConfigException if it cannot be used; names every mistake
   */
  public static BotConfig read(Path file) throws ConfigException {
    CheckedJson json = CheckedJson.read(file, schema(), "v7p3r lichess --init --config " + file);
    BotConfigFile reader = new BotConfigFile(json.root(), file.toAbsolutePath().getParent());
    BotConfig config = reader.config();
    if (!reader.mistakes.isEmpty()) {
      throw new ConfigException(file, reader.mistakes);
    }
    return config;
  }

  private BotConfig config() {
    return new BotConfig(
        url(),
        place.resolve(root.path("token_file").asString("lichess-token")),
        place.resolve(root.path("folder").asString("lichess")),
        PgnGrouping.valueOf(upper(root.path("pgn").asString("opponent"))),
        engine(),
        games(),
        acceptance(),
        clock(),
        part("draw")
            .map(
                r ->
                    new DrawRule(
                        number(r, "score", 0), number(r, "moves", 10), number(r, "men", 10))),
        part("resign").map(r -> new ResignRule(number(r, "score", 1000), number(r, "moves", 3))),
        number(root, "takebacks", 0),
        part("matchmaking").map(BotConfigFile::matchmaking),
        greetings(),
        part("correspondence")
            .map(r -> new Correspondence(number(r, "move_seconds", 30), number(r, "games", 5))),
        root.path("opponent_model").asBoolean(false),
        number(root, "drain_seconds", 600));
  }

  private URI url() {
    String text = root.path("url").asString("https://lichess.org");
    if (!text.matches("https?://[^/]+/?")) {
      add("/url", "an address such as https://lichess.org", "\"" + text + "\"");
      return URI.create("https://lichess.org");
    }
    return URI.create(text);
  }

  private EngineSettings engine() {
    JsonNode node = root.path("engine");
    Map<String, String> options = new LinkedHashMap<>();
    Options offered = new Engine().options();
    for (var option : node.path("options").properties()) {
      String value = option.getValue().asString();
      options.put(option.getKey(), value);
      try {
        offered.set(option.getKey(), value);
      } catch (OptionException e) {
        add("/engine/options/" + option.getKey(), "an option of the engine", e.getMessage());
      }
    }
    return new EngineSettings(
        number(node, "hash_mb", 64),
        number(node, "threads", 1),
        node.path("ponder").asBoolean(true),
        options);
  }

  /** Never more games than cores and memory allow. */
  private GameLimits games() {
    JsonNode node = root.path("games");
    int atOnce = number(node, "at_once", 1);
    int threads = number(root.path("engine"), "threads", 1);
    int cores = Math.max(1, Runtime.getRuntime().availableProcessors() / threads);
    if (atOnce > cores) {
      add("/games/at_once", "at most " + cores + ", as this machine has cores", "" + atOnce);
    }
    long heap = Runtime.getRuntime().maxMemory() >> BYTES_A_MEGABYTE_SHIFT;
    int slow = part("correspondence").map(rule -> number(rule, "games", 5)).orElse(0);
    long tables = (long) (atOnce + slow) * number(root.path("engine"), "hash_mb", 64);
    long needed = BASE_MEGABYTES + tables;
    if (needed > heap) {
      add(
          "/engine/hash_mb",
          "tables that fit into the memory of %d MB, with %d MB for the rest"
              .formatted(heap, BASE_MEGABYTES),
          tables + " MB of tables for " + (atOnce + slow) + " games");
    }
    return new GameLimits(atOnce, number(node, "for_people", 0), number(node, "per_opponent", 1));
  }

  private Acceptance acceptance() {
    JsonNode node = root.get("challenges");
    return new Acceptance(
        texts(node.path("variants")),
        texts(node.path("speeds")),
        texts(node.path("modes")),
        range("/challenges/base_seconds", node.path("base_seconds"), 1800),
        range("/challenges/increment_seconds", node.path("increment_seconds"), 20),
        node.has("rating_window")
            ? OptionalInt.of(node.get("rating_window").asInt())
            : OptionalInt.empty(),
        Bots.valueOf(upper(node.path("bots").asString("accept"))),
        lower(texts(node.path("allow"))),
        lower(texts(node.path("block"))));
  }

  private Range range(String pointer, JsonNode node, int usualMost) {
    Range range = new Range(number(node, "from", 0), number(node, "to", usualMost));
    if (range.from() > range.to()) {
      add(pointer, "a range from less to more", range.from() + " to " + range.to());
    }
    return range;
  }

  private ClockSettings clock() {
    JsonNode node = root.path("clock");
    ClockSettings clock =
        new ClockSettings(
            number(node, "first_overhead_ms", 500),
            number(node, "least_overhead_ms", 100),
            number(node, "most_overhead_ms", 2000),
            number(node, "abort_after_seconds", 30));
    if (clock.leastOverheadMillis() > clock.mostOverheadMillis()) {
      add(
          "/clock/least_overhead_ms",
          "at most most_overhead_ms (" + clock.mostOverheadMillis() + ")",
          "" + clock.leastOverheadMillis());
    }
    return clock;
  }

  private static Matchmaking matchmaking(JsonNode node) {
    return new Matchmaking(
        60 * number(node, "every_minutes", 30),
        node.path("rated").asBoolean(true),
        node.path("variant").asString("standard"),
        number(node, "base_seconds", 180),
        number(node, "increment_seconds", 2),
        number(node, "rating_window", 300),
        DeclineFilter.valueOf(upper(node.path("decline_filter").asString("fine"))),
        number(node, "games_a_day", 90));
  }

  private Greetings greetings() {
    return new Greetings(
        greeting("hello"),
        greeting("goodbye"),
        greeting("hello_spectators"),
        greeting("goodbye_spectators"));
  }

  private String greeting(String key) {
    String text = root.path("chat").path(key).asString("");
    if (text.length() > CHAT_CHARS) {
      add("/chat/" + key, "at most " + CHAT_CHARS + " characters", text.length() + " characters");
    }
    return text;
  }

  private Optional<JsonNode> part(String key) {
    return Optional.ofNullable(root.get(key));
  }

  private static int number(JsonNode node, String key, int usual) {
    return node.path(key).asInt(usual);
  }

  private static List<String> texts(JsonNode list) {
    List<String> texts = new ArrayList<>();
    list.forEach(text -> texts.add(text.asString()));
    return List.copyOf(texts);
  }

  private static List<String> lower(List<String> names) {
    return names.stream().map(name -> name.toLowerCase(Locale.ROOT)).toList();
  }

  private static String upper(String word) {
    return word.toUpperCase(Locale.ROOT);
  }

  private void add(String pointer, String expected, String found) {
    mistakes.add(new Mistake(pointer, expected, found));
  }
}
