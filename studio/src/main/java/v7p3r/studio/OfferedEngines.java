package v7p3r.studio;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.ConcurrentHashMap;
import v7p3r.arena.player.EngineSpec;
import v7p3r.arena.player.PlayerException;
import v7p3r.arena.player.UciAnalyst;
import v7p3r.engine.Engine;
import v7p3r.engine.Option;
import v7p3r.engine.ResearchOptions;
import v7p3r.studio.config.SafeOptions;
import v7p3r.studio.config.StudioConfig;
import v7p3r.studio.http.Answer;
import v7p3r.studio.http.HttpProblem;
import v7p3r.studio.http.Route;

/**
 * The engines of a studio and what can be set of them. The own one is known; another one is started
 * and asked when a page wants to know, once.
 */
final class OfferedEngines {
  private final StudioConfig config;
  private final Map<String, About.OfferedEngine> known = new ConcurrentHashMap<>();

  OfferedEngines(StudioConfig config) {
    this.config = config;
  }

  /** All of them; the options of those that nobody asked for yet are missing. */
  List<About.OfferedEngine> all() {
    return config.engines().stream()
        .map(
            spec ->
                spec.isInternal()
                    ? own(spec)
                    : known.getOrDefault(
                        spec.name(), new About.OfferedEngine(spec.name(), "uci", List.of())))
        .toList();
  }

  Route route() {
    return Route.get(
        "/api/engines/{id}",
        "An engine with the options that it declares; one that was not asked yet is started.",
        About.OfferedEngine.class,
        call -> Answer.json(engine(call.id())));
  }

  private About.OfferedEngine engine(String name) throws IOException {
    EngineSpec spec =
        config.engine(name).orElseThrow(() -> HttpProblem.notFound("there is no engine " + name));
    if (spec.isInternal()) {
      return own(spec);
    }
    About.OfferedEngine found = known.get(name);
    if (found == null) {
      found = asked(spec);
      known.put(name, found);
    }
    return found;
  }

  private static About.OfferedEngine asked(EngineSpec spec) throws IOException {
    try (UciAnalyst engine = new UciAnalyst(spec)) {
      List<About.OfferedOption> options = new ArrayList<>();
      for (String line : engine.optionLines()) {
        declared(line).ifPresent(options::add);
      }
      return new About.OfferedEngine(spec.name(), "uci", options);
    } catch (PlayerException e) {
      throw new IOException(e.getMessage(), e);
    }
  }

  /** {@code option name Hash type spin default 16 min 1 max 33554432}. */
  static Optional<About.OfferedOption> declared(String line) {
    List<String> words = Arrays.asList(line.strip().split("\\s+"));
    int type = words.indexOf("type");
    if (type < 3 || type + 1 == words.size()) {
      return Optional.empty();
    }
    String name = String.join(" ", words.subList(2, type));
    String kind = words.get(type + 1);
    if (!List.of("check", "spin", "combo").contains(kind) || !SafeOptions.isSafe(name)) {
      return Optional.empty();
    }
    List<String> vars = new ArrayList<>();
    String initial = "";
    OptionalInt min = OptionalInt.empty();
    OptionalInt max = OptionalInt.empty();
    for (int i = type + 2; i < words.size(); ) {
      int end = i + 1;
      while (end < words.size()
          && !List.of("default", "min", "max", "var").contains(words.get(end))) {
        end++;
      }
      String value = String.join(" ", words.subList(i + 1, end));
      switch (words.get(i)) {
        case "default" -> initial = value;
        case "min" -> min = number(value);
        case "max" -> max = number(value);
        case "var" -> vars.add(value);
        default -> {}
      }
      i = end;
    }
    return Optional.of(new About.OfferedOption(name, kind, Optional.of(initial), min, max, vars));
  }

  private static OptionalInt number(String text) {
    try {
      return OptionalInt.of(Math.clamp(Long.parseLong(text), Integer.MIN_VALUE, Integer.MAX_VALUE));
    } catch (NumberFormatException e) {
      return OptionalInt.empty();
    }
  }

  // ---- The own engine ----

  private About.OfferedEngine own(EngineSpec spec) {
    return known.computeIfAbsent(
        spec.name(), name -> new About.OfferedEngine(name, "internal", ownOptions()));
  }

  private static List<About.OfferedOption> ownOptions() {
    List<About.OfferedOption> offered = new ArrayList<>();
    for (Option option : new Engine().options().all()) {
      offer(option).filter(one -> SafeOptions.isSafe(one.name())).ifPresent(offered::add);
    }
    offer(ResearchOptions.DESC_TREE).ifPresent(offered::add);
    return offered;
  }

  /** Options that name files or act at once are not for pages. */
  private static Optional<About.OfferedOption> offer(Option option) {
    return switch (option) {
      case Option.Check check ->
          offered(check.name(), "check", Boolean.toString(check.initial()), List.of());
      case Option.Combo combo -> offered(combo.name(), "combo", combo.initial(), combo.choices());
      case Option.Spin spin ->
          Optional.of(
              new About.OfferedOption(
                  spin.name(),
                  "spin",
                  Optional.of(Integer.toString(spin.initial())),
                  OptionalInt.of(spin.min()),
                  OptionalInt.of(spin.max()),
                  List.of()));
      case Option.Text _, Option.Button _ -> Optional.empty();
    };
  }

  private static Optional<About.OfferedOption> offered(
      String name, String type, String initial, List<String> vars) {
    return Optional.of(
        new About.OfferedOption(
            name, type, Optional.of(initial), OptionalInt.empty(), OptionalInt.empty(), vars));
  }
}
