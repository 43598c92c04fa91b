package v7p3r.arena.player;

import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.locks.LockSupport;
import java.util.function.LongSupplier;

/**
 * Looks at all deadlines now and then: a thread that waits for an engine cannot do so itself, and a
 * timer that is set and woken for every move would cost more than the games.
 */
final class Watchdog implements AutoCloseable {
  private static final long TICK_NANOS = 10_000_000;

  private final Set<Deadline> deadlines = ConcurrentHashMap.newKeySet();
  private final LongSupplier nanoTime;
  private Thread thread;
  private boolean closed;
  private boolean watching;

  Watchdog(LongSupplier nanoTime) {
    this.nanoTime = nanoTime;
    start();
  }

  private synchronized void start() {
    watching = true;
    thread = Thread.ofPlatform().name("watchdog").daemon().unstarted(this::watch);
    thread.start();
  }

  private void watch() {
    while (goesOn()) {
      LockSupport.parkNanos(TICK_NANOS);
      long now = nanoTime.getAsLong();
      deadlines.forEach(deadline -> deadline.check(now));
    }
  }

  /** Also when closed it stays as long as an engine lives, or that one might never be ended. */
  private synchronized boolean goesOn() {
    watching = !closed || !deadlines.isEmpty();
    return watching;
  }

  synchronized void watch(Deadline deadline) {
    deadlines.add(deadline);
    if (!watching) {
      start();
    }
  }

  void forget(Deadline deadline) {
    deadlines.remove(deadline);
  }

  @Override
  public synchronized void close() {
    closed = true;
    LockSupport.unpark(thread);
  }
}
