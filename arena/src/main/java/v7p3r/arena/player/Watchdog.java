package v7p3r.arena.player;

import java.util.concurrent.Future;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

/** Acts when something takes too long; a thread that waits for an engine cannot do so itself. */
final class Watchdog implements AutoCloseable {
  private final ScheduledThreadPoolExecutor timer;

  Watchdog() {
    timer =
        new ScheduledThreadPoolExecutor(1, Thread.ofPlatform().name("watchdog").daemon().factory());
    timer.setRemoveOnCancelPolicy(true);
  }

  /** Runs the action after a time, unless the guard is closed before. */
  Guard guard(long nanos, Runnable action) {
    Guard guard = new Guard(action);
    guard.alarm = timer.schedule(guard::fire, nanos, TimeUnit.NANOSECONDS);
    return guard;
  }

  @Override
  public void close() {
    timer.shutdownNow();
  }

  /** One wait under guard. */
  static final class Guard implements AutoCloseable {
    private final Runnable action;
    private volatile Future<?> alarm;
    private boolean closed;
    private boolean fired;

    private Guard(Runnable action) {
      this.action = action;
    }

    private synchronized void fire() {
      if (!closed) {
        fired = true;
        action.run();
      }
    }

    synchronized boolean hasFired() {
      return fired;
    }

    @Override
    public void close() {
      synchronized (this) {
        closed = true;
      }
      alarm.cancel(false);
    }
  }
}
