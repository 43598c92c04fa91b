package v7p3r.arena.match;

import java.util.List;
import java.util.Optional;
import v7p3r.arena.game.GameRules;
import v7p3r.arena.stats.Sprt;

/**
 * Everything that decides a match before it begins: with it, a stopped match goes on exactly.
 *
 * @param rounds in each, every pairing plays two games of one opening with colors swapped
 */
public record MatchPlan(
    String name,
    Format format,
    List<Entrant> entrants,
    int rounds,
    OpeningSuite openings,
    GameRules rules,
    Optional<Sprt> sprt,
    int concurrency) {

  /** Who meets whom; two engines are a round robin of one pairing. */
  public enum Format {
    /** Everybody meets everybody. */
    ROUND_ROBIN,
    /** The first meets all others. */
    GAUNTLET
  }

  public MatchPlan {
    entrants = List.copyOf(entrants);
    if (entrants.size() < 2) {
      throw new IllegalArgumentException("a match needs two engines, found " + entrants.size());
    }
    if (entrants.stream().map(Entrant::name).distinct().count() < entrants.size()) {
      throw new IllegalArgumentException(
          "each engine needs a name of its own, found "
              + String.join(", ", entrants.stream().map(Entrant::name).toList()));
    }
    if (rounds < 1) {
      throw new IllegalArgumentException("a match needs at least one pair of games");
    }
    if (concurrency < 1) {
      throw new IllegalArgumentException("concurrency must be at least 1, found " + concurrency);
    }
    if (sprt.isPresent() && entrants.size() != 2) {
      throw new IllegalArgumentException(
          "a sequential test compares two engines, found " + entrants.size());
    }
  }
}
