package v7p3r.arena.work;

import java.io.IOException;
import java.util.Optional;

/**
 * Other processes, perhaps on other machines, that do units of work. Who has work for them keeps
 * its schedule, its journals and its stop signal; only the doing is elsewhere.
 */
public interface WorkPlace extends AutoCloseable {
  /** Units that may wait there for each one that is done: cheap ones are sent in bundles. */
  int AHEAD = 128;

  /** Units that it does at a time, about. */
  int slots();

  /**
   * Has a unit done and waits for it; any number of threads may wait.
   *
   * @return the result; nothing if all was abandoned meanwhile
   * @throws IOException if the unit failed by itself, or the place does not work
   */
  Optional<String> perform(UnitOrder order) throws IOException;

  /** Ends all units under way, and all that come later, without a result. */
  void abandon();

  @Override
  void close();
}
