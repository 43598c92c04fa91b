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
   * @param stop a unit that is not on its way yet when this wants to stop is not done any more
   * @return the result; nothing if it was not done, or all was abandoned meanwhile
   * @throws IOException if the unit failed by itself, or the place does not work
   */
  Optional<String> perform(UnitOrder order, StopSignal stop) throws IOException;

  /** Has a unit done whatever happens, unless all is abandoned. */
  default Optional<String> perform(UnitOrder order) throws IOException {
    return perform(order, new StopSignal());
  }

  /** Ends all units under way, and all that come later, without a result. */
  void abandon();

  @Override
  void close();
}
