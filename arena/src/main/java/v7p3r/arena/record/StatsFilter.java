package v7p3r.arena.record;

import java.util.Optional;

/** Which games are asked about; what is empty does not matter. */
public record StatsFilter(
    Optional<String> engine,
    Optional<String> opponent,
    Optional<String> match,
    Optional<String> color,
    Optional<String> version,
    Optional<String> since) {
  public static final StatsFilter ALL =
      new StatsFilter(
          Optional.empty(),
          Optional.empty(),
          Optional.empty(),
          Optional.empty(),
          Optional.empty(),
          Optional.empty());
}
