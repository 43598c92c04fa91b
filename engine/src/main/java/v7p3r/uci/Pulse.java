package v7p3r.uci;

import v7p3r.search.SystemClock;

/**
 * Says how long a search has taken when nothing else was said for a while. Only who writes notices
 * that nobody listens any more, and a search may be silent for minutes.
 */
final class Pulse implements Runnable {
  private static final long NANOS_A_MILLI = 1_000_000;
  private static final long INTERVAL_MILLIS = 250;

  private final UciPrinter out;
  private final Worker worker;
  private volatile long startNanos;
  private boolean running;

  Pulse(UciPrinter out, Worker worker) {
    this.out = out;
    this.worker = worker;
  }

  /** A search begins; by the thread that reads commands. */
  void begin() {
    startNanos = SystemClock.NANOS.getAsLong();
    if (!running) {
      running = true;
      Thread.ofPlatform().daemon().name("pulse").start(this);
    }
  }

  @Override
  public void run() {
    try {
      while (true) {
        Thread.sleep(INTERVAL_MILLIS);
        if (worker.isSearching() && out.silentNanos() >= INTERVAL_MILLIS * NANOS_A_MILLI) {
          long nanos = SystemClock.NANOS.getAsLong() - startNanos;
          out.print("info time " + nanos / NANOS_A_MILLI);
        }
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
