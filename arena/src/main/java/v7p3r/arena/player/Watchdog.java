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
  private final Thread thread;
  private volatile boolean closed;

  Watchdog(LongSupplier nanoTime) {
    thread = Thread.ofPlatform().name("watchdog").daemon().unstarted(() -> watch(nanoTime));
    thread.start();
  }

  private void watch(LongSupplier nanoTime) {
    while (!closed) {
      LockSupport.parkNanos(TICK_NANOS);
      long now = nanoTime.getAsLong();
      deadlines.forEach(deadline -> deadline.check(now));
    }
  }

  void watch(Deadline deadline) {
    deadlines.add(deadline);
  }

  void forget(Deadline deadline) {
    deadlines.remove(deadline);
  }

  @Override
  public void close() {
    closed = true;
    LockSupport.unpark(thread);
  }
}
