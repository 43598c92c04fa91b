package v7p3r.arena.match;

import v7p3r.arena.game.Allowance;
import v7p3r.arena.player.EngineSpec;

/** An engine that takes part in a match, with what it may spend. */
public record Entrant(EngineSpec engine, Allowance allowance) {
  public String name() {
    return engine.name();
  }

  /** Whether it shares its time with the JVM that compiles it. */
  public boolean needsWarmUp() {
    return engine.isInternal() && allowance.isTimed();
  }
}
