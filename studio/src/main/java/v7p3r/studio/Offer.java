package v7p3r.studio;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import v7p3r.desc.control.Mode;
import v7p3r.engine.EngineOptions;
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
  private final OfferedEngines engines;
  private final Watch watch;

  Offer(StudioConfig config, OfferedEngines engines, String name, Watch watch) {
    this.config = config;
    this.engines = engines;
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
        engines.all(),
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
