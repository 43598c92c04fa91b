package v7p3r.arena.config;

import java.util.Optional;
import v7p3r.arena.game.Allowance;
import v7p3r.arena.player.EngineSpec;

/**
 * One player of a configuration.
 *
 * @param version what the engine must call itself, in part
 */
public record PlayerConfig(EngineSpec engine, Allowance allowance, Optional<String> version) {
  /** Whether it shares its time with the JVM that compiles it. */
  public boolean needsWarmUp() {
    return engine.isInternal() && allowance.isTimed();
  }
}
