package v7p3r.uci;

/** Runs one job at a time on a thread of its own; used by the thread that reads commands. */
final class Worker {
  /** Searches go deep, and a thread of the default size may be small. */
  private static final long STACK_BYTES = 16 << 20;

  private Job job = Idle.INSTANCE;
  private Thread thread = new Thread();

  /** Begins a job after the one under way, if any, has been stopped. */
  void start(Job next) {
    stopAndWait();
    job = next;
    thread = new Thread(null, new Run(next), "search", STACK_BYTES);
    thread.setDaemon(true);
    thread.start();
  }

  /** Whether a job is under way that has not been told to stop. */
  boolean isBusy() {
    return thread.isAlive() && !job.isEnding();
  }

  void stop() {
    job.stop();
  }

  void ponderHit() {
    job.ponderHit();
  }

  void stopAndWait() {
    job.stop();
    await();
  }

  /** Lets work that comes to an end by itself go on to it, and stops other work. */
  void finish() {
    if (!job.endsByItself()) {
      job.stop();
    }
    await();
  }

  private void await() {
    try {
      thread.join();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
    job = Idle.INSTANCE;
  }

  /** A class because lambdas cost time at start-up. */
  private record Run(Job job) implements Runnable {
    @Override
    public void run() {
      job.run();
    }
  }

  private static final class Idle implements Job {
    static final Idle INSTANCE = new Idle();

    @Override
    public void run() {}

    @Override
    public void stop() {}

    @Override
    public void ponderHit() {}

    @Override
    public boolean endsByItself() {
      return true;
    }

    @Override
    public boolean isEnding() {
      return true;
    }
  }
}
