package v7p3r.arena.analysis;

import java.util.TreeMap;
import v7p3r.arena.player.EngineSpec;
import v7p3r.arena.player.SearchLimit;

/**
 * An engine that is asked about every position.
 *
 * @param identity what it calls itself, and what else tells it from others: part of what results
 *     are kept under
 */
public record Analyst(EngineSpec engine, SearchLimit limit, String identity) {
  /** All that its answers depend on, in one line. */
  public String settings() {
    return "%s, options %s, %s".formatted(identity, new TreeMap<>(engine.options()), words());
  }

  /** What it is allowed for a position, in words. */
  public String words() {
    if (limit.nodes().isPresent()) {
      return limit.nodes().getAsLong() + " nodes";
    }
    return limit.depth().isPresent()
        ? "depth " + limit.depth().getAsInt()
        : limit.moveTimeMillis().orElse(0) + " ms";
  }
}
