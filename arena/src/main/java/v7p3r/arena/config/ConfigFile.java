package v7p3r.arena.config;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import tools.jackson.databind.JsonNode;
import v7p3r.arena.game.Adjudication;
import v7p3r.arena.game.Adjudication.DrawRule;
import v7p3r.arena.game.Adjudication.ResignRule;
import v7p3r.arena.game.GameRules;
import v7p3r.arena.game.Opening;
import v7p3r.arena.game.Openings;
import v7p3r.notation.Fen;
import v7p3r.notation.NotationException;

/** Reads {@code config.json}: the games that a user wants to see. */
public final class ConfigFile {
  private static final String EXAMPLE = "config.json";
  private static final String SCHEMA = "config.schema.json";

  private ConfigFile() {}

  /** A configuration with comments that works as it is. */
  public static String example() {
    return CheckedJson.resource(ConfigFile.class, EXAMPLE);
  }

  /** The JSON schema of configurations. */
  public static String schema() {
    return CheckedJson.resource(ConfigFile.class, SCHEMA);
  }

  /**
   * Reads a file.
   *
   * @throws ConfigException if it cannot be used; names every mistake
   */
  public static GameConfig read(Path file) throws ConfigException {
    CheckedJson json = CheckedJson.read(file, schema(), "v7p3r game --init " + file);
    List<Mistake> mistakes = new ArrayList<>();
    GameConfig config = config(file, json.root(), json.text(), mistakes);
    if (!mistakes.isEmpty()) {
      throw new ConfigException(file, mistakes);
    }
    return config;
  }

  private static GameConfig config(Path file, JsonNode root, String text, List<Mistake> mistakes) {
    GameRules rules = new GameRules(adjudication(root), GameRules.USUAL.patience());
    return new GameConfig(
        root.path("event").asString(nameOf(file)),
        root.path("game_count").asInt(1),
        root.path("swap_colors").asBoolean(true),
        openings(root, mistakes),
        rules,
        Path.of(root.path("games_folder").asString("games")),
        Path.of(root.path("active_game").asString("active_game.pgn")),
        Path.of(root.path("database").asString("games/arena.db")),
        new PlayerReader("/white", root.get("white"), mistakes).read(),
        new PlayerReader("/black", root.get("black"), mistakes).read(),
        text);
  }

  /** The rules that end games early, with the usual values for what is not said. */
  private static Adjudication adjudication(JsonNode root) {
    Optional<DrawRule> draw =
        Optional.ofNullable(root.get("draw"))
            .map(
                rule ->
                    new DrawRule(
                        rule.path("move_number").asInt(40),
                        rule.path("move_count").asInt(8),
                        rule.path("score").asInt(10)));
    Optional<ResignRule> resign =
        Optional.ofNullable(root.get("resign"))
            .map(
                rule ->
                    new ResignRule(
                        rule.path("move_count").asInt(4),
                        rule.path("score").asInt(600),
                        rule.path("two_sided").asBoolean(false)));
    return new Adjudication(
        draw,
        resign,
        root.has("max_moves") ? OptionalInt.of(root.get("max_moves").asInt()) : OptionalInt.empty(),
        Optional.ofNullable(root.get("tablebases")).map(JsonNode::asString));
  }

  private static String nameOf(Path file) {
    return file.getFileName().toString().replaceFirst("\\.json$", "");
  }

  private static Openings openings(JsonNode root, List<Mistake> mistakes) {
    if (root.has("openings") && root.has("start_fen")) {
      mistakes.add(new Mistake("/start_fen", "either start_fen or openings", "both"));
    } else if (root.has("start_fen")) {
      return startingAt(root.get("start_fen").asString(), mistakes);
    } else if (root.has("openings")) {
      try {
        Path suite = Path.of(root.get("openings").asString());
        return Openings.read(suite, Integer.MAX_VALUE);
      } catch (IOException | IllegalArgumentException e) {
        mistakes.add(
            new Mistake("/openings", "a file of openings", String.valueOf(e.getMessage())));
      }
    }
    return Openings.START;
  }

  private static Openings startingAt(String fen, List<Mistake> mistakes) {
    try {
      return Openings.of(List.of(new Opening("", Fen.format(Fen.parse(fen)), List.of())));
    } catch (NotationException e) {
      mistakes.add(new Mistake("/start_fen", "a position in FEN", e.getMessage()));
      return Openings.START;
    }
  }
}
