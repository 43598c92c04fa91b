package v7p3r.arena.work;

import java.io.IOException;
import java.util.ServiceLoader;

/**
 * A kind of unit that any process can do that has this class: found by its name, for the process
 * that gives the work and the one that does it share nothing but text.
 */
public interface UnitKind {
  String name();

  /**
   * Who does such units, one at a time.
   *
   * @param settings as the order has them
   */
  Doer doer(String settings);

  /** Does one unit after the other. */
  interface Doer extends AutoCloseable {
    /**
     * Does a unit.
     *
     * @throws IOException if the unit cannot be done here or anywhere
     */
    UnitResult perform(String task) throws IOException;

    @Override
    default void close() {}
  }

  /** The one of this name on the class path. */
  static UnitKind named(String name) {
    return ServiceLoader.load(UnitKind.class, UnitKind.class.getClassLoader()).stream()
        .map(ServiceLoader.Provider::get)
        .filter(kind -> kind.name().equals(name))
        .findFirst()
        .orElseThrow(() -> new IllegalArgumentException("no such kind of unit: " + name));
  }
}
