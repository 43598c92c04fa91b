package v7p3r.arena.work;

import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;

/** A wish to end long work early: first by finishing the units that run, then at once. */
public final class StopSignal {
  /** Takes back what {@link #whenAbandoned} promised. */
  @FunctionalInterface
  public interface Promise extends AutoCloseable {
    @Override
    void close();
  }

  private final List<Runnable> onAbandon = new CopyOnWriteArrayList<>();
  private volatile boolean stopping;
  private volatile boolean abandoning;

  /** No new unit begins. */
  public void finish() {
    stopping = true;
  }

  /** Units under way end without a result. */
  public void abandon() {
    stopping = true;
    abandoning = true;
    onAbandon.forEach(Runnable::run);
  }

  public boolean isStopping() {
    return stopping;
  }

  /**
   * For work that has nothing to show before its end: to be asked between two units.
   *
   * @throws StoppedException if no new unit is to begin
   */
  public void check() throws StoppedException {
    if (stopping) {
      throw new StoppedException();
    }
  }

  public boolean isAbandoning() {
    return abandoning;
  }

  /** What ends the units under way, until the promise is closed; at once if it is late. */
  public Promise whenAbandoned(Runnable action) {
    onAbandon.add(action);
    if (abandoning) {
      action.run();
    }
    return () -> onAbandon.remove(action);
  }
}
