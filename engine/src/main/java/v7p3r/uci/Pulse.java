package v7p3r.uci;

import v7p3r.search.SystemClock;

/**
 * Says how long a job has taken when nothing else was said for a while. Only who writes notices
 * that nobody listens any more, and a job may be silent for minutes.
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

  /** A job is about to begin, the one before is over; by the thread that reads commands. */
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
        out.printAfterSilence(INTERVAL_MILLIS * NANOS_A_MILLI, this::sign);
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  /** Nothing once the job says its last words. */
  String sign() {
    Job job = worker.running();
    if (job.hasAnswered()) {
      return "";
    }
    long millis = (SystemClock.NANOS.getAsLong() - startNanos) / NANOS_A_MILLI;
    return job instanceof SearchJob
        ? "info time " + millis
        : "info string working for " + millis + " ms";
  }
}
