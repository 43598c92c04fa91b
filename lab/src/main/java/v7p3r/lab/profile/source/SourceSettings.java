package v7p3r.lab.profile.source;

import java.util.Map;

/**
 * How positions are chosen from sources.
 *
 * @param perGame positions of a game at most
 * @param skippedPlies half moves at the start of a game to take none from
 * @param every of a kind, one in this number of games or lines is taken by chance; 1 where not
 *     named
 * @param seed decides what chance does
 */
public record SourceSettings(
    int perGame, int skippedPlies, Map<SourceKind, Integer> every, long seed) {
  public SourceSettings {
    every = Map.copyOf(every);
  }

  int every(SourceKind kind) {
    return every.getOrDefault(kind, 1);
  }
}
