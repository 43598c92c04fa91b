package v7p3r.app.cli;

import java.util.List;
import java.util.Optional;
import picocli.CommandLine.Option;
import v7p3r.arena.match.Entrant;
import v7p3r.arena.match.FreeCores;
import v7p3r.arena.work.WorkPlace;

/** How many games are played at a time. */
final class ConcurrencyOption {
  @Option(
      names = "--concurrency",
      paramLabel = "N",
      description = "Games at a time (default: as many as there are free cores)")
  private Optional<Integer> concurrency;

  int gamesAtATime(List<Entrant> entrants) {
    return concurrency.orElseGet(() -> FreeCores.gamesAtATime(entrants));
  }

  /** The same elsewhere: as many as are played there. */
  int iterationsAtATime(List<Entrant> entrants, Optional<WorkPlace> place) {
    return place.isPresent() ? concurrency.orElse(place.get().slots()) : gamesAtATime(entrants);
  }
}
