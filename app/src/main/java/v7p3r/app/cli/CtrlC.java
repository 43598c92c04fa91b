package v7p3r.app.cli;

import java.time.Duration;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import v7p3r.arena.work.RunningWork.Request;
import v7p3r.arena.work.StopSignal;

/**
 * Stops long work on demand: Ctrl-C once finishes the units that run, twice abandons them. A
 * request to terminate (SIGTERM) abandons them too and waits a moment for the work to close its
 * files, so that no engine outlives the process and no lock stays behind.
 */
final class CtrlC implements AutoCloseable {
  private static final Duration CLOSING = Duration.ofSeconds(5);

  /** The exit code of who was ended by Ctrl-C. */
  private static final int INTERRUPTED = 130;

  private final StopSignal stop = new StopSignal();
  private final CountDownLatch closed = new CountDownLatch(1);
  private final Thread terminate = new Thread(this::terminated, "end of the work");
  private final Consumer<String> say;
  private final Runnable restore;

  /** From now on, with words for whoever pressed it. */
  CtrlC(Consumer<String> say) {
    this.say = say;
    this.restore = Interrupts.handle(this::pressed);
    Runtime.getRuntime().addShutdownHook(terminate);
  }

  StopSignal signal() {
    return stop;
  }

  private void pressed() {
    if (stop.isStopping()) {
      abandon();
    } else {
      say.accept("finishing what runs; Ctrl-C again abandons it ...");
      stop.finish();
    }
  }

  /** Does what somebody else asks for, as if Ctrl-C had been pressed once or twice here. */
  void asked(Request request) {
    if (request == Request.STOP) {
      abandon();
    } else if (!stop.isStopping()) {
      pressed();
    }
  }

  private void abandon() {
    say.accept("abandoning what runs ...");
    Thread.ofPlatform().daemon().name("end of the process").start(this::endIfItHangs);
    stop.abandon();
  }

  /** Not all work can be broken off within a unit; all of it goes on after a kill. */
  private void endIfItHangs() {
    if (!awaitClosed()) {
      Runtime.getRuntime().halt(INTERRUPTED);
    }
  }

  private void terminated() {
    stop.abandon();
    awaitClosed();
  }

  private boolean awaitClosed() {
    try {
      return closed.await(CLOSING.toMillis(), TimeUnit.MILLISECONDS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return false;
    }
  }

  @Override
  public void close() {
    closed.countDown();
    restore.run();
    try {
      Runtime.getRuntime().removeShutdownHook(terminate);
    } catch (IllegalStateException e) {
      // The process is ending already, and the hook runs.
      stop.abandon();
    }
  }
}
