package v7p3r.arena.work;

import java.io.Serializable;

/**
 * A unit of work on its way to where it is done.
 *
 * @param settings what many units have in common, as JSON; who does them is made once for all
 * @param task what is to be done, as JSON
 */
public record UnitOrder(UnitKey key, String settings, String task) implements Serializable {
  /** With a key made of what is known. */
  public static UnitOrder of(String kind, String unit, String settings, long seed, String task) {
    return new UnitOrder(UnitKey.of(kind, unit, settings, seed), settings, task);
  }
}
