package v7p3r.uci;

import java.util.Optional;

/**
 * Runs one job at a time on a thread of its own; used by the thread that reads commands. The thread
 * waits for the next job: on a busy machine one that wakes up is served much sooner than a new one.
 */
final class Worker {
  /** Searches go deep, and a thread of the default size may be small. */
  private static final long STACK_BYTES = 16 << 20;

  /** The last job, for the thread that reads commands alone. */
  private Job job = Idle.INSTANCE;

  // ---- Shared by both threads, with this as their lock ----

  private Optional<Thread> thread = Optional.empty();
  private Optional<Job> waiting = Optional.empty();
  private Job running = Idle.INSTANCE;
  private boolean working;

  /** Begins a job after the one under way, if any, has been stopped. */
  void start(Job next) {
    stopAndWait();
    job = next;
    handOver(next);
  }

  private synchronized void handOver(Job next) {
    waiting = Optional.of(next);
    running = next;
    working = true;
    if (thread.isEmpty()) {
      Thread made = new Thread(null, new Jobs(), "search", STACK_BYTES);
      made.setDaemon(true);
      made.start();
      thread = Optional.of(made);
    }
    notifyAll();
  }

  /** Whether a job is under way that has not been told to stop. */
  boolean isBusy() {
    return isWorking() && !job.isEnding();
  }

  private synchronized boolean isWorking() {
    return working;
  }

  void stop() {
    job.stop();
  }

  /** The same from any thread. */
  void stopWhateverRuns() {
    running().stop();
  }

  /** The job under way, or one that has nothing to say any more; from any thread. */
  synchronized Job running() {
    return running;
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
      awaitEnd();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
    job = Idle.INSTANCE;
  }

  private synchronized void awaitEnd() throws InterruptedException {
    while (working) {
      wait();
    }
  }

  /** One job after the other; a class because lambdas cost time at start-up. */
  private final class Jobs implements Runnable {
    @Override
    public void run() {
      try {
        while (true) {
          take().run();
          end();
        }
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
      } finally {
        giveUp();
      }
    }
  }

  private synchronized Job take() throws InterruptedException {
    while (waiting.isEmpty()) {
      wait();
    }
    Job next = waiting.get();
    waiting = Optional.empty();
    return next;
  }

  private synchronized void end() {
    running = Idle.INSTANCE; // A thread that waits must not keep the tables of its last search.
    working = false;
    notifyAll();
  }

  /** A job that throws takes its thread with it; the next job gets another. */
  private synchronized void giveUp() {
    thread = Optional.empty();
    end();
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
    public boolean hasAnswered() {
      return true;
    }

    @Override
    public boolean isEnding() {
      return true;
    }
  }
}
