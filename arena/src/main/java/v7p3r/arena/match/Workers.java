package v7p3r.arena.match;

import java.io.IOException;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import v7p3r.arena.player.PlayerException;

/** Threads that do the same work side by side; when one fails, the others finish what they do. */
public final class Workers {
  /** What each thread does. */
  @FunctionalInterface
  public interface Work {
    void run() throws IOException;
  }

  private final StopSignal stop;
  private Optional<Throwable> failure = Optional.empty();

  private Workers(StopSignal stop) {
    this.stop = stop;
  }

  /**
   * Comes back when all threads have ended.
   *
   * @throws IOException if one of them failed
   */
  public static void run(String name, int threads, StopSignal stop, Work work) throws IOException {
    Workers workers = new Workers(stop);
    CountDownLatch done = new CountDownLatch(threads);
    for (int i = 1; i <= threads; i++) {
      Thread.ofPlatform()
          .name(name + " " + i)
          .start(
              () -> {
                try {
                  work.run();
                } catch (IOException | RuntimeException | Error e) {
                  workers.fail(e);
                } finally {
                  done.countDown();
                }
              });
    }
    workers.awaitAll(done);
    if (workers.failure.isPresent()) {
      Throwable cause = workers.failure.get();
      throw new IOException(cause.getMessage(), cause);
    }
  }

  /** Who interrupts the wait wants an end: then the games are abandoned, and nothing is left. */
  private void awaitAll(CountDownLatch done) {
    boolean interrupted = false;
    while (done.getCount() > 0) {
      try {
        done.await();
      } catch (InterruptedException e) {
        interrupted = true;
        stop.abandon();
      }
    }
    if (interrupted) {
      Thread.currentThread().interrupt();
    }
  }

  /** Engines that end because all is abandoned have not failed. */
  private synchronized void fail(Throwable e) {
    boolean endedByUs = stop.isAbandoning() && e.getCause() instanceof PlayerException;
    if (!endedByUs) {
      failure = failure.or(() -> Optional.of(e));
      stop.finish();
    }
  }
}
