package v7p3r.arena.config;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import tools.jackson.databind.JsonNode;
import v7p3r.arena.game.Allowance;
import v7p3r.arena.game.TimeControl;
import v7p3r.arena.player.EngineSpec;
import v7p3r.arena.player.Executable;
import v7p3r.arena.player.SearchLimit;
import v7p3r.engine.Engine;
import v7p3r.engine.OptionException;
import v7p3r.engine.Options;

/** Reads one player of a configuration that satisfies the schema. */
final class PlayerReader {
  private static final int USUAL_DEPTH = 8;
  private static final String V7P3R = "v7p3r";
  private static final List<String> SPARRING_PARTNERS = List.of("random", "simple", "material");

  private final String pointer;
  private final JsonNode player;
  private final List<Mistake> mistakes;
  private final String engine;

  PlayerReader(String pointer, JsonNode player, List<Mistake> mistakes) {
    this.pointer = pointer;
    this.player = player;
    this.mistakes = mistakes;
    this.engine = player.get("engine").asString();
  }

  PlayerConfig read() {
    boolean internal = isInternal();
    Map<String, String> options = new LinkedHashMap<>();
    if (internal) {
      options.putAll(DesignFlags.options(player));
    } else {
      refuseDesignKeys();
    }
    text("elo")
        .ifPresent(
            elo -> {
              options.put("UCI_LimitStrength", "true");
              options.put("UCI_Elo", elo);
            });
    text("skill_level").ifPresent(level -> options.put("Skill Level", level));
    player
        .path("options")
        .properties()
        .forEach(option -> options.put(option.getKey(), option.getValue().asString()));
    if (internal) {
      checkOptions(options);
    }
    EngineSpec spec =
        new EngineSpec(
            text("engine_id").orElse(Path.of(engine).getFileName().toString()),
            internal ? List.of("internal:" + searchType()) : program(),
            Optional.empty(),
            options,
            false);
    return new PlayerConfig(spec, allowance(), text("engine_version"));
  }

  private boolean isInternal() {
    return !player.has("command") && (engine.equals(V7P3R) || SPARRING_PARTNERS.contains(engine));
  }

  private String searchType() {
    if (!engine.equals(V7P3R)) {
      if (player.has("search_algorithm")) {
        add("search_algorithm", "none, because " + engine + " is one", "search_algorithm");
      }
      return engine;
    }
    return text("search_algorithm").orElse("negamax");
  }

  /** Keys that only the engine of this project understands. */
  private void refuseDesignKeys() {
    for (String key : player.propertyNames()) {
      if (DesignFlags.isFlag(key) || key.equals("search_algorithm")) {
        add(key, "this key only with engine v7p3r", "engine " + engine);
      }
    }
  }

  /** What external engines offer is known when they start; what this one offers, now. */
  private void checkOptions(Map<String, String> options) {
    Options offered = new Engine().options();
    // A part that this version has not got is off.
    options
        .entrySet()
        .removeIf(o -> o.getValue().equals("false") && isMissing(offered, o.getKey()));
    options.forEach(
        (name, value) -> {
          try {
            offered.set(name, value);
          } catch (OptionException e) {
            addWrongOption(name, e);
          }
        });
  }

  private static boolean isMissing(Options offered, String name) {
    return offered.find(name).isEmpty();
  }

  private void addWrongOption(String name, OptionException e) {
    for (String key : player.propertyNames()) {
      if (DesignFlags.isFlag(key) && DesignFlags.option(key).equals(name)) {
        add(key, "a flag this version has", "none of that kind");
        return;
      }
    }
    String key = player.path("options").has(name) ? "options/" + name : "elo";
    key = name.equals("Skill Level") ? "skill_level" : key;
    String[] sides = e.getMessage().split("expected |, found ", 3);
    add(key, sides.length == 3 ? sides[1] : "an option of the engine", sides[sides.length - 1]);
  }

  private List<String> program() {
    List<String> command = new ArrayList<>();
    player.path("command").forEach(word -> command.add(word.asString()));
    String key = command.isEmpty() ? "engine" : "command/0";
    if (command.isEmpty()) {
      command.add(engine);
    }
    if (Executable.find(command.getFirst(), Path.of("")).isEmpty()) {
      add(key, "a program that can be run", "no program " + command.getFirst());
    }
    return command;
  }

  private Allowance allowance() {
    Optional<TimeControl> control = Optional.empty();
    if (player.has("time_control")) {
      String text = player.get("time_control").asString();
      try {
        control = Optional.of(TimeControl.parse(text));
      } catch (IllegalArgumentException e) {
        add(
            "time_control",
            "[moves/][minutes:]seconds[+increment] such as 8+0.08",
            "\"" + text + "\"");
        return Allowance.of(SearchLimit.ofDepth(USUAL_DEPTH));
      }
    }
    SearchLimit limit = new SearchLimit(number("nodes"), depth(), number("move_time_ms"));
    return control.isEmpty() && limit.isNone()
        ? Allowance.of(SearchLimit.ofDepth(USUAL_DEPTH))
        : new Allowance(control, limit, 0);
  }

  private OptionalInt depth() {
    return player.has("depth") ? OptionalInt.of(player.get("depth").asInt()) : OptionalInt.empty();
  }

  private OptionalLong number(String key) {
    return player.has(key) ? OptionalLong.of(player.get(key).asLong()) : OptionalLong.empty();
  }

  private Optional<String> text(String key) {
    return player.has(key) ? Optional.of(player.get(key).asString()) : Optional.empty();
  }

  private void add(String key, String expected, String found) {
    mistakes.add(new Mistake(pointer + "/" + key, expected, found));
  }
}
