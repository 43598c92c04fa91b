package v7p3r.arena.work;

import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;

/** A wish to end long work early: first by finishing the units that run, then at once. */
public final class StopSignal {
  /** Takes back what {@link #whenAbandoned} or {@link #passOnTo} promised. */
  @FunctionalInterface
  public interface Promise extends AutoCloseable {
    @Override
    void close();
  }

  private final List<Runnable> onAbandon = new CopyOnWriteArrayList<>();
  private final List<StopSignal> parts = new CopyOnWriteArrayList<>();
  private volatile boolean stopping;
  private volatile boolean abandoning;

  /** No new unit begins. */
  public void finish() {
    stopping = true;
    parts.forEach(StopSignal::finish);
  }

  /** Units under way end without a result. */
  public void abandon() {
    stopping = true;
    abandoning = true;
    onAbandon.forEach(Runnable::run);
    parts.forEach(StopSignal::abandon);
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

  /**
   * Every wish for this work is one for a part of it, too, until the promise is closed; not the
   * other way round, so that a part can be ended for reasons of its own.
   */
  public Promise passOnTo(StopSignal part) {
    parts.add(part);
    if (stopping) {
      part.finish();
    }
    if (abandoning) {
      part.abandon();
    }
    return () -> parts.remove(part);
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
