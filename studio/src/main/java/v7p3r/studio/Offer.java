package v7p3r.studio;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import v7p3r.arena.player.EngineSpec;
import v7p3r.desc.control.Mode;
import v7p3r.engine.Engine;
import v7p3r.engine.EngineOptions;
import v7p3r.engine.Option;
import v7p3r.engine.SearchType;
import v7p3r.studio.config.StudioConfig;
import v7p3r.studio.play.StartPositions;
import v7p3r.studio.think.Observers;
import v7p3r.studio.watch.Watch;
import v7p3r.uci.Uci;

/** Finds out what a studio has to offer. */
final class Offer {
  private final StudioConfig config;
  private final String name;
  private final Watch watch;

  Offer(StudioConfig config, String name, Watch watch) {
    this.config = config;
    this.watch = watch;
    this.name = name;
  }

  About about() {
    return new About(
        Uci.version(),
        name,
        new About.OwnEngine(
            StudioConfig.OWN_ENGINE, config.threads(), config.hashMegabytes(), true),
        model(),
        config.engines().stream().map(Offer::engine).toList(),
        Arrays.stream(SearchType.values()).map(Offer::searchKind).toList(),
        openings(),
        matchOpenings(),
        EngineOptions.ELO.min(),
        EngineOptions.ELO.max(),
        Arrays.stream(Mode.values()).map(Mode::label).toList(),
        watch.names().entrySet().stream()
            .map(entry -> new About.WatchedFile(entry.getKey(), entry.getValue()))
            .toList());
  }

  private static Optional<About.ModelName> model() {
    return Observers.models().map(found -> new About.ModelName(found.getFileName().toString()));
  }

  private static List<About.Named> openings() {
    List<About.Named> openings = new ArrayList<>(List.of(new About.Named("any", "Any")));
    StartPositions.openings()
        .forEach((key, opening) -> openings.add(new About.Named(key, opening.name())));
    return openings;
  }

  private List<About.Named> matchOpenings() {
    List<About.Named> openings =
        new ArrayList<>(List.of(new About.Named("built-in", "Balanced openings, built in")));
    config.openings().keySet().forEach(key -> openings.add(new About.Named(key, key)));
    return openings;
  }

  private static About.OfferedEngine engine(EngineSpec spec) {
    return new About.OfferedEngine(
        spec.name(),
        spec.isInternal() ? "internal" : "uci",
        spec.isInternal() ? ownOptions() : List.of());
  }

  private static List<About.OfferedOption> ownOptions() {
    List<About.OfferedOption> offered = new ArrayList<>();
    for (Option option : new Engine().options().all()) {
      offer(option).ifPresent(offered::add);
    }
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

  private static About.SearchKind searchKind(SearchType type) {
    return switch (type) {
      case NEGAMAX ->
          new About.SearchKind(type.key(), "Full search", "Looks deep and judges by all themes.");
      case MATERIAL ->
          new About.SearchKind(type.key(), "Material only", "Looks deep, but counts men alone.");
      case SIMPLE ->
          new About.SearchKind(type.key(), "One move ahead", "Looks at each move and its reply.");
      case RANDOM -> new About.SearchKind(type.key(), "Random", "Plays any legal move.");
    };
  }
}
